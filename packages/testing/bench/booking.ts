import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareQuotes, requestFor } from '../src/torture/doubles.ts';
import { send } from '../src/torture/http.ts';
import { startRig, type Rig } from '../src/torture/rig.ts';
import { cardToken } from '../src/torture/cards.ts';
import { reported, type Figure } from './table.ts';

const bookings = 200;
const warmUp = 40;
/** What one booking writes; the quote was there before. */
const tables = ['bookings', 'payments', 'booking_events', 'ledger_entries', 'outbox', 'idempotency_keys'];

/**
 * CPU time of the serving processes for one booking call, from its first byte to its last, beside a script that writes the same rows in one
 * transaction and does nothing else. The database's own time, which is the same work for both, is left out of both; so are jobs.
 */
export async function benchBooking(): Promise<Figure[]> {
  const rig = await startRig({ name: 'bench-booking', jobsInServers: false, fullDisks: false });
  try {
    await book(rig, warmUp, 'warm');
    const before = cpu(rig);
    const references = await book(rig, bookings, 'bench');
    const ours = (cpu(rig) - before) / references.length;
    const theirs = await bare(rig, references);
    return [
      reported('one booking, CPU of the server', `${ours.toFixed(1)} ms`),
      reported('the same rows in one bare transaction, CPU of the script', `${theirs.toFixed(2)} ms`),
      reported('one booking, times the bare rows', `${(ours / theirs).toFixed(1)} ×`),
    ];
  } finally {
    await rig.stop();
  }
}

const cpu = (rig: Rig) => rig.servers.reduce((sum, { name }) => sum + rig.cpuOf(name), 0);

/** Books so many, four at a time; quotes and cards are there before, so that only booking calls are measured. */
async function book(rig: Rig, count: number, name: string): Promise<string[]> {
  const quotes = await prepareQuotes(rig, count);
  const bodies: { key: string; body: object }[] = [];
  for (const quote of quotes) {
    const token = await cardToken(rig, '4242424242424242');
    bodies.push({ key: `${name}-${quote.quoteId}`, body: requestFor(quote, token ?? '') });
  }
  const references: string[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < bodies.length; at = next++) {
      const { key = '', body = {} } = bodies[at] ?? {};
      const { port = 0 } = rig.servers[at % rig.servers.length] ?? {};
      const answer = await send(port, 'harbour', '/api/bookings', { body, key });
      if (answer?.status !== 200) throw new Error(`a booking failed: ${answer?.text.slice(0, 300)}`);
      references.push(answer.body.data.reference as string);
    }
  };
  const began = cpu(rig);
  await Promise.all([lane(), lane(), lane(), lane()]);
  if (cpu(rig) === began) throw new Error('CPU time of processes cannot be read on this machine');
  return references;
}

/** Writes the rows of these bookings again into tables like theirs, one transaction each, in a process of its own. */
async function bare(rig: Rig, references: string[]): Promise<number> {
  const ids = await rig.sql<{ booking_id: string; quote_id: string }>(
    'select booking_id, quote_id from bookings where reference = any($1)',
    [references],
  );
  const sets: Record<string, unknown[]>[] = [];
  for (const { booking_id: id, quote_id: quoteId } of ids) {
    const rows: Record<string, unknown[]> = {};
    for (const table of tables) {
      const where =
        table === 'outbox'
          ? `payload ->> 'bookingId' = $1`
          : table === 'idempotency_keys'
            ? `key like '%' || $1`
            : 'booking_id = $1';
      const found = await rig.sql<{ row: unknown }>(
        `select to_jsonb(t) as row from ${table} t where ${where}`,
        [table === 'idempotency_keys' ? quoteId : id],
      );
      rows[table] = found.map(({ row }) => row);
    }
    sets.push(rows);
  }
  for (const table of tables) await rig.sql(`create table bare_${table} (like ${table} including all)`);
  const folder = mkdtempSync(join(tmpdir(), 'travel-bare-'));
  try {
    const file = join(folder, 'rows.json');
    writeFileSync(file, JSON.stringify(sets));
    const script = fileURLToPath(new URL('./bare-rows.ts', import.meta.url));
    const answer = execFileSync(process.execPath, ['--import', 'tsx', script, rig.ownerUrl(), file], {
      encoding: 'utf8',
    });
    return (JSON.parse(answer) as { msPerBooking: number }).msPerBooking;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
