import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createQueuePool } from './queue-pool.ts';

let admin: pg.Client;
let queue: pg.Pool;
beforeAll(async () => {
  const { ownerUrl } = inject('postgres');
  admin = new pg.Client({ connectionString: ownerUrl });
  await admin.connect();
  queue = createQueuePool({ url: ownerUrl, role: new URL(ownerUrl).username, size: 2 });
});
afterAll(async () => {
  await queue.end();
  await admin.end();
});

describe('the connections of the job queue', () => {
  it('say of a connection that broke that the same may be tried again, and of a mistake that it is one', async () => {
    const client = await queue.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // Expected from the start: it may break before the other connection has its answer.
    const broken = expect(client.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57P03' });
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await broken;
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '57P03' });
    client.release();
    await expect(queue.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
  });

  it('say the same of a database that is not there', async () => {
    const url = new URL(inject('postgres').ownerUrl);
    url.hostname = '127.0.0.1';
    url.port = '1';
    const gone = createQueuePool({ url: url.toString(), role: url.username, size: 1 });
    await expect(gone.connect()).rejects.toMatchObject({ code: '57P03' });
    await gone.end();
  });
});
