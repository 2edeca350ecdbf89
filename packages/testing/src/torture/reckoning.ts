// The books are compared: ours with each neighbour's, with each other, and with what travellers were told. What holds for every booking in
// every test is in `checkInvariants`; here is what only a settled round can know.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkInvariants } from '@portolan/server/testing/invariants';
import pg from 'pg';
import type { Books } from './books.ts';
import { secrets } from './find-voyage.ts';
import { halyardName } from './halyard.ts';
import type { History } from './history.ts';
import type { Rig } from './rig.ts';

/** Runs as the owner, past all policies. */
type Sql = <R>(text: string, values?: unknown[]) => Promise<R[]>;

/** Every violation that is still one when looked at again: rows are not read in one instant, and a job may have been at work. */
export async function reckon(rig: Rig, history: History): Promise<string[]> {
  let found = await look();
  for (let again = 0; again < 2 && found.length > 0; again++) {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const then = await look();
    found = found.filter((problem) => then.includes(problem));
  }
  return found;

  async function look(): Promise<string[]> {
    rig.books.refresh();
    const { sql, books } = rig;
    return [
      ...(await checkInvariants({
        sql,
        now: rig.now(),
        supplier: books.supplier,
        gateway: books.gateway,
        acknowledged: history.acknowledged,
        settled: true,
      })),
      ...(await checkGrants(sql, history)),
      ...(await checkNothingHangs(sql)),
      ...(await checkNothingIsStrange(sql, books)),
      ...(await checkSupplierIsPaidOnce(sql, books)),
      ...(await checkSupplierCancellations(sql, books)),
      ...(await checkPenalties(sql, history)),
      ...(await checkHolds(sql, books, rig.now())),
      ...(await checkSecrets(sql, secrets)),
      ...checkLogs(rig.logsDir, secrets),
      ...(await checkWalls(sql, rig.appUrl())),
    ];
  }
}

/** Credit that staff heard of was granted once; of which they heard nothing, once or never; never another amount. */
export async function checkGrants(sql: Sql, { grants }: Pick<History, 'grants'>): Promise<string[]> {
  const rows = await sql<{ agency_id: string; note: string; amount: string; times: number }>(
    `select agency_id, note, sum(amount) as amount, count(*)::int as times from ledger_entries
      where account = 'wallet' and kind = 'grant' and note = any($1) group by 1, 2`,
    [[...grants.keys()]],
  );
  return [...grants].flatMap(([note, { agencyId, amount, heard }]) => {
    const found = rows.filter((row) => row.note === note);
    const times = found.reduce((sum, row) => sum + row.times, 0);
    if (times > 1 || (heard && times === 0)) return [`credit ${note} was granted ${times} times`];
    return found.some((row) => row.agency_id !== agencyId || Number(row.amount) !== amount)
      ? [`credit ${note} was granted as ${JSON.stringify(found)}, not ${amount}`]
      : [];
  });
}

/** Nothing is pending, reserved, held or untold for ever: beyond the supplier's limits a person has been told. */
export async function checkNothingHangs(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }>(
    `select reference || ' hangs at ' || status as name from bookings b
      where status not in ('documented', 'completed', 'rejected', 'expired', 'released', 'cancelled', 'manual_review')
        and not (status = 'confirmed' and exists (select 1 from booking_reviews r
              where r.agency_id = b.agency_id and r.booking_id = b.booking_id and r.closed_at is null))
     union all
     select b.reference || ' has a payment that hangs at ' || p.status from payments p join bookings b using (agency_id, booking_id)
      where p.status in ('none', 'requires_action', 'authorised') and b.status <> 'manual_review'
     union all
     select b.reference || ' has paid an instalment, and its supplier payment hangs at ' || i.supplier_payment
       from instalments i join bookings b using (agency_id, booking_id)
      where i.supplier_payment in ('asked', 'pending') and b.status <> 'manual_review'
     union all
     select 'the outbox keeps ' || topic || ' of ' || (payload ->> 'reference') from outbox where sent_at is null`,
  );
  return rows.map(({ name }) => name);
}

/** No supplier has a booking that we know nothing of. */
export async function checkNothingIsStrange(sql: Sql, books: Pick<Books, 'references'>): Promise<string[]> {
  const known = new Set(
    (await sql<{ booking_id: string }>('select booking_id from bookings')).map((row) => row.booking_id),
  );
  return books
    .references()
    .filter((reference) => !known.has(reference))
    .map((reference) => `a supplier has ${reference}, and we know nothing of it`);
}

/** The supplier is paid a balance once, all that is left of its own price, and only when the traveller has paid it. */
export async function checkSupplierIsPaidOnce(
  sql: Sql,
  { halyard }: Pick<Books, 'halyard'>,
): Promise<string[]> {
  const rows = await sql<{ booking_id: string; reference: string; status: string | null; supplier_payment: string | null; owed: number }>(
    `select b.booking_id, b.reference, i.status, i.supplier_payment,
            (b.price #>> '{supplierNet,amount}')::int - coalesce((b.price #>> '{payment,supplierDeposit,amount}')::int, 0) as owed
       from bookings b left join instalments i on i.agency_id = b.agency_id and i.booking_id = b.booking_id and i.n = 1
      where b.supplier = $1`,
    [halyardName],
  ); // prettier-ignore
  return rows.flatMap(({ booking_id, reference, status, supplier_payment: state, owed }) => {
    const paid = halyard.paid.get(booking_id) ?? [];
    if (paid.length > 1) return [`${reference} was paid to its supplier ${paid.length} times`];
    if (paid.length === 1 && status !== 'paid')
      return [`${reference} was paid to its supplier, and its balance is ${status}`];
    if (paid.length === 1 && paid[0] !== owed)
      return [`${reference} was paid to its supplier with ${paid[0]}, not ${owed}`];
    if (state === 'paid' && paid.length === 0) return [`${reference} was never paid to its supplier`];
    return [];
  });
}

/** Of what a supplier cancelled by itself nothing is kept, whatever the terms say. */
export async function checkSupplierCancellations(
  sql: Sql,
  { halyard }: Pick<Books, 'halyard'>,
): Promise<string[]> {
  const cancelled = [...halyard.booked].flatMap(([reference, { status, cancelledBy }]) =>
    status === 'cancelled' && cancelledBy === 'supplier' ? [reference] : [],
  );
  const rows = await sql<{ reference: string; status: string; kept: number }>(
    `select b.reference, b.status, coalesce(sum(p.captured - p.refunded), 0)::int as kept
       from bookings b left join payments p using (agency_id, booking_id)
      where b.booking_id = any($1) group by b.agency_id, b.booking_id`,
    [cancelled],
  );
  return rows.flatMap(({ reference, status, kept }) => {
    if (status === 'manual_review') return [];
    if (!['cancelled', 'rejected', 'expired'].includes(status))
      return [`${reference} was cancelled by its supplier, and is ${status}`];
    return kept === 0 ? [] : [`${reference} was cancelled by its supplier, and ${kept} is kept`];
  });
}

/** A cancelling costs what the traveller was told when they accepted it. */
export async function checkPenalties(sql: Sql, { penalties }: Pick<History, 'penalties'>): Promise<string[]> {
  const rows = await sql<{ reference: string; cancel_quote_id: string; penalty: string; kept: string; next_action: string | null }>(
    `select b.reference, c.cancel_quote_id, c.penalty, b.next_action,
            (select coalesce(sum(p.captured - p.refunded), 0) from payments p
              where p.agency_id = b.agency_id and p.booking_id = b.booking_id) as kept
       from bookings b join cancel_quotes c using (agency_id, cancel_quote_id)
      where b.status = 'cancelled' and c.cancel_quote_id = any($1)`,
    [[...penalties.keys()]],
  ); // prettier-ignore
  return rows.flatMap(({ reference, cancel_quote_id, penalty, kept, next_action }) => {
    const told = penalties.get(cancel_quote_id);
    if (Number(penalty) !== told) return [`${reference} was to cost ${told}, and its penalty is ${penalty}`];
    return next_action === null && Number(kept) !== told
      ? [`${reference} was to cost ${told}, and ${kept} is kept`]
      : [];
  });
}

/** Every hold was booked, was given back or has ended; only what its traveller released was given back. */
export async function checkHolds(
  sql: Sql,
  { halyard }: Pick<Books, 'halyard'>,
  now: number,
): Promise<string[]> {
  const rows = await sql<{ hold_id: string; reference: string; status: string }>(
    'select hold_id, reference, status from bookings where hold_id is not null and supplier = $1',
    [halyardName],
  );
  const ours = new Map(rows.map((row) => [row.hold_id, row]));
  return [...halyard.holds].flatMap(([holdId, { expiresAt, bookedAs, released }]) => {
    const booking = ours.get(holdId);
    const name = booking?.reference ?? 'nobody';
    if (!released && bookedAs === null && expiresAt > now) return [`${holdId} of ${name} is still held`];
    if (released && bookedAs !== null) return [`${holdId} of ${name} was booked and given back`];
    if (released && booking?.status !== 'released')
      return [`${holdId} was given back, and ${name} is ${booking?.status}`];
    return [];
  });
}

/** No passport and no answer to a sensitive question can be read in any table of agencies or of the queue. */
export async function checkSecrets(sql: Sql, known: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class c
      where relkind in ('r', 'p') and (relnamespace = 'graphile_worker'::regnamespace
         or relnamespace = 'public'::regnamespace
            and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'agency_id'))`,
  );
  const counts = await sql<{ name: string; count: number }>(
    tables
      .map(({ name }) => `select '${name}' as name, count(*)::int as count from ${name} t where t::text like any($1)`)
      .join(' union all '),
    [known.map((secret) => `%${secret}%`)],
  ); // prettier-ignore
  return counts.flatMap(({ name, count }) =>
    count > 0 ? [`${count} rows of ${name} show what a traveller told in confidence`] : [],
  );
}

/** … nor in any log. */
export function checkLogs(logsDir: string, known: readonly string[]): string[] {
  return readdirSync(logsDir)
    .filter((file) => file.endsWith('.log'))
    .flatMap((file) => {
      const text = readFileSync(join(logsDir, file), 'utf8');
      return known.some((secret) => text.includes(secret))
        ? [`${file} shows what a traveller told in confidence`]
        : [];
    });
}

/** As the role that requests use, nobody sees a row of another agency, in any table. */
export async function checkWalls(sql: Sql, appUrl: string): Promise<string[]> {
  const agencies = await sql<{ agency_id: string }>('select agency_id from agencies');
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'agency_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and has_table_privilege(c.oid, 'select')`,
    );
    const count = tables
      .map(
        ({ name }) => `select '${name}' as name, count(*)::int as count from ${name} where agency_id <> $1`,
      )
      .join(' union all ');
    const problems: string[] = [];
    for (const { agency_id } of agencies) {
      await client.query('begin');
      await client.query(`select set_config('app.agency', $1, true)`, [agency_id]);
      const { rows } = await client.query<{ name: string; count: number }>(count, [agency_id]);
      await client.query('rollback');
      for (const row of rows)
        if (row.count > 0) problems.push(`${agency_id} sees ${row.count} rows of others in ${row.name}`);
    }
    return problems;
  } finally {
    await client.end();
  }
}
