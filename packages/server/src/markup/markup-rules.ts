import { createHash } from 'node:crypto';
import {
  isTravelAgent,
  roleOf,
  serviceKeys,
  type MarkupRule,
  type MarkupRuleInput,
  type MarkupRules,
} from '@portolan/contract';
import type { Context } from '../context.ts';
import { type Tx, publishAtCommit } from '../db/index.ts';
import { type MarkupRuleRow, baseRule } from '../pricing/index.ts';
import type { Call } from '../http/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { toInstant } from '../platform/clock.ts';
import { tidy } from '../platform/foreign-text.ts';
import { newId } from '../platform/ids.ts';
import { countriesWithStays } from '../reference/index.ts';
import { viewRule } from './rule-view.ts';

/** What staff may do with their agency's rules. Every change is heard by all server processes at its commit. */
export function createMarkupRules(context: Context) {
  const { database, clock, bus } = context;

  return {
    async list(call: Call<'listMarkupRules'>): Promise<{ data: MarkupRules }> {
      const { tenant, query } = call;
      const countries = await countriesWithStays(database);
      const { rows, agents } = await database.withAgency(tenant.id, async (tx) => {
        const all = tx.db.selectFrom('markup_rules').selectAll().where('agency_id', '=', tenant.id);
        const now = toInstant(clock.now());
        const wanted =
          query.state === 'all'
            ? all
            : all.where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]));
        const found = await wanted.orderBy('created_at', 'desc').orderBy('rule_id').limit(1_000).execute();
        return { rows: found, agents: await agentsFor(tx, tenant.id, found) };
      });
      const base = serviceKeys.map((service) => {
        const { value } = baseRule(tenant.markup.base, service);
        return { service, basisPoints: value.kind === 'percent' ? value.basisPoints : 0 };
      });
      return { data: { base, rules: rows.map(viewRule), agents, countries } };
    },

    async create(call: Call<'createMarkupRule'>): Promise<{ data: MarkupRule }> {
      // The same key makes the same rule: who sends it twice has one.
      const ruleId = idOf(call.user?.id ?? '', call.idempotencyKey);
      const row = await change(call.tenant.id, async (tx) => {
        const wanted = await checked(tx, call, ruleId, null);
        const created = await tx.db
          .insertInto('markup_rules')
          .values(wanted)
          .onConflict((conflict) => conflict.columns(['agency_id', 'rule_id']).doNothing())
          .returningAll()
          .executeTakeFirst();
        if (created) return created;
        const known = await ruleById(tx, call.tenant.id, ruleId);
        if (!known || !isSame(known, wanted, call.body)) throw new ApiError('IDEMPOTENCY_CONFLICT');
        return known;
      });
      return { data: viewRule(row) };
    },

    async replace(call: Call<'replaceMarkupRule'>): Promise<{ data: MarkupRule }> {
      const row = await change(call.tenant.id, async (tx) => {
        const wanted = await checked(tx, call, newId('mr'), call.params.ruleId);
        await endRule(tx, call.tenant.id, call.params.ruleId, { at: wanted.starts_at, replaced: true });
        return tx.db.insertInto('markup_rules').values(wanted).returningAll().executeTakeFirstOrThrow();
      });
      return { data: viewRule(row) };
    },

    async end(call: Call<'endMarkupRule'>): Promise<{ data: MarkupRule }> {
      const { tenant, params } = call;
      const row = await change(tenant.id, (tx) =>
        endRule(tx, tenant.id, params.ruleId, { at: toInstant(clock.now()), replaced: false }),
      );
      return { data: viewRule(row) };
    },
  };

  /** Told inside the transaction, so that no process misses it; and at once here, so that its author reads what they wrote. */
  async function change<R>(agencyId: string, work: (tx: Tx) => Promise<R>): Promise<R> {
    const result = await database.withAgency(agencyId, async (tx) => {
      const done = await work(tx);
      await publishAtCommit(tx, 'agency', agencyId);
      return done;
    });
    await bus.publish('agency', agencyId);
    return result;
  }

  /**
   * @param options.replaced True when a successor takes over: a rule has one at most.
   * @throws {ApiError} `NOT_FOUND`: unknown, another agency's, over already, or replaced already.
   */
  async function endRule(
    tx: Tx,
    agencyId: string,
    ruleId: string,
    { at, replaced }: { at: string; replaced: boolean },
  ): Promise<MarkupRuleRow> {
    // Locked: of two at once the second sees what the first did.
    const known = await ruleById(tx, agencyId, ruleId);
    const over = !known || (known.ends_at !== null && known.ends_at <= toInstant(clock.now()));
    if (over || (replaced && (await hasSuccessor(tx, agencyId, ruleId)))) throw new ApiError('NOT_FOUND');
    // One that never began ends where it would have begun; none lives longer than it would have.
    const later = known.starts_at > at ? known.starts_at : at;
    return tx.db
      .updateTable('markup_rules')
      .set({ ends_at: known.ends_at !== null && known.ends_at < later ? known.ends_at : later })
      .where('agency_id', '=', agencyId)
      .where('rule_id', '=', ruleId)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async function checked(
    tx: Tx,
    call: { tenant: { id: string }; body: MarkupRuleInput; user: { id: string } | null },
    ruleId: string,
    replaces: string | null,
  ): Promise<MarkupRuleRow> {
    const { tenant, body, user } = call;
    const { layer, agentId, where, service, value } = body;
    const now = clock.now();
    const startsAt = body.startsAt === undefined ? now : Date.parse(body.startsAt);
    // What was sold was sold: a rule does not begin in the past. A minute for clocks that differ.
    if (!(startsAt >= now - 60_000)) throw invalid('startsAt', 'must not lie in the past');
    const endsAt = body.endsAt === undefined ? null : Date.parse(body.endsAt);
    if (endsAt !== null && !(endsAt > startsAt)) throw invalid('endsAt', 'must be after the start');
    if (layer === 'agency' && agentId !== null)
      throw invalid('agentId', 'must be null for the agency’s markup');
    if (layer === 'agent' && agentId === null) throw invalid('agentId', 'must say which agent');
    if (agentId !== null && !(await isAgent(tx, tenant.id, agentId)))
      throw invalid('agentId', 'is not an agent of this agency');
    // The same code may be an airline's and a vendor's of cars.
    if (where.kind === 'item' && service === null)
      throw invalid('service', 'must be named: an item belongs to one service');
    const { rates } = context;
    const amounts =
      value.kind === 'fixed' ? [value.amount] : [value.floor, value.cap].filter((part) => part !== null);
    for (const { currency } of amounts)
      if (currency !== 'USD' && !rates.current().values[currency])
        throw invalid('value', `must name a currency that has a rate, and ${currency} has none`);
    const [floor, cap] = value.kind === 'percent' ? [value.floor, value.cap] : [null, null];
    if (floor && cap && floor.currency !== cap.currency)
      throw invalid('value', 'must have its floor and its cap in one currency');
    if (floor && cap && floor.amount > cap.amount)
      throw invalid('value', 'must not have its floor above its cap');
    return {
      agency_id: tenant.id,
      rule_id: ruleId,
      layer,
      agent_id: agentId,
      place: where.kind,
      country_code: where.kind === 'country' || where.kind === 'city' ? where.countryCode : null,
      city: where.kind === 'city' ? where.city : null,
      item_id: where.kind === 'item' ? where.itemId : null,
      service,
      kind: value.kind,
      basis_points: value.kind === 'percent' ? value.basisPoints : null,
      amount: value.kind === 'fixed' ? value.amount.amount : null,
      floor: floor?.amount ?? null,
      cap: cap?.amount ?? null,
      currency: amounts[0]?.currency ?? null,
      starts_at: toInstant(Math.max(startsAt, now)),
      ends_at: endsAt === null ? null : toInstant(endsAt),
      replaces,
      created_by: user?.id ?? null,
      created_at: toInstant(now),
    };
  }
}

function ruleById(tx: Tx, agencyId: string, ruleId: string): Promise<MarkupRuleRow | undefined> {
  return tx.db
    .selectFrom('markup_rules')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('rule_id', '=', ruleId)
    .forUpdate()
    .executeTakeFirst();
}

async function hasSuccessor(tx: Tx, agencyId: string, ruleId: string): Promise<boolean> {
  const found = await tx.db
    .selectFrom('markup_rules')
    .select('rule_id')
    .where('agency_id', '=', agencyId)
    .where('replaces', '=', ruleId)
    .executeTakeFirst();
  return found !== undefined;
}

/** The agents who can have a rule, and those who left and have one, by name. */
async function agentsFor(
  tx: Tx,
  agencyId: string,
  rules: readonly MarkupRuleRow[],
): Promise<MarkupRules['agents']> {
  const named = new Set(rules.map(({ agent_id }) => agent_id));
  const users = await tx.db
    .selectFrom('users')
    .select(['user_id', 'first_name', 'last_name', 'user_type', 'is_restricted_agent', 'active'])
    .where('agency_id', '=', agencyId)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('user_id')
    .execute();
  return users
    .map(({ user_id, first_name, last_name, user_type, is_restricted_agent, active }) => ({
      agentId: user_id,
      name: tidy(`${first_name} ${last_name}`),
      active:
        active && isTravelAgent(roleOf({ userType: user_type, isRestrictedAgent: is_restricted_agent })),
    }))
    .filter(({ agentId, active }) => active || named.has(agentId));
}

async function isAgent(tx: Tx, agencyId: string, userId: string): Promise<boolean> {
  const user = await tx.db
    .selectFrom('users')
    .select(['user_type', 'is_restricted_agent'])
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('active', '=', true)
    .executeTakeFirst();
  return (
    user !== undefined &&
    isTravelAgent(roleOf({ userType: user.user_type, isRestrictedAgent: user.is_restricted_agent }))
  );
}

function idOf(userId: string, key: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, key]))
    .digest('hex');
  return `mr_${hash.slice(0, 32)}`;
}

/** The rule that an earlier call of the same key made, for the same request. */
function isSame(known: MarkupRuleRow, wanted: MarkupRuleRow, body: MarkupRuleInput): boolean {
  const of = ({ layer, agentId, where, service, value }: MarkupRule) =>
    JSON.stringify([layer, agentId, where, service, value]);
  return (
    of(viewRule(known)) === of(viewRule(wanted)) &&
    (body.startsAt === undefined || known.starts_at === wanted.starts_at) &&
    (body.endsAt === undefined || known.ends_at === wanted.ends_at)
  );
}
