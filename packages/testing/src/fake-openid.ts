import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What a fake provider does wrong, for as long as a test says so. */
export interface OpenIdTwist {
  /** Claims of the ID token that replace the right ones; `undefined` leaves one out. */
  claims?: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  foreignKey?: boolean;
  /** Says in its answer to the browser that it is another issuer. */
  answerIssuer?: string;
  /** Takes any verifier: shows that it is not the client that checks PKCE. */
  anyVerifier?: boolean;
}

/** A small OpenID provider: discovery, a page with one button, codes with PKCE that work once, signed ID tokens. */
export interface FakeOpenId {
  issuer: string;
  /** Who presses the button. */
  person: Record<string, unknown>;
  twist: OpenIdTwist;
  /** What the token endpoint answered, in order: `200`, or the error. */
  readonly exchanges: string[];
  /** Presses the button: where the browser is sent back to. @throws {Error} when the request is refused */
  approve(url: string): URL;
  close(): Promise<void>;
}

interface Grant {
  challenge: string;
  nonce: string | null;
  redirectUri: string;
  used: boolean;
}

/** Starts one on a free port. @param options.secret of a confidential client @default a public client */
export async function startFakeOpenId(
  options: { clientId?: string; secret?: string } = {},
): Promise<FakeOpenId> {
  const { clientId = 'travel-site', secret } = options;
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();

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
    approve(address) {
      const { searchParams: query } = new URL(address);
      const redirectUri = query.get('redirect_uri') ?? '';
      const challenge = query.get('code_challenge') ?? '';
      const right =
        query.get('client_id') === clientId && query.get('response_type') === 'code' &&
        query.get('code_challenge_method') === 'S256' && challenge.length === 43 && query.get('scope')?.includes('openid') &&
        URL.canParse(redirectUri); // prettier-ignore
      if (!right) throw new Error(`The request is not one of ours: ${address}`);
      const code = randomBytes(18).toString('base64url');
      grants.set(code, { challenge, nonce: query.get('nonce'), redirectUri, used: false });
      const back = new URL(redirectUri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', query.get('state') ?? '');
      back.searchParams.set('iss', fake.twist.answerIssuer ?? fake.issuer);
      return back;
    },
    close: () => new Promise((done) => void server.close(() => done())),
  };

  async function tokenFor(grant: Grant): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: fake.issuer,
      aud: clientId,
      iat: now,
      exp: now + 300,
      nonce: grant.nonce,
      ...fake.person,
    };
    const said = Object.fromEntries(
      Object.entries({ ...claims, ...fake.twist.claims }).filter(
        ([, value]) => value !== undefined && value !== null,
      ),
    );
    return new SignJWT(said)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(fake.twist.foreignKey ? foreign.privateKey : own.privateKey);
  }

  async function exchange(body: URLSearchParams): Promise<[status: number, answer: object]> {
    const grant = grants.get(body.get('code') ?? '');
    const verifier = body.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const refuse = (error: string): [number, object] => [400, { error }];
    if (body.get('client_id') !== clientId || (secret !== undefined && body.get('client_secret') !== secret))
      return [401, { error: 'invalid_client' }];
    if (!grant || grant.used || body.get('redirect_uri') !== grant.redirectUri)
      return refuse('invalid_grant');
    grant.used = true;
    if (challenge !== grant.challenge && !fake.twist.anyVerifier) return refuse('invalid_grant');
    return [
      200,
      { access_token: 'unused', token_type: 'bearer', expires_in: 300, id_token: await tokenFor(grant) },
    ];
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', fake.issuer);
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return void json(200, {
          issuer: fake.issuer,
          authorization_endpoint: `${fake.issuer}/authorize`,
          token_endpoint: `${fake.issuer}/token`,
          jwks_uri: `${fake.issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
          authorization_response_iss_parameter_supported: true,
        });
      case '/favicon.ico':
        return void response.writeHead(204).end();
      case '/jwks':
        return void json(200, { keys: [jwk] });
      case '/authorize':
        return void response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(`<!doctype html><title>Provider</title><h1>Provider</h1><a id="yes" href="${fake.approve(url.href).href.replaceAll('&', '&amp;')}">Continue</a>`); // prettier-ignore
      case '/token': {
        let text = '';
        for await (const chunk of request) text += String(chunk);
        const [status, body] = await exchange(new URLSearchParams(text));
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
