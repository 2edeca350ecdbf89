import type {
  AccountStatementLine, HotelDetails, MarkupRule, MarkupRuleInput, MarkupRules, PriceExplanation, Quote, TrialBalance,
} from '@portolan/contract'; // prettier-ignore
import { operations } from '@portolan/contract';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { saleRules } from '../sales/index.ts';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { aRate, createWorld, type World } from '../testing/test-world.ts';

let world: World;
const desk = createBookingDesk(() => world);
const path = '/api/agency/markup-rules';
let serial = 0;
const key = () => `rule-key-${++serial}-${process.pid}`;
const usd = (amount: number) => ({ amount, currency: 'USD' });
const percent = (basisPoints: number, floor: object | null = null, cap: object | null = null) =>
  ({ kind: 'percent', basisPoints, floor, cap }) as MarkupRuleInput['value'];
const aRule = (more: Partial<MarkupRuleInput> = {}): MarkupRuleInput => ({
  layer: 'agency', agentId: null, where: { kind: 'everywhere' }, service: null, value: percent(2_000), ...more,
}); // prettier-ignore
type Who = { as?: string; agency?: string };

let beginning: number;
beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'markup');
  beginning = world.now;
});
afterAll(() => world?.close());
afterEach(async () => {
  await desk.clear();
  await world.sql('delete from markup_rules');
  await world.sql('delete from platform_fees');
  await forget();
  world.reset();
  // Some let time pass: a rule that was made later than the sale it is for would not hold yet.
  world.now = beginning;
});
/** Written past the API: the agencies' records are read anew. */
async function forget() {
  for (const agency of ['harbour', 'nordlys']) await world.context.bus.publish('agency', agency);
}

const create = (body: object, who: Who & { key?: string } = {}) =>
  world.call<{ data: MarkupRule }>('POST', path, { as: 'owner', key: key(), ...who, body });
const list = async (who: Who = {}, query = '') =>
  (await world.call<{ data: MarkupRules }>('GET', path + query, { as: 'owner', ...who })).body.data;
const explain = (body: object, who: Who = { as: 'agent' }) =>
  world.call<{ data: PriceExplanation }>('POST', '/api/prices/explain', { ...who, body });
async function hotel(who: Who = {}, propertyId = 'p1', currency = 'USD'): Promise<HotelDetails> {
  const { body } = await world.call<{ data: HotelDetails }>('POST', '/api/hotels/details', {
    body: { propertyId, checkIn: '2026-04-10', checkOut: '2026-04-12', occupancy: [{ adults: 2, childAges: [] }], currency },
    ...who,
  }); // prettier-ignore
  return body.data;
}
/** p1's cheapest room has a net of 190.00. */
const total = async (who: Who = {}, propertyId = 'p1') =>
  (await hotel(who, propertyId)).rooms[0]!.offers[0]!.price!.total.amount;
const searched = async (who: Who = {}) => {
  const events = await world.search(
    {
      checkIn: '2026-04-10', checkOut: '2026-04-12', occupancy: [{ adults: 2, childAges: [] }], currency: 'USD',
      destination: 'Lisbon',
    },
    who,
  ); // prettier-ignore
  const offers = events.flatMap((event) => (event.type === 'offers' ? event.results : []));
  return Math.min(
    ...offers
      .filter((found) => found.propertyId === 'p1')
      .map((found) => found.offers[0]!.price!.total.amount),
  );
};

it('names the agents whom a rule can be for, and the countries where there are stays (ROUTE-AGT-04)', async () => {
  const { agents, countries } = await list();
  expect(agents.map(({ agentId }) => agentId)).toContain('u-agent');
  expect(agents.map(({ agentId }) => agentId)).not.toContain('u-customer');
  for (const { agentId, name, active } of agents) expect([name.trim() !== '', name !== agentId, active]).toEqual([true, true, true]);
  expect(countries.length).toBeGreaterThan(0);
  expect(countries).toEqual([...new Set(countries)].sort());
  // One who left is named as long as a rule names them; another agency's agent of the same id is somebody else.
  expect((await create(aRule({ layer: 'agent', agentId: 'u-agent' }))).status).toBe(200);
  await world.sql(`update users set active = false where user_id = 'u-agent' and agency_id = 'harbour'`);
  try {
    expect((await list()).agents).toContainEqual(expect.objectContaining({ agentId: 'u-agent', active: false }));
    expect((await list({ agency: 'nordlys' })).agents).toContainEqual(expect.objectContaining({ agentId: 'u-agent', active: true }));
  } finally {
    await world.sql(`update users set active = true where user_id = 'u-agent' and agency_id = 'harbour'`);
  }
}); // prettier-ignore

describe('the rules of an agency', () => {
  it('change its prices at once, and nobody else’s', async () => {
    expect(await total()).toBe(20_900);
    const { status, body } = await create(aRule());
    expect(status).toBe(200);
    expect(operations.createMarkupRule.response.parse(body)).toEqual(body);
    expect(await total()).toBe(22_800);
    expect(await total({ agency: 'nordlys', as: 'customer' })).toBe(20_900);
  });
  it('hold by place, service, bounds and time', async () => {
    await create(aRule({ where: { kind: 'country', countryCode: 'PT' }, value: percent(1_100) }));
    expect(await total()).toBe(21_090);
    await create(aRule({ where: { kind: 'city', countryCode: 'PT', city: 'LÍSBON' }, value: percent(1_200) }));
    expect(await total()).toBe(21_280);
    await create(aRule({ where: { kind: 'item', itemId: 'p1' }, service: 'hotels', value: percent(1_300, usd(3_000), usd(4_000)) }));
    expect(await total()).toBe(22_000);
    expect(await total({}, 'p3')).toBe(16_800);
    // Of two for one item the later one holds.
    world.now += 60_000;
    await create(aRule({ where: { kind: 'item', itemId: 'p1' }, service: 'hotels', value: { kind: 'fixed', amount: usd(123) } }));
    expect(await total()).toBe(19_123);
    await create(aRule({ service: 'cars', value: percent(9_999) }));
    await create(aRule({ where: { kind: 'item', itemId: 'p1' }, service: 'hotels', value: percent(9_000), startsAt: '2026-05-01T00:00:00Z' }));
    expect(await total()).toBe(19_123);
  }); // prettier-ignore
  it('are those of searches, of details, of quotes and of bookings alike', async () => {
    await create(aRule({ value: percent(1_234, null, usd(2_222)) }));
    const shown = await total();
    expect(shown).toBe(21_222);
    expect(await searched()).toBe(shown);
    const quote = await desk.aQuote();
    expect([quote.status, quote.price?.total.amount]).toEqual(['available', shown]);
    expect((await desk.book(desk.requestFor(quote))).body.data.price.total.amount).toBe(shown);
    expect(await world.violations()).toEqual([]);
  });
  it('ask the database nothing when prices are made: one read serves every search', async () => {
    await create(aRule());
    await total();
    // Past the API and untold: who asked the table would see it.
    await world.sql(`insert into markup_rules (agency_id, rule_id, layer, place, kind, basis_points, starts_at, created_at)
      values ('harbour', 'mr_silent', 'agency', 'everywhere', 'percent', 5000, '2026-02-28', '2026-02-28')`);
    expect(await total()).toBe(22_800);
    expect(await searched()).toBe(22_800);
  });
  it('never change: they end and are replaced, and every one is kept', async () => {
    const first = (await create(aRule())).body.data;
    const put = (ruleId: string, body: object) =>
      world.call<{ data: MarkupRule }>('PUT', `${path}/${ruleId}`, { as: 'owner', body });
    world.now += 60_000;
    const { body } = await put(first.ruleId, aRule({ value: percent(3_000) }));
    expect(body.data).toMatchObject({ replaces: first.ruleId, createdBy: 'u-owner', endsAt: null });
    expect(await total()).toBe(24_700);
    expect((await list()).rules.map(({ ruleId }) => ruleId)).toEqual([body.data.ruleId]);
    const all = (await list({}, '?state=all')).rules;
    expect(all.find(({ ruleId }) => ruleId === first.ruleId)).toMatchObject({ endsAt: body.data.startsAt });
    // Its successor is there already; and what nobody knows is not found either.
    expect((await put(first.ruleId, aRule())).status).toBe(404);
    expect((await put('mr_nobody0', aRule())).status).toBe(404);
    await expect(world.sql(`update markup_rules set basis_points = 1`)).rejects.toThrow(/does not change/);
    const ended = await world.call<{ data: MarkupRule }>('DELETE', `${path}/${body.data.ruleId}`, {
      as: 'owner',
    });
    expect(ended.body.data.endsAt).not.toBeNull();
    expect((await list()).rules).toEqual([]);
    expect((await world.call('DELETE', `${path}/${body.data.ruleId}`, { as: 'owner' })).status).toBe(404);
    expect(await total()).toBe(20_900);
  });
  it('have one successor, of however many that come at once', async () => {
    const first = (await create(aRule())).body.data;
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        world.call('PUT', `${path}/${first.ruleId}`, {
          as: 'owner',
          body: aRule({ value: percent(number) }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404]);
    expect((await list()).rules).toHaveLength(1);
  });
  it('are made once for each Idempotency-Key', async () => {
    const once = key();
    const answers = await Promise.all([1, 2, 3].map(() => create(aRule(), { key: once })));
    expect(new Set(answers.map(({ body }) => body.data.ruleId)).size).toBe(1);
    const other = await create(aRule({ value: percent(1) }), { key: once });
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect((await list()).rules).toHaveLength(1);
  });
  it('are refused with the field that is wrong', async () => {
    for (const [wrong, field] of [
      [{ layer: 'agent' }, 'agentId'],
      [{ agentId: 'u-agent' }, 'agentId'],
      [{ layer: 'agent', agentId: 'u-customer' }, 'agentId'],
      [{ layer: 'agent', agentId: 'u-nobody' }, 'agentId'],
      [{ where: { kind: 'item', itemId: 'p1' } }, 'service'],
      [{ value: percent(1, usd(2), usd(1)) }, 'value'],
      [{ value: percent(1, usd(2), { amount: 3, currency: 'EUR' }) }, 'value'],
      [{ value: { kind: 'fixed', amount: { amount: 3, currency: 'XXX' } } }, 'value'],
      [{ startsAt: '2025-01-01T00:00:00Z' }, 'startsAt'],
      [{ startsAt: '2026-13-45T00:00:00Z' }, 'startsAt'],
      [{ startsAt: '2026-06-01T00:00:00Z', endsAt: '2026-05-01T00:00:00Z' }, 'endsAt'],
    ] as const) {
      const { status, body } = await create(aRule(wrong as never));
      expect([status, Object.keys(body.fields ?? {})], JSON.stringify(wrong)).toEqual([400, [field]]);
    }
    for (const value of [percent(-1), percent(10_001), percent(1.5), { kind: 'fixed', amount: usd(-1) }, { kind: 'half' }])
      expect((await create(aRule({ value } as never))).status, JSON.stringify(value)).toBe(400);
    expect((await list()).rules).toEqual([]);
  }); // prettier-ignore
  it('are read by who may know what prices are made with, and changed by admins and owners of this agency', async () => {
    const { ruleId } = (await create(aRule())).body.data;
    const calls = [
      ['GET', path, undefined],
      ['POST', path, aRule()],
      ['PUT', `${path}/${ruleId}`, aRule()],
      ['DELETE', `${path}/${ruleId}`, undefined],
    ] as const;
    for (const [as, statuses] of [
      [undefined, [401, 401, 401, 401]],
      ['customer', [403, 403, 403, 403]],
      ['restricted', [403, 403, 403, 403]],
      ['sales', [403, 403, 403, 403]],
      ['agent', [200, 403, 403, 403]],
    ] as const) {
      const answers = [];
      for (const [method, url, body] of calls)
        answers.push((await world.call(method, url, { key: key(), ...(as ? { as } : {}), ...(body ? { body } : {}) })).status);
      expect(answers, as).toEqual(statuses);
    }
    const abroad = { as: 'owner', agency: 'nordlys' };
    expect((await list(abroad)).rules).toEqual([]);
    expect((await world.call('PUT', `${path}/${ruleId}`, { ...abroad, body: aRule() })).status).toBe(404);
    expect((await world.call('DELETE', `${path}/${ruleId}`, abroad)).status).toBe(404);
    expect((await list()).rules.map((rule) => [rule.ruleId, rule.endsAt])).toEqual([[ruleId, null]]);
  }); // prettier-ignore
});

describe('the rules of the other services', () => {
  const service = 'flights';
  /** Ids of the rules that price a flight to Lisbon of the airline P7, or what `more` says. */
  const chosen = async (more: Partial<Parameters<typeof saleRules>[1]> = {}, agency = 'harbour') => {
    const record = await world.context.agencies.byId(agency);
    const where = { countryCode: 'PT', city: 'lisbon', itemId: 'P7' };
    return saleRules(record!, { service, where, agentId: null, member: false, now: world.now, ...more }).map(
      ({ id }) => id,
    );
  };
  const made = async (more: Partial<MarkupRuleInput>) => (await create(aRule(more))).body.data.ruleId;

  it('hold by item, city, country and everywhere, in that order, at this agency alone', async () => {
    const [base] = await chosen();
    for (const where of [
      { kind: 'everywhere' },
      { kind: 'country', countryCode: 'PT' },
      { kind: 'city', countryCode: 'PT', city: 'Lísbon' },
      { kind: 'item', itemId: 'P7' },
    ] as const) {
      const ruleId = await made({ service, where });
      expect(await chosen(), where.kind).toEqual([ruleId]);
    }
    expect(await chosen({}, 'nordlys')).toEqual([base]);
    expect(await chosen({ service: 'cars' })).toEqual([base]);
  });
  it('hold for a vendor of cars and a cruise line, each in its own service', async () => {
    const vendor = await made({ service: 'cars', where: { kind: 'item', itemId: 'P7' } });
    const line = await made({ service: 'cruise', where: { kind: 'item', itemId: 'northern' } });
    const unknown = { countryCode: null, city: null };
    expect(await chosen({ service: 'cars', where: { ...unknown, itemId: 'P7' } })).toEqual([vendor]);
    expect(await chosen({ service: 'cruise', where: { ...unknown, itemId: 'northern' } })).toEqual([line]);
    expect(await chosen()).not.toContain(vendor);
    expect(await chosen({ service: 'cruise', where: null })).not.toContain(line);
  });
  it('are added up, an agent’s own to the agency’s', async () => {
    const where = { kind: 'item', itemId: 'P7' } as const;
    const ours = await made({ service, where });
    const own = await made({ service, where, layer: 'agent', agentId: 'u-agent' });
    expect(await chosen()).toEqual([ours]);
    expect(await chosen({ agentId: 'u-agent' })).toEqual([ours, own]);
    expect(await chosen({ agentId: 'u-restricted' })).toEqual([ours]);
  });
  it('are listed with the base percentages of all six, as they were written', async () => {
    const { status, body } = await create(aRule({ service: 'cruise', where: { kind: 'item', itemId: 'northern' } }));
    expect([status, operations.createMarkupRule.response.parse(body)]).toEqual([200, body]);
    const { base, rules } = await list();
    expect(rules).toEqual([body.data]);
    expect(body.data).toMatchObject({ service: 'cruise', where: { kind: 'item', itemId: 'northern' } });
    expect(base.map((of) => of.service)).toEqual(['hotels', 'flights', 'resorts', 'cars', 'activities', 'cruise']);
    expect(new Set(base.map(({ basisPoints }) => basisPoints))).toEqual(new Set([1_000]));
  }); // prettier-ignore
});

describe('an agent’s own markup', () => {
  it('is in the prices of that agent and of nobody else', async () => {
    await create(aRule({ layer: 'agent', agentId: 'u-agent', value: percent(1_000) }));
    expect(await total({ as: 'agent' })).toBe(22_990);
    expect(await searched({ as: 'agent' })).toBe(22_990);
    for (const as of ['restricted', 'owner', 'customer']) expect(await total({ as }), as).toBe(20_900);
    expect(await total()).toBe(20_900);
  });
  it('tells a restricted agent nothing of net: it is a part of what everybody pays', async () => {
    await create(aRule({ layer: 'agent', agentId: 'u-restricted', value: percent(1_000) }));
    const [own, others] = [await total({ as: 'restricted' }), await total()];
    expect(own - others).toBe(Math.round(others / 10));
    expect(own - others).not.toBe(1_900);
  });
});

describe('what a booking remembers', () => {
  it('are the rules that made its price, whatever becomes of them, and that they add up', async () => {
    const rule = (await create(aRule({ value: percent(1_000, usd(2_500)) }))).body.data;
    await world.sql(`insert into platform_fees (rule_id, place, kind, amount, currency, starts_at)
      values ('pf_test', 'everywhere', 'fixed', 90, 'EUR', '2026-01-01')`);
    await forget();
    const booked = await desk.booked({ as: 'agent' });
    await world.call('DELETE', `${path}/${rule.ruleId}`, { as: 'owner' });
    const [row] = await desk.bookings();
    const { price } = row!;
    expect(price.lines?.map((line) => [line.rule.id, line.rule.layer, line.amount, line.limitedBy])).toEqual([
      [rule.ruleId, 'agency', 2_500, 'floor'],
      ['pf_test', 'platform', expect.any(Number), null],
    ]);
    expect(price.lines!.reduce((sum, line) => sum + line.amount, price.net)).toBe(price.sell);
    expect(price.platformFee).toBeGreaterThan(0);
    const { body } = await explain({ reference: booked.reference });
    expect(operations.explainPrice.response.parse(body)).toEqual(body);
    expect(body.data).toMatchObject({ net: usd(19_000), sell: usd(price.sell), supplierNet: usd(19_000) });
    expect(await desk.balances()).toMatchObject({
      platform_fee: price.platformFee,
      agency_commission: 2_500,
    });
    expect(await world.violations()).toEqual([]);
  });
  it('is also what the agent who booked is owed, by their own rule before the one for all', async () => {
    await create(aRule({ layer: 'commission', value: percent(2_000) }));
    await create(aRule({ layer: 'agent', agentId: 'u-agent', value: { kind: 'fixed', amount: usd(700) } }));
    const { reference } = await desk.booked({ as: 'agent' });
    // A fifth of the agency's 1900, and all of their own 700.
    expect((await explain({ reference })).body.data.commission).toMatchObject({ agentId: 'u-agent', amount: usd(1_080) });
    await create(aRule({ layer: 'commission', agentId: 'u-agent', value: percent(10_000) }));
    const second = await desk.booked({ as: 'agent' });
    expect((await explain({ reference: second.reference })).body.data.commission?.amount).toEqual(usd(2_600));
    // What is recorded stays as it was.
    expect((await explain({ reference })).body.data.commission?.amount).toEqual(usd(1_080));
    const travellers = await desk.booked({ as: 'customer' });
    expect((await explain({ reference: travellers.reference })).body.data.commission).toBeNull();
  }); // prettier-ignore
  it('stands in the agent’s own account once it is paid, and goes back with a cancellation as the markup does', async () => {
    await create(aRule({ layer: 'commission', value: percent(2_000) }));
    const { reference, accessToken: token = '' } = await desk.booked({ as: 'agent' });
    const balances = () => desk.balances();
    expect(await balances()).toEqual({
      traveller: -20_900, supplier: 19_000, agency_commission: 1_520, agent_commission: 380,
    });
    const { body: trials } = await world.call<{ data: TrialBalance[] }>('GET', '/api/ledger/trial-balance', { as: 'owner' });
    expect(trials.data[0]).toMatchObject({ currency: 'USD', balanced: true, debit: 20_900, credit: 20_900 });
    expect(trials.data[0]!.lines.find(({ account }) => account === 'agent_commission')).toEqual({
      account: 'agent_commission', owner: 'agent', party: 'u-agent', partyName: expect.stringMatching(/\w/), debit: 0, credit: 380,
    });
    const statement = () =>
      world.call<{ data: AccountStatementLine[] }>(
        'GET', '/api/ledger/accounts/agent_commission?currency=USD&party=u-agent', { as: 'owner' },
      );
    expect((await statement()).body.data).toMatchObject([{ kind: 'commission', amount: usd(380), balance: usd(380), reference }]);
    // All of it is the penalty by then, but the supplier keeps half, which is passed on.
    world.now = Date.parse('2026-04-08T13:00:00Z');
    world.meridian.next('cancelQuote', () => ({ refund: usd(9_500), penalty: usd(9_500), expiresAt: '2026-12-31T00:00:00Z' }));
    const quote = (await desk.quoteCancel(reference, { token })).body.data;
    const { body } = await desk.cancel(reference, quote.cancelQuoteId, { token });
    expect(body.data).toMatchObject({ status: 'cancelled' });
    expect(await balances()).toEqual({
      traveller: -10_450, supplier: 9_500, agency_commission: 760, agent_commission: 190,
    });
    expect((await statement()).body.data).toMatchObject([
      { kind: 'penalty', amount: usd(-190), balance: usd(190), reference }, { kind: 'commission', amount: usd(380) },
    ]);
    world.now = beginning;
    // What another sells is none of theirs.
    await desk.booked({ as: 'customer' });
    expect((await statement()).body.data).toHaveLength(2);
    expect(await world.violations()).toEqual([]);
  }); // prettier-ignore
  it('is the price of the quote, also in another currency, when rules change before it is booked', async () => {
    await create(aRule({ value: { kind: 'fixed', amount: { amount: 50_00, currency: 'EUR' } } }));
    const quote = await desk.aQuote();
    await create(aRule({ service: 'hotels', value: percent(9_000) }));
    expect(await total()).toBe(36_100);
    const { body } = await desk.book(desk.requestFor(quote));
    expect(body.data.price.total).toEqual(quote.price?.total);
    expect(await world.violations()).toEqual([]);
  });
  it('is asked for consent to what a new rule makes dearer between offer and quote', async () => {
    const { offerId } = (await hotel()).rooms[0]!.offers[0]!;
    await create(aRule());
    const { body } = await world.call<{ data: Quote }>('POST', '/api/quotes', { body: { offerId } });
    expect([body.data.status, body.data.price?.total.amount, body.data.previous?.total.amount]).toEqual([
      'price_changed', 22_800, 20_900,
    ]); // prettier-ignore
  });
});

describe('the explanation of a price', () => {
  it('goes from net to sell line by line, for an offer, its quote and its booking alike', async () => {
    world.meridian.rates.set('m1', [
      aRate(19_000, { dueAtProperty: [{ code: 'city_tax', amount: usd(400) }] }),
    ]);
    await create(aRule({ value: percent(1_500, null, usd(2_000)) }));
    const offer = (await hotel({ as: 'agent' })).rooms[0]!.offers[0]!;
    const quote = await desk.aQuote({ as: 'agent' });
    const { reference } = (await desk.book(desk.requestFor(quote), { as: 'agent' })).body.data;
    const all = [];
    for (const body of [{ offerId: offer.offerId }, { quoteId: quote.quoteId }, { reference }])
      all.push((await explain(body)).body.data);
    for (const explained of all) {
      const { lines, net, sell, dueThere } = explained;
      expect(lines.reduce((sum, line) => sum + line.amount.amount, net.amount)).toBe(sell.amount);
      expect(sell.amount + dueThere.amount).toBe(offer.price!.total.amount);
      expect(lines).toMatchObject([
        { layer: 'agency', of: usd(19_000), limitedBy: 'cap', amount: usd(2_000) },
      ]);
      expect(lines).toEqual(all[0]!.lines);
    }
  });
  it('of an offer that today’s rules would price otherwise is refused, rather than invented', async () => {
    const { offerId } = (await hotel({ as: 'agent' })).rooms[0]!.offers[0]!;
    await create(aRule());
    const { status, body } = await explain({ offerId });
    expect([status, body.code]).toEqual([410, 'OFFER_EXPIRED']);
  });
  it('is for roles that see net prices, at this agency alone', async () => {
    const quote = await desk.aQuote();
    const { reference } = (await desk.book(desk.requestFor(quote))).body.data;
    const { offerId } = (await hotel()).rooms[0]!.offers[0]!;
    for (const body of [{ offerId }, { quoteId: quote.quoteId }, { reference }]) {
      for (const [as, status] of [[undefined, 401], ['customer', 403], ['restricted', 403]] as const)
        expect((await explain(body, as ? { as } : {})).status, `${as} ${Object.keys(body)[0]}`).toBe(status);
      expect((await explain(body, { as: 'sales' })).status).toBe(200);
      expect((await explain(body, { as: 'agent', agency: 'nordlys' })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await explain({})).status).toBe(400);
    expect((await explain({ reference, quoteId: quote.quoteId })).status).toBe(400);
  }); // prettier-ignore
  it('leaves nothing of itself in what other roles get of the same quote and booking', async () => {
    await create(aRule({ value: percent(1_000, usd(1_907)) }));
    await create(aRule({ layer: 'commission', value: percent(3_300) }));
    for (const as of [undefined, 'customer', 'restricted']) {
      const who = as ? { as } : {};
      const quote = await desk.aQuote(who);
      const made = await desk.book(desk.requestFor(quote), who);
      const details = await hotel(who);
      const texts = JSON.stringify([quote, made.body, details, (await desk.get(made.body.data.reference, { ...who, ...(made.body.data.accessToken ? { token: made.body.data.accessToken } : {}) })).body]);
      expect(texts, as).not.toMatch(/"net"|"markup"|"lines"|"commission"|ruleId|basisPoints|19000|\b1907\b|\b629\b/);
    }
  }); // prettier-ignore
});
