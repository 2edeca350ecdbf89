import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressProblem, createEgress, EgressError, isPublicAddress } from './egress.ts';

describe('the addresses that an agency may make us ask', () => {
  it.each([
    '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.9', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1',
    '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1',
    'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', 'localhost', '', '127.1',
  ])('leave out %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  }); // prettier-ignore
  it.each(['8.8.8.8', '172.32.0.1', '172.15.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    'hold %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['http://login.example.com', 'must begin with https://'],
    ['ftp://login.example.com', 'must begin with https://'],
    ['file:///etc/passwd', 'must begin with https://'],
    ['https://me:secret@login.example.com', 'must not hold a name or a password'],
    ['https://127.0.0.1', 'must be on the public internet'],
    // All the ways to write the same address.
    ['https://2130706433', 'must be on the public internet'],
    ['https://0x7f.1', 'must be on the public internet'],
    ['https://127.1', 'must be on the public internet'],
    ['https://[::1]:8443', 'must be on the public internet'],
    ['https://[::ffff:10.0.0.1]', 'must be on the public internet'],
    ['https://169.254.169.254/latest/meta-data', 'must be on the public internet'],
    ['https://localhost', 'must be on the public internet'],
    ['https://db', 'must be on the public internet'],
    ['https://metadata.google.internal', 'must be on the public internet'],
    ['https://metadata.google.internal.', 'must be on the public internet'],
    ['login.example.com', 'must be an address such as https://login.example.com'],
  ])('are no %s', (url, problem) => {
    expect(addressProblem(url, false)).toBe(problem);
  });
  it('are any public name over https, and in the demo also the sandboxes of this machine', () => {
    expect(addressProblem('https://login.example.com:8443/tenant', false)).toBeNull();
    expect(addressProblem('http://127.0.0.1:4202/wayfarer', true)).toBeNull();
    expect(addressProblem('ftp://127.0.0.1', true)).toBe('must begin with https://');
  });
});

describe('asking them', () => {
  let server: Server;
  let port: number;
  const asked: { method: string; url: string; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        asked.push({ method: request.method ?? '', url: request.url ?? '', body });
        if (request.url === '/away') return response.writeHead(302, { location: '/secret' }).end();
        if (request.url === '/long') return response.end('x'.repeat(5_000));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}');
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => new Promise<void>((done) => void server.close(() => done())));
  const here = [{ address: '127.0.0.1', family: 4 }];
  const asks = async (ask: Promise<unknown>) => {
    const before = asked.length;
    const error = await ask.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return { error, requests: asked.length - before };
  };

  it('sends what it is given and answers as fetch does', async () => {
    const egress = createEgress({ allowPrivate: true });
    const answer = await egress(`http://127.0.0.1:${port}/token`, {
      method: 'POST',
      body: new URLSearchParams({ code: 'a b' }),
    });
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      200,
      'application/json',
      { a: 1 },
    ]);
    expect(asked.at(-1)).toEqual({ method: 'POST', url: '/token', body: 'code=a+b' });
  });
  it('never connects to a private address that a public name has, not even as one of several', async () => {
    for (const found of [here, [{ address: '8.8.8.8', family: 4 }, ...here], [{ address: '::1', family: 6 }], []]) {
      const egress = createEgress({ allowPrivate: false, resolve: () => Promise.resolve(found) });
      const { error, requests } = await asks(egress(`https://login.example.com:${port}/`));
      expect([error instanceof EgressError, requests]).toEqual([true, 0]);
    }
  }); // prettier-ignore
  it('connects to the address that it looked at, and looks the name up once', async () => {
    let looked = 0;
    const egress = createEgress({ allowPrivate: true, resolve: () => (looked++, Promise.resolve(here)) });
    expect((await egress(`http://login.example.com:${port}/`)).status).toBe(200);
    expect(looked).toBe(1);
  });
  it('follows no redirect', async () => {
    const egress = createEgress({ allowPrivate: true });
    const before = asked.length;
    expect((await egress(`http://127.0.0.1:${port}/away`)).status).toBe(302);
    expect(asked.slice(before).map(({ url }) => url)).toEqual(['/away']);
  });
  it('cuts off who answers without end', async () => {
    const egress = createEgress({ allowPrivate: true, maxBytes: 1_000 });
    await expect(egress(`http://127.0.0.1:${port}/long`)).rejects.toThrow(EgressError);
  });
});
