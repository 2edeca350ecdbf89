import type { Traveller } from '@portolan/contract';
import type { NamedTraveller } from '../sales/index.ts';

/** A named traveller as a booking keeps them: details that are sealed stay out. */
export function keepTraveller({ kind, group, firstName, lastName, age }: NamedTraveller): NamedTraveller {
  return { kind, group, firstName, lastName, ...(age === undefined ? {} : { age }) };
}

/** The name that lists show: of whoever is named first. */
export function leadName(travellers: readonly Traveller[]): string {
  const [lead] = travellers;
  return lead ? `${lead.firstName} ${lead.lastName}` : '';
}
