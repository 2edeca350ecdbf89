import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What a provider does wrong with one answer. */
export interface OpenIdTwist {
  /** Claims of the ID token that replace the right ones; `undefined` leaves one out. */
  claims?: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  foreignKey?: boolean;
  /** Says in its answer to the browser that it is another issuer. */
  answerIssuer?: string;
  /** Takes any verifier: shows that it is not the client that checks PKCE. */
  anyVerifier?: boolean;
  /** Is down when the code is to be exchanged. */
  down?: boolean;
}

/** Where a browser that asked for a log-in is sent back to. */
interface Asked {
  redirectUri: string;
  state: string;
  challenge: string;
  nonce: string | null;
}
interface Grant extends Asked {
  person: Record<string, unknown>;
  twist: OpenIdTwist;
  until: number;
}

export interface OpenIdProviderOptions {
  /** Read at each use: a port may not be known yet. */
  issuer(): string;
  clientId: string;
  /** Of a confidential client; without it the client is public. */
  secret?: string | undefined;
  /** Whether the client may be answered there. */
  accepts(redirectUri: string): boolean;
}

/** The rules of one OpenID provider without its pages. */
export interface OpenIdProvider {
  metadata(): object;
  jwks(): Promise<object>;
  /** What a browser asks for. @throws {Error} when it is not a request of the client: nobody is sent anywhere then */
  read(query: URLSearchParams): Asked;
  /** The person agrees: a code that works once, within a minute. */
  approve(asked: Asked, person: Record<string, unknown>, twist?: OpenIdTwist): URL;
  refuse(asked: Asked, error: string): URL;
  /** The client's own call for a code. */
  exchange(body: URLSearchParams): Promise<[status: number, answer: object]>;
}

const codeLivesMs = 60_000;

/** Authorisation code with PKCE (S256) for one client, ID tokens signed with a key of this process. */
export function createOpenIdProvider(options: OpenIdProviderOptions): OpenIdProvider {
  const { issuer, clientId, secret, accepts } = options;
  const grants = new Map<string, Grant>();
  let made: ReturnType<typeof makeKeys> | null = null;
  const keys = () => (made ??= makeKeys());

  function answerTo({ redirectUri, state }: Asked, says: Record<string, string>): URL {
    const back = new URL(redirectUri);
    for (const [name, value] of Object.entries({ ...says, state })) back.searchParams.set(name, value);
    return back;
  }

  async function idToken({ nonce, person, twist }: Grant): Promise<string> {
    const { own, foreign } = await keys();
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer(), aud: clientId, iat: now, exp: now + 300, nonce, ...person };
    const said = Object.entries({ ...right, ...twist.claims }).filter(([, value]) => value != null);
    return new SignJWT(Object.fromEntries(said))
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign((twist.foreignKey ? foreign : own).privateKey);
  }

  return {
    metadata: () => ({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }),

    async jwks() {
      const { own } = await keys();
      return { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
    },

    read(query) {
      const redirectUri = query.get('redirect_uri') ?? '';
      const challenge = query.get('code_challenge') ?? '';
      const right =
        query.get('client_id') === clientId && query.get('response_type') === 'code' &&
        query.get('code_challenge_method') === 'S256' && challenge.length === 43 && query.get('scope')?.includes('openid') &&
        URL.canParse(redirectUri) && accepts(redirectUri); // prettier-ignore
      if (!right) throw new Error(`The request is not one of ours: ${query.toString()}`);
      return { redirectUri, challenge, state: query.get('state') ?? '', nonce: query.get('nonce') };
    },

    approve(asked, person, twist = {}) {
      const now = Date.now();
      for (const [code, { until }] of grants) if (until < now) grants.delete(code);
      const code = randomBytes(18).toString('base64url');
      grants.set(code, { ...asked, person, twist, until: now + codeLivesMs });
      return answerTo(asked, { code, iss: twist.answerIssuer ?? issuer() });
    },

    refuse: (asked, error) => answerTo(asked, { error, iss: issuer() }),

    async exchange(body) {
      const code = body.get('code') ?? '';
      const grant = grants.get(code);
      const verifier = body.get('code_verifier') ?? '';
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (
        body.get('client_id') !== clientId ||
        (secret !== undefined && body.get('client_secret') !== secret)
      )
        return [401, { error: 'invalid_client' }];
      if (!grant || grant.until < Date.now() || body.get('redirect_uri') !== grant.redirectUri)
        return [400, { error: 'invalid_grant' }];
      grants.delete(code);
      if (grant.twist.down) return [503, { error: 'temporarily_unavailable' }];
      if (challenge !== grant.challenge && !grant.twist.anyVerifier) return [400, { error: 'invalid_grant' }];
      const answer = { access_token: 'unused', token_type: 'bearer', expires_in: 300 };
      return [200, { ...answer, id_token: await idToken(grant) }];
    },
  };
}

async function makeKeys() {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  return { own, foreign };
}
