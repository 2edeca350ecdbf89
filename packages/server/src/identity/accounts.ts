import type { SignUpRequest, SignUpStarted, VerifyRequest } from '@portolan/contract';
import type { Context } from '../context.ts';
import type { Tx } from '../db/index.ts';
import type { AccountRequestRow } from './tables.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { endSessionsOf } from './queries.ts';
import { normalEmail, type Opened } from './service.ts';
import { createAccountLinks, sameText } from './account-links.ts';
import { toInstant } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { hashPassword } from './passwords.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import {
  findUserIdByEmail,
  insertCustomer,
  insertRequest,
  lockRequest,
  setPassword,
  tellOfAccount,
  touchRequest,
} from './account-queries.ts';

const minute = 60_000;
/** How long the link of a sign-up is good; its code may be typed as long. */
export const signUpLivesMs = 24 * 60 * minute;
/** How long the link to a new password is good. */
export const resetLivesMs = 60 * minute;
/** Wrong codes that one sign-up survives. */
export const codeTries = 5;

/** Who asks: limits count by it, sessions remember it. */
export interface Asker {
  address: string;
  userAgent: string | undefined;
}

/**
 * Accounts that people make themselves. Whoever asks learns nothing of who has an account: known and unknown addresses get the same
 * answer, after the same work. Only the mailbox learns more.
 */
export function createAccounts(context: Context) {
  const { database, clock, bus, config, identity } = context;
  const links = createAccountLinks(config.keys.links);
  // A mailbox must not be flooded, and addresses not be tried one by one.
  const mailsPerEmail = createRateLimit({ max: 5, windowMs: 60 * minute, clock });
  const mailsPerAddress = createRateLimit({ max: 40, windowMs: 60 * minute, clock });
  const linksPerAddress = createRateLimit({ max: 120, windowMs: 15 * minute, clock });

  const limit = (seconds: number) => {
    if (seconds > 0) throw new ApiError('RATE_LIMITED', { data: { retryAfterSeconds: seconds } });
  };
  const limitMails = (tenant: AgencyRecord, email: string, asker: Asker) =>
    limit(
      Math.max(
        mailsPerAddress.hit(`${tenant.id}|${asker.address}`),
        mailsPerEmail.hit(`${tenant.id}|${email}`),
      ),
    );
  const limitLinks = (tenant: AgencyRecord, asker: Asker) =>
    limit(linksPerAddress.hit(`${tenant.id}|${asker.address}`));

  /** The request of a link that is good, locked. @throws {ApiError} `LINK_EXPIRED` for every other */
  async function openLink(
    tx: Tx,
    tenant: AgencyRecord,
    token: string,
    kind: AccountRequestRow['kind'] | null,
  ): Promise<AccountRequestRow> {
    const requestId = links.requestOf(tenant.id, token);
    const request = requestId && (await lockRequest(tx, tenant.id, requestId));
    if (!request || (kind && request.kind !== kind) || Date.parse(request.expires_at) <= clock.now())
      throw new ApiError('LINK_EXPIRED');
    return request;
  }

  /** Makes the user whom a request is for, unless the address has one by now. @returns the user's id, `null` without a new one */
  async function makeUser(tx: Tx, request: AccountRequestRow): Promise<string | null> {
    const now = toInstant(clock.now());
    await touchRequest(tx, request, { used_at: now });
    return request.user_id === null ? insertCustomer(tx, request, newId('us'), now) : null;
  }

  return {
    /**
     * Keeps what was asked for and has a mail sent: one that proves the address, or, where it has an account already, one that says so.
     * @throws {ApiError} `FORBIDDEN` where the agency has no sign-up; `RATE_LIMITED`
     */
    async signUp(
      tenant: AgencyRecord,
      body: SignUpRequest,
      language: string,
      asker: Asker,
    ): Promise<SignUpStarted> {
      if (!hasSignUp(tenant)) throw new ApiError('FORBIDDEN');
      const email = normalEmail(body.email);
      limitMails(tenant, email, asker);
      const password = await hashPassword(body.password);
      const now = clock.now();
      const requestId = newId('ar');
      const expiresAt = toInstant(now + signUpLivesMs);
      await database.withAgency(tenant.id, async (tx) => {
        const userId = await findUserIdByEmail(tx, tenant.id, email);
        await insertRequest(tx, {
          agency_id: tenant.id,
          request_id: requestId,
          kind: 'sign_up',
          email,
          user_id: userId,
          password_hash: password,
          first_name: body.firstName.trim(),
          last_name: body.lastName.trim(),
          phone: body.phone?.trim() || null,
          language,
          created_at: toInstant(now),
          expires_at: expiresAt,
        });
        await tellOfAccount(tx, tenant.id, 'account.sign_up', { requestId }, now);
      });
      return { signUpId: requestId, expiresAt };
    },

    /**
     * Makes the account. By its link, from anywhere and as often as somebody clicks; by its code, where it was asked for, which logs in.
     * @throws {ApiError} `LINK_EXPIRED`; `CODE_INVALID` for a wrong code, the fifth ends the request
     */
    async verify(tenant: AgencyRecord, body: VerifyRequest, asker: Asker): Promise<Opened | null> {
      limitLinks(tenant, asker);
      const { token, signUpId, code } = body;
      if (token !== undefined) {
        await database.withAgency(tenant.id, async (tx) => {
          const request = await openLink(tx, tenant, token, 'sign_up');
          if (!request.used_at) await makeUser(tx, request);
        });
        return null;
      }
      if (signUpId === undefined || code === undefined) throw invalid('token', 'is required');
      const userId = await database.withAgency(tenant.id, async (tx) => {
        const request = await lockRequest(tx, tenant.id, signUpId);
        if (
          request?.kind !== 'sign_up' || request.used_at || request.tries >= codeTries ||
          Date.parse(request.expires_at) <= clock.now()
        ) throw new ApiError('LINK_EXPIRED'); // prettier-ignore
        const right = sameText(code.replace(/[\s-]/g, ''), links.codeOf(tenant.id, signUpId));
        if (right && request.user_id === null) return makeUser(tx, request);
        await touchRequest(tx, request, { tries: request.tries + 1 });
        return null;
      });
      if (!userId) throw new ApiError('CODE_INVALID');
      return identity.openFor(tenant, userId, null, asker.userAgent);
    },

    /** Has a link to a new password sent, if somebody has the address; nothing tells whether. @throws {ApiError} `RATE_LIMITED` */
    async forgotPassword(tenant: AgencyRecord, asked: string, language: string, asker: Asker): Promise<void> {
      const email = normalEmail(asked);
      limitMails(tenant, email, asker);
      const now = clock.now();
      await database.withAgency(tenant.id, async (tx) => {
        const requestId = newId('ar');
        await insertRequest(tx, {
          agency_id: tenant.id,
          request_id: requestId,
          kind: 'reset',
          email,
          user_id: await findUserIdByEmail(tx, tenant.id, email),
          password_hash: null,
          first_name: null,
          last_name: null,
          phone: null,
          language,
          created_at: toInstant(now),
          expires_at: toInstant(now + resetLivesMs),
        });
        await tellOfAccount(tx, tenant.id, 'account.reset', { requestId }, now);
      });
    },

    /** @throws {ApiError} `LINK_EXPIRED` when the link of a mail is not good any more */
    async checkLink(tenant: AgencyRecord, token: string, asker: Asker): Promise<void> {
      limitLinks(tenant, asker);
      await database.withAgency(tenant.id, async (tx) => {
        const request = await openLink(tx, tenant, token, null);
        if (request.kind === 'reset' && request.used_at) throw new ApiError('LINK_EXPIRED');
      });
    },

    /**
     * Sets a new password. Every session of the user ends, for whoever knew the old one may be in one of them; the mailbox is told.
     * @throws {ApiError} `LINK_EXPIRED`
     */
    async resetPassword(tenant: AgencyRecord, token: string, password: string, asker: Asker): Promise<void> {
      limitLinks(tenant, asker);
      const hash = await hashPassword(password);
      const now = toInstant(clock.now());
      const ended = await database.withAgency(tenant.id, async (tx) => {
        const request = await openLink(tx, tenant, token, 'reset');
        const userId = request.user_id;
        if (!userId || request.used_at || !(await setPassword(tx, request, hash, now)))
          throw new ApiError('LINK_EXPIRED');
        await tellOfAccount(
          tx,
          tenant.id,
          'account.changed',
          { userId, language: request.language },
          Date.parse(now),
        );
        return endSessionsOf(tx, tenant.id, userId, now);
      });
      for (const id of ended) await bus.publish('session', id);
    },
  };
}

/** Whether people may make themselves an account at an agency (VIS-02 to VIS-04, AUTH-29). */
export function hasSignUp({ agency }: AgencyRecord): boolean {
  const { sso, isHideSignupOption, brandRules } = agency;
  const direct = !sso.isSSOEnabled || sso.isDirectLoginAllowedForSSOUsers;
  return direct && !isHideSignupOption && !brandRules.hideSignup;
}
