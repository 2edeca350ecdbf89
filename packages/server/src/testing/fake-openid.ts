import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOpenIdProvider, type OpenIdTwist } from '../sandbox-openid/provider.ts';

/** A small OpenID provider: discovery, a page with one button, codes with PKCE that work once, signed ID tokens. */
export interface FakeOpenId {
  issuer: string;
  /** Who presses the button. */
  person: Record<string, unknown>;
  /** What it does wrong, for as long as a test says so. */
  twist: OpenIdTwist;
  /** What the token endpoint answered, in order: `200`, or the error. */
  readonly exchanges: string[];
  /** Presses the button: where the browser is sent back to. @throws {Error} when the request is refused */
  approve(url: string): URL;
  close(): Promise<void>;
}

/** Starts one on a free port. @param options.secret of a confidential client @default a public client */
export async function startFakeOpenId(
  options: { clientId?: string; secret?: string } = {},
): Promise<FakeOpenId> {
  const { clientId = 'travel-site', secret } = options;
  const provider = createOpenIdProvider({ issuer: () => fake.issuer, clientId, secret, accepts: () => true });
  // A test twists what follows, also after the button was pressed: each grant reads the twist of the moment.
  const twist = new Proxy<OpenIdTwist>(
    {},
    { get: (_, name) => fake.twist[name as keyof OpenIdTwist], has: (_, name) => name in fake.twist },
  );
  const fake: FakeOpenId = {
    issuer: '',
    person: {
      sub: 'p-1',
      email: 'pia@people.example',
      email_verified: true,
      given_name: 'Pia',
      family_name: 'Wolf',
    },
    twist: {},
    exchanges: [],
    approve: (address) => provider.approve(provider.read(new URL(address).searchParams), fake.person, twist),
    close: () => new Promise((done) => void server.close(() => done())),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', fake.issuer);
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return void json(200, provider.metadata());
      case '/favicon.ico':
        return void response.writeHead(204).end();
      case '/jwks':
        return void json(200, await provider.jwks());
      case '/authorize':
        return void response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(`<!doctype html><title>Provider</title><h1>Provider</h1><a id="yes" href="${fake.approve(url.href).href.replaceAll('&', '&amp;')}">Continue</a>`); // prettier-ignore
      case '/token': {
        let text = '';
        for await (const chunk of request) text += String(chunk);
        const [status, body] = await provider.exchange(new URLSearchParams(text));
        fake.exchanges.push(status === 200 ? '200' : (body as { error: string }).error);
        return void json(status, body);
      }
      default:
        return void response.writeHead(404).end();
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  fake.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}
