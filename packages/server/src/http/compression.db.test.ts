import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { listOperations } from '@portolan/contract';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createWorld, type World } from '../testing/test-world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server?.close());

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The bytes without their encoding. */
  text: string;
}

/** One request over a real connection, answered with the bytes that were sent. */
function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string | undefined>; body?: string } = {},
): Promise<Got> {
  const { port } = server.app.server.address() as AddressInfo;
  const sent = Object.entries({ host: 'harbour.localhost:4000', ...headers }).filter(([, value]) => value);
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: Object.fromEntries(sent) as Record<string, string> },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          const { 'content-encoding': encoding } = answer.headers;
          const plain =
            bytes.length === 0
              ? bytes
              : encoding === 'br'
                ? brotliDecompressSync(bytes)
                : encoding === 'gzip'
                  ? gunzipSync(bytes)
                  : bytes;
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes,
            text: plain.toString('utf8'),
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
const accepting = (encoding: string | undefined, more: Record<string, string> = {}) => ({
  headers: { ...more, 'accept-encoding': encoding },
});
const vary = ({ headers }: Got) => String(headers.vary).split(', ');

const countries = '/api/admin/country/enable';
const browser = 'gzip, deflate, br, zstd';

describe('a large answer', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['gzip', 'gzip'],
    ['GZip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br', 'br'],
    ['gzip;q=0.5, br;q=0.8', 'br'],
    [browser, 'br'],
  ])('to a caller that accepts %j is sent as %s', async (header, encoding) => {
    const plain = await ask(countries);
    // The same encoding for a cached answer, and for one that is made for each request.
    for (const path of [countries, '/api/openapi.json']) {
      const got = await ask(path, accepting(header));
      expect([got.status, got.headers['content-encoding']], path).toEqual([200, encoding]);
      if (path === countries) expect(got.text).toBe(plain.text);
      else expect(JSON.parse(got.text)).toHaveProperty('openapi');
      if (encoding) expect(vary(got)).toContain('accept-encoding');
      if (encoding) expect(got.bytes.length).toBeLessThan(got.text.length / 3);
    }
    expect(vary(plain)).toContain('accept-encoding');
  });

  it('is as small as it gets for callers after the first two', async () => {
    const path = '/api/code';
    const agent = accepting(browser, { 'accept-language': 'sv' });
    const first = await ask(path, agent);
    await ask(path, agent);
    await expect
      .poll(async () => (await ask(path, agent)).bytes.length)
      .toBeLessThan(first.bytes.length * 0.9);
    const later = await ask(path, agent);
    expect([later.headers['content-encoding'], later.text]).toEqual(['br', first.text]);
    expect(Number(later.headers['content-length'])).toBe(later.bytes.length);
    expect((await ask(path, accepting('gzip', { 'accept-language': 'sv' }))).text).toBe(first.text);
  });

  it('has one validator in every encoding, which says so by being weak', async () => {
    const all = await Promise.all(
      [undefined, 'br', 'gzip'].map((encoding) => ask(countries, accepting(encoding))),
    );
    const [etag, ...others] = new Set(all.map(({ headers }) => headers.etag));
    expect(others).toEqual([]);
    expect(etag).toMatch(/^W\/"/);
    for (const encoding of [undefined, 'br', 'gzip'])
      for (const known of [etag!, etag!.slice(2), `"other", ${etag}`]) {
        const again = await ask(countries, accepting(encoding, { 'if-none-match': known }));
        expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([
          304,
          0,
          undefined,
        ]);
        expect(again.headers.etag).toBe(etag);
        expect(vary(again)).toContain('accept-encoding');
      }
    expect((await ask(countries, accepting('br', { 'if-none-match': '"other"' }))).status).toBe(200);
  });

  it('has the same head without its body', async () => {
    for (const encoding of [undefined, 'br', 'gzip'])
      for (const path of [countries, '/api/openapi.json']) {
        const whole = await ask(path, accepting(encoding));
        const head = await ask(path, { method: 'HEAD', ...accepting(encoding) });
        const of = ({ status, headers }: Got) => [
          status,
          headers['content-encoding'],
          headers['content-type'],
          headers.etag,
        ];
        expect(of(head), `${path} ${encoding}`).toEqual(of(whole));
        expect(head.bytes.length).toBe(0);
      }
  });

  it('is sent whole to a caller that asks for a part', async () => {
    const got = await ask(countries, accepting('br', { range: 'bytes=0-9' }));
    expect([got.status, got.headers['content-range']]).toEqual([200, undefined]);
    expect(JSON.parse(got.text)).toHaveProperty('data');
  });
});

it.each(['/api/agency/languages', '/healthz'])('the small answer of %s is sent as it is', async (path) => {
  const got = await ask(path, accepting(browser));
  expect([got.status, got.headers['content-encoding']]).toEqual([200, undefined]);
  expect(got.bytes.length).toBeLessThan(1024);
});

it('the mails of the demo, which carry tokens, are sent as they are', async () => {
  await server.call('/api/auth/signup', {
    body: {
      firstName: 'A',
      lastName: 'B',
      email: 'a@b.example',
      password: 'x'.repeat(20),
      acceptTerms: true,
    },
  });
  const got = await ask('/dev/mail', accepting(browser));
  expect(got.bytes.length).toBeGreaterThan(1024);
  expect(got.headers['content-encoding']).toBeUndefined();
});

it('answers that carry a token are never compressed, nor are the failures of their calls; others are', async () => {
  // The refusal of a body with many unknown members is larger than what is sent as it is.
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`member-${i}`, i])));
  const seen = { secret: 0, other: 0 };
  for (const { id, method, path, body: takesBody, secret } of listOperations()) {
    if (!takesBody) continue;
    const got = await ask(path.replaceAll(/\{\w+\}/g, 'x'), {
      method,
      headers: { 'content-type': 'application/json', 'accept-encoding': browser },
      body,
    });
    if (got.text.length < 1024) continue;
    expect([got.status, got.headers['content-encoding']], id).toEqual([400, secret ? undefined : 'br']);
    seen[secret ? 'secret' : 'other']++;
  }
  expect(seen.secret).toBeGreaterThan(8);
  expect(seen.other).toBeGreaterThan(5);
});

describe('a stream', () => {
  let world: World;
  let address: string;
  beforeAll(async () => {
    world = await createWorld(inject('postgres'), 'compression');
    address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => world?.close());
  beforeEach(() => world.reset());

  let distinct = 0;
  /** Begins a search; the text grows as lines arrive. */
  async function search(encoding: 'br' | 'gzip' | undefined) {
    const state = { text: '', ended: false, encoding: undefined as string | undefined };
    const body = JSON.stringify({
      latitude: 38.72,
      longitude: -9.14 + ++distinct * 0.01,
      checkIn: '2026-04-10',
      checkOut: '2026-04-12',
      occupancy: [{ adults: 2, childAges: [] }],
      currency: 'USD',
    });
    const asked = request(`${address}/api/hotels/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(encoding && { 'accept-encoding': encoding }) },
    });
    asked.on('response', (answer) => {
      state.encoding = answer.headers['content-encoding'];
      const plain =
        state.encoding === 'br'
          ? answer.pipe(createBrotliDecompress())
          : state.encoding === 'gzip'
            ? answer.pipe(createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }))
            : answer;
      plain.setEncoding('utf8');
      plain.on('data', (part: string) => (state.text += part));
      plain.on('end', () => (state.ended = true));
      plain.on('error', () => undefined);
    });
    asked.on('error', () => undefined);
    asked.end(body);
    return { state, leave: () => asked.destroy() };
  }
  const types = (text: string) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { type: string }).type);

  it.each(['br', 'gzip', undefined] as const)('as %s brings each line when it is sent', async (encoding) => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    world.aurora.next('search', async function* (usual) {
      await gate;
      yield* usual() as AsyncGenerator<never>;
    });
    const { state } = await search(encoding);
    await expect.poll(() => state.text).toContain('"type":"supplier"');
    expect(state.encoding).toBe(encoding);
    expect(types(state.text)).toEqual(['started', 'offers', 'supplier']);
    open();
    await expect.poll(() => state.ended).toBe(true);
    expect(types(state.text).at(-1)).toBe('done');
  });

  it.each(['br', 'gzip'] as const)('as %s ends when the caller leaves, in silence', async (encoding) => {
    const stopped = new Promise<void>((resolve) => {
      world.aurora.next('search', async function* (_usual, signal) {
        await new Promise((end) => signal!.addEventListener('abort', end, { once: true }));
        resolve();
        yield [];
      });
    });
    const { state, leave } = await search(encoding);
    await expect.poll(() => state.text).toContain('"type":"started"');
    const before = world.logs.length;
    leave();
    await stopped;
    const { server: http } = world.app;
    await expect
      .poll(() => new Promise((resolve) => http.getConnections((_error, count) => resolve(count))))
      .toBe(0);
    expect(world.logs.slice(before).filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  it.each(['br', 'gzip'] as const)(
    'as %s ends with a whole line that says so when it fails',
    async (encoding) => {
      world.aurora.next('search', async function* () {
        yield [null] as never;
      });
      const { state } = await search(encoding);
      await expect.poll(() => state.ended).toBe(true);
      expect(types(state.text)[0]).toBe('started');
      expect(types(state.text).at(-1)).toBe('error');
    },
  );
});
