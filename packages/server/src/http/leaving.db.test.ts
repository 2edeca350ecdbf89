import { Agent, request, type IncomingMessage } from 'node:http';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';

let server: TestServer;
let agent: Agent;
let port: number;
beforeEach(async () => {
  server = await aTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as { port: number }).port;
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await server.close();
});

/** One request over the one connection that is kept. */
function ask(path: string): Promise<{ status: number; connection: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', path, agent, headers: { host: 'harbour.localhost:4000' } },
      (answer: IncomingMessage) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection, text }),
        );
        answer.on('error', reject);
      },
    )
      .on('error', reject)
      .end();
  });
}

it('says that nobody should be sent any more, answers who comes all the same, and ends each connection with its answer', async () => {
  expect(await ask('/readyz')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
  expect(await ask('/api/agency')).toMatchObject({ status: 200, connection: 'keep-alive' });
  server.app.beginLeaving();
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close', text: '{"status":"leaving"}' });
  // Alive it is, until it is gone.
  expect(await ask('/healthz')).toMatchObject({ status: 200, connection: 'close' });
  const late = await ask('/api/agency');
  expect([late.status, late.connection]).toEqual([200, 'close']);
  expect(JSON.parse(late.text)).toMatchObject({ data: { subdomain: 'harbour' } });
});

it('answers what is under way when it closes, and what comes in over a connection that is still open', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let begun = () => {};
  const underWay = new Promise<void>((resolve) => (begun = resolve));
  const { readPlatform } = server.context.database;
  // A question to the database that takes its time.
  server.context.database.readPlatform = async (...asked) => {
    begun();
    await held;
    return readPlatform(...asked);
  };
  const slow = ask('/healthz');
  await underWay;
  const closed = server.app.close();
  release();
  expect(await slow).toMatchObject({ status: 200 });
  await closed;
  await expect(ask('/healthz')).rejects.toThrow('ECONNREFUSED');
});
