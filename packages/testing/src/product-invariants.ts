import pg from 'pg';
import { checkInvariants, type GatewayTruth, type SupplierTruth } from '@portolan/server/testing/invariants';
import type { ProductAddresses } from './product.ts';

/**
 * Every violation of {@link checkInvariants} in a running product, whose suppliers and gateway are asked over their own doors. Rows are read
 * at one moment, so that what happens meanwhile is not taken for a contradiction.
 * @param agencyId reads as the application does for this agency @default all agencies, as the database's owner
 */
export async function violationsIn(product: ProductAddresses, agencyId?: string): Promise<string[]> {
  const database = new pg.Client({ connectionString: agencyId ? product.appUrl : product.ownerUrl });
  await database.connect();
  try {
    await database.query('begin isolation level repeatable read read only');
    if (agencyId) await database.query(`select set_config('app.agency', $1, true)`, [agencyId]);
    return await checkInvariants({
      sql: async <R>(text: string, values: unknown[] = []) =>
        (await database.query(text, values)).rows as R[],
      now: Date.now(),
      supplier: (name, bookingId) => askSupplier(product, name, bookingId),
      gateway: (bookingId) => askGateway(product, bookingId),
    });
  } finally {
    await database.end();
  }
}

async function askSupplier(
  product: ProductAddresses,
  name: string,
  bookingId: string,
): Promise<SupplierTruth> {
  const base = name === 'aurora' ? product.aurora : product.meridian;
  const answer = await fetch(`${base}/control/bookings?reference=${bookingId}`);
  const { bookings, booking } = (await answer.json()) as {
    bookings: number;
    booking: { status: SupplierTruth['status'] } | null;
  };
  return { bookings, status: booking?.status ?? 'none' };
}

async function askGateway(product: ProductAddresses, bookingId: string): Promise<GatewayTruth[]> {
  const answer = await fetch(`${product.gateway}/v1/references/${bookingId}/payments`, {
    headers: { authorization: 'Bearer sk_demo' },
  });
  const { payments } = (await answer.json()) as {
    payments: { state: string; held: number; taken: number; returned: number }[];
  };
  return payments.map(({ state, held, taken, returned }) => ({
    reserved: state === 'held' ? held : 0,
    captured: taken,
    refunded: returned,
  }));
}
