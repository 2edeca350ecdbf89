import { connect, type AddressInfo } from 'node:net';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await aTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server?.close());

/** Writes bytes to the server's port and reads until it hangs up. */
function say(bytes: string | Buffer): Promise<{ status: number; head: string; body: string }> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body });
    });
  });
}

const host = 'host: harbour.localhost:4000\r\n';

describe('what is no HTTP', () => {
  it.each<[string, string | Buffer]>([
    ['words', 'hello\r\n\r\n'],
    ['another protocol', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
    ['a method nobody knows', `FROB /api/agency HTTP/1.1\r\n${host}\r\n`],
    ['NUL in a header', `GET /api/agency HTTP/1.1\r\n${host}x-a: a\0b\r\n\r\n`],
    ['two lengths', `POST /api/auth/login HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`],
    ['a length and chunks', `POST /api/auth/login HTTP/1.1\r\n${host}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['chunks without a size', `POST /api/auth/login HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\nzz\r\n`],
  ])('%s: 400 in our envelope, and a request that can be found in the log', async (_what, bytes) => {
    const { status, head, body } = await say(bytes);
    expect(status).toBe(400);
    const answer = JSON.parse(body) as { requestId: string };
    expect(answer).toEqual({
      error: 'This is not a request that HTTP knows.',
      code: 'MALFORMED_REQUEST',
      requestId: expect.stringMatching(/^[\w-]{8,}$/) as string,
    });
    expect(head.toLowerCase()).toContain(`x-request-id: ${answer.requestId.toLowerCase()}`);
  }); // prettier-ignore

  it('headers larger than any of ours: 413', async () => {
    const { status, body } = await say(
      `GET /api/agency HTTP/1.1\r\n${host}x-a: ${'a'.repeat(20_000)}\r\n\r\n`,
    );
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('no host at all: nobody’s agency', async () => {
    const { status, body } = await say('GET /api/agency HTTP/1.0\r\n\r\n');
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([404, 'AGENCY_NOT_FOUND']);
  });
});

describe('text that no database can keep', () => {
  // Each of these was answered 500 before.
  it.each<[string, object, string]>([
    ['/api/auth/login', { email: '\0yy', password: 'x' }, 'email'],
    ['/api/auth/login', { email: 'a@b.c', password: '\ud800' }, 'password'],
    [
      '/api/hotels/search',
      {
        placeId: 'a\0b',
        checkIn: '2026-12-16',
        checkOut: '2026-12-17',
        occupancy: [{ adults: 2, childAges: [] }],
        currency: 'USD',
      },
      'placeId',
    ],
    ['/api/v2/hotel/auto-suggest', { text: 'Lis\0', isManageLocation: false }, 'text'],
  ])('is refused at %s in %j, and where it stands is said', async (path, body, field) => {
    const answer = await server.call(path, { body });
    expect([answer.status, answer.json.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.json.fields).toEqual({ [field]: 'holds a character that no text has' });
  });
  it('is at no address', async () => {
    for (const path of ['/api/quotes/a%00b', '/dev/mail/a%00/b', '/%00'])
      expect((await server.call(path)).json.code, path).toBe('NOT_FOUND');
  });
  it('in a query is a sign that cannot be read', async () => {
    const search = (key: string) => server.call(`/api/hotel/v2/autocomplete?key=${key}`);
    for (const key of ['%00', 'Lis%00', '%00Lis']) expect((await search(key)).status, key).toBe(200);
    expect((await server.call('/sdk/v1/config?key=pk%00')).json.code).toBe('KEY_UNKNOWN');
  });
  it('takes what only looks like it, and every other letter', async () => {
    for (const text of ['\\u0000', 'Ł\u0001', '👩‍👩‍👧', '\uFFFF'])
      expect(
        (await server.call('/api/v2/hotel/auto-suggest', { body: { text, isManageLocation: false } })).status,
        text,
      ).toBe(200);
  });
  it('in a cookie is an unknown cookie', async () => {
    const answer = await server.call('/api/auth/refresh', {
      method: 'POST',
      headers: {
        origin: 'http://harbour.localhost:4000',
        cookie: '__Host-refresh=a%00b; refresh=a%00b.c%00',
      },
    });
    expect(answer.json.code).toBe('SESSION_EXPIRED');
  });
});
