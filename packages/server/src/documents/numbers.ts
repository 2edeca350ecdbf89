import type { Tx } from '../db/index.ts';
import type { DocumentRow } from './tables.ts';

/** The numbered documents of a booking. */
export function numberedOf(tx: Tx, agencyId: string, bookingId: string): Promise<DocumentRow[]> {
  return tx.db
    .selectFrom('documents')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('booking_id', '=', bookingId)
    .execute();
}

/**
 * Gives a document the next number of its series, inside the caller's transaction: one that fails takes its number back. Others of the
 * same agency and kind wait for it.
 * @throws when the booking has such a document already
 */
export async function takeNumber(tx: Tx, document: Omit<DocumentRow, 'number'>): Promise<DocumentRow> {
  const { agency_id, kind } = document;
  const { last: number } = await tx.db
    .insertInto('document_series')
    .values({ agency_id, kind, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'kind'])
        .doUpdateSet((eb) => ({ last: eb('document_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return tx.db
    .insertInto('documents')
    .values({
      ...document,
      number,
      issuer: JSON.stringify(document.issuer) as unknown as DocumentRow['issuer'],
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
