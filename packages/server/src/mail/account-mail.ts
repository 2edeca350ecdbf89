import { fillPath, hotelPaths } from '@portolan/contract';
import { toLanguage } from '@portolan/i18n';
import type { Config } from '../config/index.ts';
import type { Database } from '../db/index.ts';
import type { AccountMailRow } from './tables.ts';
import type { Deliver, OutboxMessage } from '../outbox/index.ts';
import { createAccountLinks } from '../identity/index.ts';
import type { AgencyRecord, AgencyDirectory } from '../tenancy/index.ts';
import { renderAccountMail, type AccountMailData } from './render-account.ts';
import { brandOf } from './mail-page.ts';
import type { Post } from './post-once.ts';
import { travellerTexts } from '../documents/index.ts';

interface Deps {
  config: Config;
  database: Database;
  agencies: AgencyDirectory;
}

/** To whom, and what; `null` when there is nobody to tell. */
interface Telling {
  to: string;
  name: string;
  language: string;
  kind: AccountMailData['kind'];
  /** Path and query of the button. */
  path: string;
  code: string | null;
  lives: AccountMailData['lives'];
  proposal?: AccountMailData['proposal'];
}

/** True for news that this file mails. */
export function isOfAccount({ topic }: OutboxMessage): boolean {
  return topic.startsWith('account.') || topic === 'proposal.decided' || topic === 'subscription.asked';
}

/** Mails about accounts: the address to be proven, the link to a new password, the password that changed; a client's answer to an agent; and that a request for a subscription has arrived. */
export function createAccountMail({ config, database, agencies }: Deps, post: Post): Deliver {
  const links = createAccountLinks(config.keys.links);

  return async function sendAccountMail(message) {
    const { agencyId, id } = message;
    const record = await agencies.byId(agencyId);
    const telling = record && (await tellingOf(message));
    if (!record || !telling) return;
    const { language, kind } = telling;
    const rendered = renderAccountMail(dataOf(record, telling), travellerTexts(language));
    await post({
      record,
      id,
      table: 'account_mails',
      letter: { to: telling.to, ...rendered, calendar: null },
      calendarMethod: null,
      keep: (tx, { created_at, preview }) =>
        tx.db
          .insertInto('account_mails')
          .values({
            agency_id: agencyId,
            mail_id: id,
            kind,
            language,
            created_at,
            sent_at: null,
            refused_at: null,
            preview: preview && (JSON.stringify(preview) as unknown as AccountMailRow['preview']),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
    });
  };

  /** What became of a proposal, for the agent who made it. */
  async function answerOf(record: AgencyRecord, proposalId: string): Promise<Telling | null> {
    const row = await database.withAgency(record.id, (tx) =>
      tx.db
        .selectFrom('proposals')
        .innerJoin('users', (join) =>
          join
            .onRef('users.agency_id', '=', 'proposals.agency_id')
            .onRef('users.user_id', '=', 'proposals.created_by'),
        )
        .select(['users.email', 'users.first_name', 'users.language', 'users.active'])
        .select(['proposals.title', 'proposals.client_name', 'proposals.decision', 'proposals.reason'])
        .where('proposals.agency_id', '=', record.id)
        .where('proposals.proposal_id', '=', proposalId)
        .executeTakeFirst(),
    );
    if (!row?.email || !row.active || !row.decision) return null;
    return {
      to: row.email,
      name: row.first_name,
      language: toLanguage(row.language) ?? record.agency.defaultLanguage,
      kind: row.decision,
      path: fillPath(hotelPaths.proposal, { proposalId }),
      code: null,
      lives: null,
      proposal: { title: row.title, client: row.client_name, reason: row.reason },
    };
  }

  async function tellingOf({ agencyId, topic, payload }: OutboxMessage): Promise<Telling | null> {
    if (topic === 'proposal.decided') {
      const record = await agencies.byId(agencyId);
      return record && answerOf(record, String(payload['proposalId']));
    }
    if (topic === 'subscription.asked') {
      const [record, user] = await Promise.all([
        agencies.byId(agencyId),
        database.withAgency(agencyId, (tx) =>
          tx.db
            .selectFrom('users')
            .select(['email', 'first_name', 'language', 'active'])
            .where('agency_id', '=', agencyId)
            .where('user_id', '=', String(payload['userId']))
            .executeTakeFirst(),
        ),
      ]);
      if (!record || !user?.email || !user.active) return null;
      return {
        to: user.email,
        name: user.first_name,
        language: toLanguage(user.language) ?? record.agency.defaultLanguage,
        kind: 'subscription',
        path: '/subscription',
        code: null,
        lives: null,
      };
    }
    if (topic === 'account.changed') {
      const language = String(payload['language']);
      const user = await database.withAgency(agencyId, (tx) =>
        tx.db
          .selectFrom('users')
          .select(['email', 'first_name'])
          .where('agency_id', '=', agencyId)
          .where('user_id', '=', String(payload['userId']))
          .executeTakeFirst(),
      );
      if (!user?.email) return null;
      const common = { to: user.email, name: user.first_name, language, code: null, lives: null };
      return { ...common, kind: 'changed', path: '/forgotpassword' };
    }
    const requestId = String(payload['requestId']);
    const found = await database.withAgency(agencyId, async (tx) => {
      const request = await tx.db
        .selectFrom('account_requests')
        .selectAll()
        .where('agency_id', '=', agencyId)
        .where('request_id', '=', requestId)
        .executeTakeFirst();
      const user =
        request?.user_id &&
        (await tx.db
          .selectFrom('users')
          .select(['first_name', 'active'])
          .where('agency_id', '=', agencyId)
          .where('user_id', '=', request.user_id)
          .executeTakeFirst());
      return request && { request, user: user || null };
    });
    if (!found) return null;
    const { request, user } = found;
    const token = encodeURIComponent(links.tokenOf(agencyId, requestId));
    const common = { to: request.email, language: request.language, code: null, lives: null };
    if (request.kind === 'reset')
      return user?.active
        ? {
            ...common,
            name: user.first_name,
            kind: 'reset',
            lives: 'hour',
            path: `/newPassword?token=${token}`,
          }
        : null;
    if (request.user_id !== null)
      return user?.active ? { ...common, name: user.first_name, kind: 'known', path: '/login' } : null;
    return {
      ...common,
      name: request.first_name ?? '',
      kind: 'verify',
      lives: 'day',
      path: `/verify?token=${token}`,
      code: links.codeOf(agencyId, requestId),
    };
  }

  function dataOf(record: AgencyRecord, telling: Telling): AccountMailData {
    const { kind, name, code, lives, path, language, proposal } = telling;
    return {
      kind,
      name,
      code,
      lives,
      ...(proposal ? { proposal } : {}),
      link: `${record.siteOrigin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`,
      brand: brandOf(record),
    };
  }
}
