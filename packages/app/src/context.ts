import type { Agency } from '@portolan/contract';
import type { Role } from '@portolan/contract/roles';

/** What the host shares with the embedded app (HOST-02, HOST-05); it makes no calls of its own. */
export interface AppContext {
  readonly agency: Agency;
  readonly role: Role;
  /** Signed addresses of illustrations by purpose. */
  readonly art: Readonly<Record<string, string>>;
  /** A path of this site that the page was asked to lead to, already checked; `null` without one. */
  readonly redirect: string | null;
  /** Resolves when logged in and leads on itself. @throws {ApiError} with the server's own words */
  logIn(email: string, password: string): Promise<void>;
  /** Clears what is known of the user, then leads on (AUTH-17 to AUTH-27). */
  logOut(): Promise<void>;
}
