import type {
  Agency,
  SessionInfo,
  SignInProvider,
  SignUpRequest,
  Subscription,
  UserProfile,
} from '@portolan/contract';
import type { Role } from '@portolan/contract/roles';
import type { LinkActions } from './links/actions.ts';
import type { OfficeActions } from './office/actions.ts';

/** What a call that failed tells: the server's own words, its code, and which values were wrong. */
export interface Failure {
  message: string;
  code?: string;
  fields?: Readonly<Record<string, string>>;
}

/** Actions around an account; each rejects with a {@link Failure}. */
export interface AccountActions {
  /** @returns the id that the code of the mail goes with */
  signUp(asked: SignUpRequest): Promise<{ signUpId: string }>;
  /** Resolves when logged in and leads on itself (AUTH-13 to AUTH-16). */
  confirmCode(signUpId: string, code: string): Promise<void>;
  /** Makes the account that the link of a mail is for. */
  confirmLink(token: string): Promise<void>;
  forgotPassword(email: string): Promise<void>;
  /** Resolves while the link of a mail is good. */
  checkLink(token: string): Promise<void>;
  resetPassword(token: string, password: string): Promise<void>;
  /** Where the user is logged in, newest first. */
  sessions(): Promise<readonly SessionInfo[]>;
  /** Ends one session, or all but this one. */
  endSession(id: string | 'others'): Promise<void>;
}

/** How the agency stands with the platform. Each rejects with a {@link Failure}. */
export interface SubscriptionActions {
  read(): Promise<Subscription>;
  ask(): Promise<Subscription>;
}

/** Other doors: OpenID providers of the agency. Each rejects with a {@link Failure}. */
export interface ExternalActions {
  providers(): Promise<readonly SignInProvider[]>;
  /** At the landing: begins at the provider that the address names, or takes what it sent back; leads on itself. */
  go(kind: 'sso' | 'social'): Promise<void>;
  /** Where another try begins. */
  again(kind: 'sso' | 'social'): string;
}

/** What the host shares with the embedded app (HOST-02, HOST-05); it makes no calls of its own. */
export interface AppContext {
  readonly agency: Agency;
  readonly role: Role;
  /** `null` for a visitor, and until the profile has come. */
  readonly user: UserProfile | null;
  /** Signed addresses of illustrations by purpose. */
  readonly art: Readonly<Record<string, string>>;
  /** A path of this site that the page was asked to lead to, already checked; `null` without one. */
  readonly redirect: string | null;
  /** What the link of a mail carried; `null` without it. */
  readonly token: string | null;
  /** The form was opened from a checkout, which is gone back to. */
  readonly fromCheckout: boolean;
  /** False where the agency has no sign-up (VIS-02 to VIS-04, AUTH-29). */
  readonly canSignUp: boolean;
  /** The agency's other doors; `null` where they have to be asked for. */
  readonly providers: readonly SignInProvider[] | null;
  readonly account: AccountActions;
  readonly external: ExternalActions;
  readonly links: LinkActions;
  readonly subscription: SubscriptionActions;
  readonly office: OfficeActions;
  /** The proposal and the deal link that the address names, checked to look like ids; `null` without one. */
  readonly proposalId: string | null;
  readonly dealLinkId: string | null;
  /** Of the site, such as `https://book.harbour.example`. */
  readonly origin: string;
  /** Resolves when logged in and leads on itself. @throws {Failure} with the server's own words */
  logIn(email: string, password: string): Promise<void>;
  /** Clears what is known of the user, then leads on (AUTH-17 to AUTH-27). */
  logOut(): Promise<void>;
  /** Says in passing that something was done, or was not. @default tone 'info' */
  notify(text: string, tone?: 'good' | 'bad'): void;
}
