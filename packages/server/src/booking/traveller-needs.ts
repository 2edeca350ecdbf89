import type { Need, Quote, Traveller } from '@portolan/contract';
import type { TravellerNeeds } from '@portolan/suppliers';
import { ApiError } from '../platform/errors.ts';
import { serviceOf } from '../sales/index.ts';
import type { Context } from './context.ts';
import type { QuoteRow } from './tables.ts';

/** What a quote asks of travellers: what its supplier said, else what the service always asks. */
export function needsOf(context: Pick<Context, 'services'>, quote: QuoteRow): TravellerNeeds {
  return quote.needs ?? serviceOf(context, quote).needs;
}

/** The same as an answer says it. */
export function viewNeeds({ questions: _, ...needs }: TravellerNeeds): Quote['needs'] {
  return { ...needs, loyalty: [...needs.loyalty] };
}

/**
 * Refuses details of travellers that are not asked for, so that nobody's passport is ever kept for nothing, and those that are missing.
 * @throws {ApiError} `TRAVELLER_DETAILS` with one field per problem, such as `travellers.0.document`.
 */
export function checkNeeds(travellers: readonly Traveller[], needs: Omit<TravellerNeeds, 'questions'>): void {
  const asked: Readonly<
    Record<'title' | 'gender' | 'bornOn' | 'nationality' | 'document' | 'loyalty', Need>
  > = {
    title: needs.title,
    gender: needs.gender,
    bornOn: needs.bornOn,
    nationality: needs.nationality,
    document: needs.document,
    loyalty: needs.loyalty.length > 0 ? 'may' : 'no',
  };
  const fields: Record<string, string> = {};
  travellers.forEach((traveller, index) => {
    for (const [name, need] of Object.entries(asked)) {
      const sent = traveller[name as keyof typeof asked] !== undefined;
      if (sent && need === 'no') fields[`travellers.${index}.${name}`] = 'is not asked for';
      if (!sent && need === 'must') fields[`travellers.${index}.${name}`] = 'is missing';
    }
    if (traveller.loyalty && needs.loyalty.length > 0 && !needs.loyalty.includes(traveller.loyalty.programme))
      fields[`travellers.${index}.loyalty.programme`] = 'is not one of those that are taken';
    for (const name of ['firstName', 'lastName'] as const)
      if (traveller[name].length > needs.maxName)
        fields[`travellers.${index}.${name}`] = `has more than ${needs.maxName} letters`;
  });
  if (Object.keys(fields).length > 0) throw new ApiError('TRAVELLER_DETAILS', { fields });
}
