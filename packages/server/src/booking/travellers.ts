import type { HoldRequest, Traveller } from '@portolan/contract';
import { hashRequest } from '../http/index.ts';
import { serviceOf, type NamedTraveller } from '../sales/index.ts';
import type { Context } from './context.ts';
import type { BookingRow, QuoteRow } from './tables.ts';
import { checkNeeds, needsOf } from './traveller-needs.ts';

/**
 * Refuses travellers that a quote is not for: details that are missing or not asked for, then a party that is not the one that was asked for.
 * @throws {ApiError} `TRAVELLER_DETAILS` or `VALIDATION_FAILED`, with one field per problem
 */
export function checkPeople(
  context: Pick<Context, 'services'>,
  quote: QuoteRow,
  travellers: readonly Traveller[],
): void {
  checkNeeds(travellers, needsOf(context, quote));
  serviceOf(context, quote).checkTravellers(travellers, quote.asked);
}

/** Whether a request names the travellers and the contact of a booking: only then it may learn of that booking. */
export function isSamePeople(
  booking: Pick<BookingRow, 'travellers' | 'contact'>,
  { travellers, contact }: Pick<HoldRequest, 'travellers' | 'contact'>,
): boolean {
  const asked = hashRequest([travellers.map(keepTraveller), contact]);
  return asked === hashRequest([booking.travellers, booking.contact]);
}

/** A named traveller as a booking keeps them: details that are sealed stay out. */
export function keepTraveller({ kind, group, firstName, lastName, age }: NamedTraveller): NamedTraveller {
  return { kind, group, firstName, lastName, ...(age === undefined ? {} : { age }) };
}

/** The name that lists show: of whoever is named first. */
export function leadName(travellers: readonly Traveller[]): string {
  const [lead] = travellers;
  return lead ? `${lead.firstName} ${lead.lastName}` : '';
}
