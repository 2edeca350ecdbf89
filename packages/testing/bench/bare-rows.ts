// The process that writes the rows of bookings and does nothing else: `bare-rows.ts <database> <file>`. It prints its CPU time of each.
import { readFileSync } from 'node:fs';
import pg from 'pg';

const [, , url = '', file = ''] = process.argv;
const sets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>[]>[];
const client = new pg.Client({ connectionString: url });
await client.connect();

/** One statement a table, as a program would write it that has the rows at hand. */
async function write(set: Record<string, Record<string, unknown>[]>): Promise<void> {
  await client.query('begin');
  for (const [table, rows] of Object.entries(set)) {
    const columns = Object.keys(rows[0] ?? {});
    if (columns.length === 0) continue;
    const values: unknown[] = [];
    const groups = rows.map((row) => {
      const places = columns.map((column) => {
        const value = row[column];
        return `$${values.push(typeof value === 'object' && value !== null ? JSON.stringify(value) : value)}`;
      });
      return `(${places.join(', ')})`;
    });
    const text = `insert into bare_${table} (${columns.join(', ')}) values ${groups.join(', ')}`;
    await client.query({ name: `${table} ${rows.length}`, text, values });
  }
  await client.query('commit');
}

const warmUp = Math.floor(sets.length / 5);
for (const set of sets.slice(0, warmUp)) await write(set);
const before = process.cpuUsage();
for (const set of sets.slice(warmUp)) await write(set);
const { user, system } = process.cpuUsage(before);
await client.end();
process.stdout.write(JSON.stringify({ msPerBooking: (user + system) / 1000 / (sets.length - warmUp) }));
