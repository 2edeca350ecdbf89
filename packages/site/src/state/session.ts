import type { Session } from '@portolan/contract';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { names } from './names.ts';

/** Renew this long before a token ends, so that no request leaves with one that dies on the way. */
const renewMs = 30_000;

/** The access token of this visit. The server reads the same cookie only to shape pages; calls are authenticated by header. */
export interface AccessTokens {
  /** A token that is still good, renewed when needed; `null` when nobody is logged in. */
  get(): Promise<string | null>;
  keep(session: Session): void;
}

/**
 * @param refresh asks for a new session by the refresh cookie; rejects when there is none
 * @param now ms since the epoch
 */
export function createAccessTokens(refresh: () => Promise<Session>, now = () => Date.now()): AccessTokens {
  let renewing: Promise<string | null> | null = null;

  const keep = (session: Session): void => {
    const maxAge = Math.max(1, Math.floor((Date.parse(session.expiresAt) - now()) / 1000));
    writeCookie(names.accessToken, session.accessToken, { maxAge });
    // Outlives the token: it says that a refresh is worth trying.
    writeCookie(names.auth, 'true', { maxAge: 60 * 60 * 24 * 30 });
  };
  const renew = async (): Promise<string | null> => {
    try {
      const session = await refresh();
      keep(session);
      return session.accessToken;
    } catch {
      forgetSession();
      return null;
    } finally {
      renewing = null;
    }
  };
  return {
    keep,
    async get() {
      const token = readCookie(names.accessToken);
      if (token && expiresAt(token) - now() > renewMs) return token;
      if (!token && readCookie(names.auth) !== 'true') return null;
      // Many calls at once renew once.
      return (renewing ??= renew());
    },
  };
}

/**
 * What a refused call does on a page of the site: off to `/logout`, which leads on. Once: a page asks for several things, each of them is
 * refused when its session has ended, and a second navigation breaks off the first while its document is on the way. A page that comes
 * back from the browser's memory begins anew.
 * @param beforeLeaving keeps what the visit goes on with later
 */
export function createSessionEnd(
  beforeLeaving: () => void,
  leave: (href: string) => void,
  page: Pick<EventTarget, 'addEventListener'>,
): () => void {
  let leaving = false;
  page.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) leaving = false;
  });
  return () => {
    if (leaving) return;
    leaving = true;
    beforeLeaving();
    leave('/logout');
  };
}

/** Logout's first half: cookies and session items (AUTH-17 to AUTH-22). Language and session id stay. */
export function forgetSession(): void {
  for (const name of [names.accessToken, names.auth, names.hideHeader, names.hideFooter]) removeCookie(name);
  try {
    sessionStorage.removeItem(names.deepLink);
    sessionStorage.removeItem(names.routeType);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}

/** `exp` of a JWT in ms; 0 for what is no token. */
function expiresAt(token: string): number {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return Number((JSON.parse(atob(payload)) as { exp?: number }).exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
