import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExchangeRates } from './exchange-rates.ts';
import { snapshot } from './snapshot.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
});
afterAll(() => server?.close());

describe('rates of a configured source', () => {
  const book = (answer: () => Response, ratesUrl: string | null = 'https://rates.example/latest') =>
    createExchangeRates({ ...server.context, config: { ratesUrl }, fetch: async () => answer() });
  const table = (date: string, EUR = 0.87) =>
    Response.json({ date, base: 'USD', rates: { ...snapshot.values, EUR } });

  it('are used and kept for the next start', async () => {
    const rates = await book(() => table('2026-12-01'));
    await expect.poll(() => rates.current().asOf).toBe('2026-12-01');
    expect(rates.current().values['EUR']).toBe(0.87);
    rates.close();
    await expect
      .poll(() => server.sql(`select as_of, source from exchange_rates`))
      .toEqual([{ as_of: '2026-12-01', source: 'rates.example' }]);
    const next = await book(() => new Response('down', { status: 503 }), null);
    expect(next.current().asOf).toBe('2026-12-01');
    next.close();
  });
  it('never get older, and nonsense changes nothing', async () => {
    for (const answer of [
      () => table('2026-11-30', 0.5),
      () => Response.json({ hello: 1 }),
      () => new Response('<html>', { status: 200 }),
      () => new Response('', { status: 500 }),
    ]) {
      const rates = await book(answer);
      await rates.refresh().catch(() => undefined);
      expect(rates.current()).toMatchObject({ asOf: '2026-12-01', values: { EUR: 0.87 } });
      rates.close();
    }
  });
});
