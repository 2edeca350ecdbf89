import type { Traveller } from '@portolan/contract';
import type { Traveller as SupplierTraveller } from '@portolan/suppliers';
import type { Tx } from '../db/index.ts';
import { toInstant } from '../platform/clock.ts';
import type { Context } from './context.ts';
import type { BookingRow } from './tables.ts';
import { keepTraveller } from './travellers.ts';

const day = 86_400_000;
/** How long details are kept once a booking has ended, for what a supplier may still ask. */
const keptMs = 30 * day;

/** What is sealed of a traveller: all that a list or a ticket never shows. */
type Details = Omit<Traveller, 'kind' | 'group' | 'firstName' | 'lastName' | 'age'>;

const boundTo = ({ agency_id, booking_id }: Pick<BookingRow, 'agency_id' | 'booking_id'>) =>
  `travellers:${agency_id}:${booking_id}`;

/** Keeps what was told of the travellers beyond their names, sealed, in place of what was told before. */
export async function keepDetails(
  tx: Tx,
  { travellerSeal }: Pick<Context, 'travellerSeal'>,
  booking: Pick<BookingRow, 'agency_id' | 'booking_id' | 'ends_at'>,
  travellers: readonly Traveller[],
): Promise<void> {
  const { agency_id, booking_id } = booking;
  await tx.db
    .deleteFrom('traveller_documents')
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .execute();
  const details = travellers.map(detailsOf);
  if (details.every((one) => Object.keys(one).length === 0)) return;
  await tx.db
    .insertInto('traveller_documents')
    .values({
      agency_id,
      booking_id,
      sealed: travellerSeal.close(details, boundTo(booking)),
      purge_at: toInstant(Date.parse(booking.ends_at) + keptMs),
    })
    .execute();
}

/** The travellers of a booking as its supplier is told them, with all that was asked of them. */
export async function travellersFor(
  { database, travellerSeal }: Pick<Context, 'database' | 'travellerSeal'>,
  booking: BookingRow,
): Promise<SupplierTraveller[]> {
  const row = await database.withAgency(booking.agency_id, (tx) =>
    tx.db
      .selectFrom('traveller_documents')
      .select('sealed')
      .where('agency_id', '=', booking.agency_id)
      .where('booking_id', '=', booking.booking_id)
      .executeTakeFirst(),
  );
  const details = row && travellerSeal.open<Details[]>(row.sealed, boundTo(booking));
  if (row && !details) throw new Error('The details of travellers cannot be opened: the secret has changed');
  return booking.travellers.map(
    (traveller, at) => ({ ...keepTraveller(traveller), ...details?.[at] }) as SupplierTraveller,
  );
}

/** Has the details of travellers deleted within a day of `now` (ms since the epoch): a booking that failed needs no passport. */
export async function purgeDetailsSoon(
  tx: Tx,
  { agency_id, booking_id }: Pick<BookingRow, 'agency_id' | 'booking_id'>,
  now: number,
): Promise<void> {
  await tx.db
    .updateTable('traveller_documents')
    .set({ purge_at: toInstant(now + day) })
    .where('agency_id', '=', agency_id)
    .where('booking_id', '=', booking_id)
    .where('purge_at', '>', toInstant(now + day))
    .execute();
}

function detailsOf(traveller: Traveller): Details {
  const { kind: _k, group: _g, firstName: _f, lastName: _l, age: _a, ...details } = traveller;
  return details;
}
