import { createClient, type Client } from '@portolan/client';
import type { EmbedProfile, Session, UserProfile } from '@portolan/contract';
import type { ToFrame } from '@portolan/sdk/frame';
import { localStoragePort } from '../state/storage.ts';
import type { FrameData } from './frame-data.ts';
import { visitId } from './visit-id.ts';

/** Renew this long before an access token ends. */
const renewMs = 30_000;

/** The session of the frame: its refresh token is the frame's own partitioned cookie, its access token lives in memory alone. */
export interface FrameSession {
  /** Calls as whoever is logged in, in the name of the partner's key. */
  readonly client: Client;
  user(): UserProfile | null;
  /**
   * Who is there to begin with: the partner's signed profile, else the session of before, else nobody.
   * @returns what forms are prefilled with; `null` when nothing is known
   */
  open(what: Pick<ToFrame['open'], 'profile' | 'resume'>): Promise<EmbedProfile | null>;
  /** @throws {ApiError} with the server's own words */
  logIn(email: string, password: string): Promise<void>;
  /** A session for the one-time code of a window. @throws {ApiError} */
  exchange(code: string): Promise<void>;
  /** A token that the page around may search with; `null` when nobody is logged in. */
  browse(): Promise<{ token: string; expiresAt: string } | null>;
  logOut(): Promise<void>;
}

export function createFrameSession({ key, language, embedder }: FrameData): FrameSession {
  const memory = `travel-frame-session-${key}`;
  const origin = embedder ?? '';
  let session: Session | null = null;
  let renewing: Promise<string | null> | null = null;
  const common = { base: '', agencyKey: key, language, sessionId: visitId() };
  /** Without a token of its own: what starts and renews a session must not wait for one. */
  const door = createClient(common);

  /** How the session of before began; `null`: there was none; `undefined`: the browser gives this frame no storage. */
  const remembered = (): string | null | undefined => {
    try {
      return localStorage.getItem(memory);
    } catch {
      return undefined;
    }
  };
  /** @param how says what began it, to know on the next page whether it is still the same person's */
  const keep = (next: Session, how: string): void => {
    session = next;
    localStoragePort.set(memory, how);
  };
  const forget = (): null => {
    session = null;
    localStoragePort.remove(memory);
    return null;
  };
  const refresh = (): Promise<string | null> =>
    (renewing ??= door
      .call('embedRefresh')
      .then(({ data }) => {
        keep(data, remembered() ?? 'login');
        return data.accessToken;
      }, forget)
      .finally(() => (renewing = null)));
  const get = (): Promise<string | null> | string | null => {
    if (!session) return null;
    return Date.parse(session.expiresAt) - Date.now() > renewMs ? session.accessToken : refresh();
  };
  const client = createClient({ ...common, getAccessToken: get, onUnauthorised: forget });

  return {
    client,
    user: () => session?.user ?? null,
    async open({ profile, resume }) {
      const before = remembered();
      const subject = profile && subjectOf(profile);
      // A token is good once: the same person's second frame goes on with the session of the first.
      const same = subject ? before === subject : before === 'login' || (before === undefined && resume);
      if (same && (await refresh())) return null;
      if (!profile) return null;
      try {
        const { data } = await door.call('embedSession', { body: { profileInformation: profile, origin } });
        if (data.kind === 'visitor') return null;
        if (data.kind === 'known') keep(data.session, subject ?? 'login');
        warnOf(data.ignored);
        return data.profile;
      } catch (error) {
        const { message, code } = error as { message: string; code: string };
        console.warn(`profile-information: ${message} (${code})`);
        // Only where nothing can be remembered: elsewhere a session that is not known to be this person's may be another's.
        if (subject && before === undefined && code === 'PROFILE_TOKEN_USED') await refresh();
        return null;
      }
    },
    async logIn(email, password) {
      const { data } = await door.call('embedLogin', { body: { email, password } });
      keep(data, 'login');
    },
    async exchange(code) {
      const { data } = await door.call('embedExchange', { body: { code } });
      keep(data, 'login');
    },
    async browse() {
      if (!session) return null;
      try {
        const { data } = await client.call('embedBrowseToken', { body: { origin } });
        return { token: data.browseToken, expiresAt: data.expiresAt };
      } catch {
        return forget();
      }
    },
    async logOut() {
      const ended = client.call('embedLogout').catch(() => undefined);
      await ended;
      forget();
    },
  };
}

/** The partner's own id of a signed profile, unverified: only to compare; `null` for what is not signed. */
function subjectOf(profile: string): string | null {
  try {
    const claims = JSON.parse(atob(profile.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as {
      iss?: unknown;
      sub?: unknown;
    };
    return `${String(claims.iss)} ${String(claims.sub)}`;
  } catch {
    return null;
  }
}

function warnOf(ignored: Readonly<Record<string, string>>): void {
  for (const [name, why] of Object.entries(ignored))
    console.warn(`profile-information: "${name}" is ignored, it ${why}.`);
}
