import { convert, money, type Money } from '@portolan/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPrice } from './build-price.ts';
import { commissionOf } from './commission.ts';
import {
  baseRule, chooseRules, hasOwnPrices,
  type MarkupBook, type MarkupLayer, type MarkupPlace, type MarkupRule, type Sale,
} from './markup-rule.ts'; // prettier-ignore
import { explainMarkup, layers, lineOf, sumOf } from './markup.ts';

const rates = { USD: 1, EUR: 0.9, JPY: 150, KWD: 0.3 };
const usd = (amount: number) => money(amount, 'USD');
const percent = (basisPoints: number, floor: Money | null = null, cap: Money | null = null) =>
  ({ kind: 'percent', basisPoints, floor, cap }) as const;
const fixed = (amount: Money) => ({ kind: 'fixed', amount }) as const;
const everywhere = { kind: 'everywhere' } as const;
const rule = (id: string, more: Partial<MarkupRule> = {}): MarkupRule => ({
  id, layer: 'agency', agentId: null, where: everywhere, service: null, value: percent(1_000), startsAt: 0, endsAt: null, ...more,
}); // prettier-ignore
const lisbon = { countryCode: 'PT', city: 'lisbon', itemId: 'p1' };
const sale = (more: Partial<Sale> = {}): Sale => ({
  service: 'hotels', where: lisbon, agentId: null, member: false, at: 1_000, ...more,
}); // prettier-ignore
const book = (...rules: MarkupRule[]): MarkupBook => ({ base: { default: 1_200, cars: 800 }, rules });
const idsOf = (rules: readonly MarkupRule[]) => rules.map(({ id }) => id);
const chosen = (rules: MarkupRule[], more: Partial<Sale> = {}, wanted?: MarkupLayer[]) =>
  idsOf(chooseRules(book(...rules), sale(more), wanted));

const places: MarkupPlace[] = [
  everywhere,
  { kind: 'country', countryCode: 'PT' },
  { kind: 'city', countryCode: 'PT', city: 'lisbon' },
  { kind: 'item', itemId: 'p1' },
];

describe('which rule holds', () => {
  it('is the agency’s base percentage where there is no rule, of the service if it has one', () => {
    expect(chosen([])).toEqual(['base']);
    expect(chosen([], { service: 'cars' })).toEqual(['base.cars']);
    expect(baseRule({ default: -500 }, 'hotels').value).toEqual(percent(0));
    expect(baseRule({ default: 1_200, cars: 800 }, 'cars')).toMatchObject({
      where: everywhere,
      service: 'cars',
      value: percent(800),
    });
    expect(baseRule({ default: 1_200 }, 'cars')).toMatchObject({ service: null, value: percent(1_200) });
    for (const service of ['flights', 'resorts', 'cruise'] as const) {
      expect(chosen([], { service }), service).toEqual(['base']);
      expect(baseRule({ default: 1_200, [service]: 300 }, service)).toMatchObject({
        service,
        value: percent(300),
      });
    }
  });
  it('is the one of the narrowest place: item, city, country, everywhere, base', () => {
    const all = places.map((where) => rule(where.kind, { where }));
    for (let count = all.length; count > 0; count--) {
      const some = all.slice(0, count);
      expect(chosen(some)).toEqual([some.at(-1)!.id]);
      expect(chosen(some.toReversed())).toEqual([some.at(-1)!.id]);
    }
  });
  it('is any rule of the agency’s before its base percentage, even one that names the service', () => {
    expect(chosen([rule('any')], { service: 'cars' })).toEqual(['any']);
  });
  it('never holds elsewhere', () => {
    for (const where of places.slice(1)) {
      const only = [rule('x', { where })];
      expect(chosen(only, { where: { countryCode: 'ES', city: 'madrid', itemId: 'p2' } }), where.kind).toEqual(['base']);
      expect(chosen(only, { where: null }), where.kind).toEqual(['base']);
      expect(chosen(only), where.kind).toEqual(['x']);
    }
    // Another city of the country is another city, and so is one of the same name in another country.
    expect(chosen([rule('x', { where: places[2]! })], { where: { ...lisbon, city: 'porto' } })).toEqual(['base']);
    expect(chosen([rule('x', { where: places[2]! })], { where: { ...lisbon, countryCode: 'US' } })).toEqual(['base']);
  }); // prettier-ignore
  it.each([
    ['flights', 'airline', 'P7'],
    ['resorts', 'property', 'p9'],
    ['cars', 'vendor', 'P7'],
    ['activities', 'product', 'walk/1'],
    ['cruise', 'line', 'northern'],
  ] as const)('is for %s the one of the %s, then of the city, the country and everywhere', (service, _, itemId) => {
    const at = { ...lisbon, itemId };
    const rules = [...places.slice(0, 3), { kind: 'item', itemId } as const].map((where) => rule(where.kind, { where, service }));
    for (let count = rules.length; count > 0; count--) {
      expect(chosen(rules.slice(0, count), { service, where: at })).toEqual([rules[count - 1]!.id]);
      expect(chosen(rules.slice(0, count).toReversed(), { service, where: at })).toEqual([rules[count - 1]!.id]);
    }
    // Another item of the service, and an item of another service with the same code.
    expect(chosen(rules.slice(3), { service, where: { ...at, itemId: 'other' } })).toEqual([service === 'cars' ? 'base.cars' : 'base']);
    expect(chosen(rules.slice(3), { service: 'hotels', where: at })).toEqual(['base']);
  }); // prettier-ignore
  it('never holds by what the supplier does not tell', () => {
    const unknown = { countryCode: null, city: null, itemId: null };
    for (const where of places.slice(1)) expect(chosen([rule('x', { where })], { where: unknown })).toEqual(['base']);
    expect(chosen([rule('x')], { where: unknown })).toEqual(['x']);
    // A vendor is known, and where its desk is, is not.
    const vendor = rule('vendor', { service: 'cars', where: places[3]! });
    const country = rule('country', { where: places[1]! });
    expect(chosen([country, vendor], { service: 'cars', where: { ...unknown, itemId: 'p1' } })).toEqual(['vendor']);
  }); // prettier-ignore
  it('is the agency’s, then the agent’s, of one item alike', () => {
    const where = { kind: 'item', itemId: 'P7' } as const;
    const flight = { service: 'flights', where: { countryCode: 'PT', city: 'lisbon', itemId: 'P7' } } as const;
    const rules = [
      rule('ours', { where, service: 'flights', value: percent(1_000) }),
      rule('ava', { layer: 'agent', agentId: 'ava', where, service: 'flights', value: percent(500) }),
      rule('share', { layer: 'commission', where, service: 'flights', value: percent(2_500) }),
    ];
    expect(chosen(rules, flight)).toEqual(['ours']);
    expect(chosen(rules, { ...flight, agentId: 'ben' })).toEqual(['ours']);
    expect(chosen(rules, { ...flight, agentId: 'ava' })).toEqual(['ours', 'ava']);
    expect(chosen(rules, { ...flight, agentId: 'ava' }, ['commission'])).toEqual(['share']);
    expect(chosen(rules, { ...flight, agentId: 'ava', service: 'cars' })).toEqual(['base.cars']);
    expect(chosen(rules, { ...flight, agentId: 'ava', service: 'cars' }, ['commission'])).toEqual([]);
    const made = explainMarkup(usd(40_000), chooseRules(book(...rules), sale({ ...flight, agentId: 'ava' })), rates)!;
    expect(made.map(({ amount }) => amount)).toEqual([4_000, 2_200]);
  }); // prettier-ignore
  it('is at one place the one for the service, and at one service the later start, then the smaller id', () => {
    const any = rule('any');
    const hotels = rule('hotels', { service: 'hotels' });
    expect(chosen([any, hotels])).toEqual(['hotels']);
    expect(chosen([hotels, any])).toEqual(['hotels']);
    expect(chosen([any, hotels], { service: 'activities' })).toEqual(['any']);
    expect(chosen([rule('a'), rule('b', { startsAt: 5 })])).toEqual(['b']);
    expect(chosen([rule('b', { startsAt: 5 }), rule('a')])).toEqual(['b']);
    expect(chosen([rule('b'), rule('a')])).toEqual(['a']);
    expect(chosen([rule('a'), rule('b')])).toEqual(['a']);
    // The place goes before the service.
    expect(chosen([rule('pt', { where: places[1]! }), hotels])).toEqual(['pt']);
  });
  it('holds from its start until before its end', () => {
    const timed = [rule('x', { startsAt: 1_000, endsAt: 2_000 })];
    expect(chosen(timed, { at: 999 })).toEqual(['base']);
    expect(chosen(timed, { at: 1_000 })).toEqual(['x']);
    expect(chosen(timed, { at: 1_999 })).toEqual(['x']);
    expect(chosen(timed, { at: 2_000 })).toEqual(['base']);
  });
  it('adds the platform’s and the agent’s own to the agency’s, each by the same order', () => {
    const rules = [
      rule('fee', { layer: 'platform' }),
      rule('ava', { layer: 'agent', agentId: 'ava' }),
      rule('ben', { layer: 'agent', agentId: 'ben' }),
      rule('nobody', { layer: 'agent' }),
      rule('share', { layer: 'commission' }),
    ];
    expect(chosen(rules)).toEqual(['base', 'fee']);
    expect(chosen(rules, { agentId: 'ava' })).toEqual(['base', 'fee', 'ava']);
    expect(chosen(rules, { agentId: 'ben' })).toEqual(['base', 'fee', 'ben']);
    expect(hasOwnPrices(book(...rules), 'ava')).toBe(true);
    expect(hasOwnPrices(book(...rules), 'cleo')).toBe(false);
    expect(hasOwnPrices(book(rule('x', { layer: 'commission', agentId: 'ava' })), 'ava')).toBe(false);
  });
  it('of commissions is an agent’s own, wherever it holds, before one for all', () => {
    const all = rule('all', { layer: 'commission', where: places[3]! });
    const own = rule('own', { layer: 'commission', agentId: 'ava' });
    expect(chosen([all, own], { agentId: 'ava' }, ['commission'])).toEqual(['own']);
    expect(chosen([own, all], { agentId: 'ava' }, ['commission'])).toEqual(['own']);
    expect(chosen([all, own], { agentId: 'ben' }, ['commission'])).toEqual(['all']);
    expect(chosen([own], { agentId: 'ben' }, ['commission'])).toEqual([]);
  });
});

describe('the way from net to sell', () => {
  const lines = (net: Money, ...rules: MarkupRule[]) => explainMarkup(net, rules, rates)!;
  it('says of each line what it was taken of and what bounded it', () => {
    const [agency, platform, agent] = lines(
      usd(20_000),
      rule('mine', { layer: 'agent', agentId: 'ava', value: percent(500) }),
      rule('fee', { layer: 'platform', value: fixed(money(90, 'EUR')) }),
      rule('ours', { value: percent(1_000, usd(500), usd(1_500)) }),
    );
    expect(agency).toMatchObject({ rule: { id: 'ours' }, of: 20_000, amount: 1_500, limitedBy: 'cap' });
    expect(platform).toMatchObject({ rule: { id: 'fee' }, of: null, amount: 100, limitedBy: null });
    // Of what everybody else pays, so that it tells nothing about net.
    expect(agent).toMatchObject({ rule: { id: 'mine' }, of: 21_600, amount: 1_080, limitedBy: null });
    const [low] = lines(usd(1_000), rule('ours', { value: percent(1_000, usd(500), usd(1_500)) }));
    expect(low).toMatchObject({ amount: 500, limitedBy: 'floor' });
    const [within] = lines(usd(5_000), rule('ours', { value: percent(1_000, usd(500), usd(500)) }));
    expect(within).toMatchObject({ amount: 500, limitedBy: null });
  });
  it('takes the agency’s and the platform’s percentages of net, the agent’s of what everybody else pays', () => {
    const made = lines(
      usd(20_000),
      rule('ours', { value: percent(1_000) }),
      rule('fee', { layer: 'platform', value: percent(100) }),
      rule('mine', { layer: 'agent', agentId: 'ava', value: percent(500) }),
    );
    expect(made.map(({ of, amount }) => [of, amount])).toEqual([
      [20_000, 2_000],
      [20_000, 200],
      [22_200, 1_110],
    ]);
  });
  it('does not exist where a rate is unknown, rather than being wrong', () => {
    for (const value of [
      fixed(money(1, 'XXX')),
      percent(1, money(1, 'XXX')),
      percent(1, null, money(1, 'XXX')),
    ])
      expect(explainMarkup(usd(100), [rule('x', { value })], rates)).toBeNull();
  });
  it('is never negative, whatever a row says', () => {
    expect(lineOf(rule('x', { value: percent(-500) }), usd(1_000), rates)?.amount).toBe(0);
    expect(lineOf(rule('x', { value: fixed(usd(-500)) }), usd(1_000), rates)?.amount).toBe(0);
  });
  it('rounds half up to the minor unit that the currency has', () => {
    const amount = (net: Money, value: MarkupRule['value']) =>
      lineOf(rule('x', { value }), net, rates)?.amount;
    expect(amount(money(1_005, 'JPY'), percent(1_000))).toBe(101);
    expect(amount(money(1_005, 'KWD'), percent(1_000))).toBe(101);
    expect(amount(money(1_000, 'JPY'), fixed(usd(101)))).toBe(152);
    expect(amount(money(1_000, 'KWD'), fixed(usd(101)))).toBe(303);
    expect(amount(usd(1_000), fixed(money(1, 'KWD')))).toBe(0);
    expect(amount(usd(1_000), fixed(money(2, 'KWD')))).toBe(1);
  });
});

const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD');
const amounts = fc.integer({ min: 0, max: 100_000 });
const value = fc.oneof(
  fc.record({ amount: amounts, currency }).map((amount) => fixed(amount)),
  fc
    .record({ basisPoints: fc.integer({ min: 0, max: 10_000 }), low: fc.option(amounts), more: fc.option(amounts), currency })
    .map(({ basisPoints, low, more, currency: of }) =>
      percent(basisPoints, low === null ? null : money(low, of), more === null ? null : money((low ?? 0) + more, of))),
); // prettier-ignore
const someRules = fc
  .record({ agency: value, platform: fc.option(value), agent: fc.option(value) })
  .map((values) =>
    (['agency', 'platform', 'agent'] as const).flatMap((layer) => {
      const own = values[layer];
      return own ? [rule(layer, { layer, value: own, agentId: layer === 'agent' ? 'ava' : null })] : [];
    }),
  );
const net = fc.record({ amount: fc.integer({ min: 1, max: 100_000_000 }), currency });

describe('whatever the rules', () => {
  it('the lines add up to sell less net, each a whole number of minor units and none negative', () => {
    fc.assert(
      fc.property(net, currency, someRules, (amount, target, rules) => {
        const price = buildPrice(
          { net: amount, suggestedRetail: null },
          { currency: target, markup: rules, rates: { values: rates, asOf: '2026-11-20' } },
        )!;
        const parts = price.lines!.map((line) => line.amount);
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(price.sell - price.net);
        expect(price.agencyMarkup + price.platformFee).toBe(price.sell - price.net);
        expect(price.currency).toBe(target);
        expect(price.lines!.map(({ rule: { layer } }) => layer)).toEqual(layers.filter((layer) => rules.some((own) => own.layer === layer)));
      }),
    ); // prettier-ignore
  });
  it('each line lies between its floor and its cap, converted to the price’s currency', () => {
    fc.assert(
      fc.property(net, someRules, (amount, rules) => {
        for (const { rule: own, amount: earned, limitedBy } of explainMarkup(amount, rules, rates)!) {
          if (own.value.kind === 'fixed') {
            expect(earned).toBe(convert(own.value.amount, amount.currency, rates)!.amount);
            continue;
          }
          const { floor, cap } = own.value;
          const low = floor ? convert(floor, amount.currency, rates)!.amount : 0;
          const high = cap ? convert(cap, amount.currency, rates)!.amount : Infinity;
          expect(low).toBeLessThanOrEqual(high);
          expect(earned).toBeGreaterThanOrEqual(low);
          expect(earned).toBeLessThanOrEqual(high);
          if (limitedBy) expect(earned).toBe(limitedBy === 'floor' ? low : high);
        }
      }),
    );
  });
  it('a higher net never sells for less', () => {
    fc.assert(
      fc.property(net, fc.integer({ min: 1, max: 1_000_000 }), someRules, (amount, more, rules) => {
        const sell = (of: Money) => of.amount + sumOf(explainMarkup(of, rules, rates)!, ...layers);
        expect(sell(money(amount.amount + more, amount.currency))).toBeGreaterThan(sell(amount));
      }),
    );
  });
  it('is the same again from what was kept: JSON of the rules and of the lines loses nothing', () => {
    fc.assert(
      fc.property(net, someRules, (amount, rules) => {
        const kept = JSON.parse(JSON.stringify(rules)) as MarkupRule[];
        const once = explainMarkup(amount, rules, rates);
        expect(explainMarkup(amount, kept, rates)).toEqual(once);
        expect(JSON.parse(JSON.stringify(once))).toEqual(once);
      }),
    );
  });
  it('what an agent adds follows from what others pay, whatever net is', () => {
    fc.assert(
      fc.property(net, net, someRules, (a, b, rules) => {
        const split = (of: Money) => {
          const made = explainMarkup({ ...of, currency: 'USD' }, rules, rates)!;
          return { public: of.amount + sumOf(made, 'agency', 'platform'), own: sumOf(made, 'agent') };
        };
        const [first, second] = [split(a), split(b)];
        if (first.public === second.public) expect(first.own).toBe(second.own);
        const own = rules.find(({ layer }) => layer === 'agent');
        if (own) expect(first.own).toBe(lineOf(own, usd(first.public), rates)!.amount);
      }),
    );
  });
  it('the commission is the agent’s own and a part of the agency’s, never more than the markup', () => {
    fc.assert(
      fc.property(net, someRules, fc.option(value), (amount, rules, share) => {
        const price = buildPrice(
          { net: amount, suggestedRetail: null },
          { currency: amount.currency, markup: rules, rates: { values: rates, asOf: '' } },
        )!;
        const of = share ? rule('share', { layer: 'commission', value: share }) : undefined;
        const commission = commissionOf(price, 'ava', of, rates)!;
        expect(commission.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(commission.amount);
        expect(commission.amount).toBeGreaterThanOrEqual(sumOf(price.lines!, 'agent'));
        expect(commission.amount).toBeLessThanOrEqual(price.agencyMarkup);
        expect(commission.currency).toBe(price.currency);
        // Somebody else's own markup is not theirs.
        const other = commissionOf(price, 'ben', of, rates)!;
        expect(other.amount).toBe(commission.amount - sumOf(price.lines!, 'agent'));
      }),
    );
  });
});

describe('a commission', () => {
  // Made by each test: a describe that throws takes the tests of its file along, and none is left to fail.
  const price = () =>
    buildPrice(
      { net: usd(20_000), suggestedRetail: null },
      {
        currency: 'USD',
        markup: [rule('ours', { value: percent(1_000) })],
        rates: { values: rates, asOf: '' },
      },
    )!;
  it('is a percentage of the agency’s markup, and at most all of it', () => {
    const of = (own: MarkupRule['value']) =>
      commissionOf(price(), 'ava', rule('share', { layer: 'commission', value: own }), rates);
    expect(of(percent(2_500))).toMatchObject({
      agentId: 'ava',
      amount: 500,
      lines: [{ of: 2_000, limitedBy: null }],
    });
    expect(of(fixed(usd(3_000)))).toMatchObject({ amount: 2_000, lines: [{ limitedBy: 'cap' }] });
    expect(of(fixed(usd(2_000)))).toMatchObject({ amount: 2_000, lines: [{ limitedBy: null }] });
    expect(of(fixed(money(1, 'XXX')))).toBeNull();
  });
  it('is all of the agent’s own markup, and none of what the agency earns by a rule for that agent alone', () => {
    const markup = [
      rule('ours', { agentId: 'ava', value: percent(1_000) }),
      rule('mine', { layer: 'agent', agentId: 'ava', value: fixed(usd(700)) }),
    ];
    const made = buildPrice(
      { net: usd(20_000), suggestedRetail: null },
      { currency: 'USD', markup, rates: { values: rates, asOf: '' } },
    )!;
    expect(commissionOf(made, 'ava', undefined, rates)).toMatchObject({
      amount: 700,
      lines: [{ rule: { id: 'mine' } }],
    });
  });
  it('is nothing without a rule, and of a price that has no lines', () => {
    expect(commissionOf(price(), 'ava', undefined, rates)).toEqual({ agentId: 'ava', currency: 'USD', amount: 0, lines: [] });
    const { lines: _, ...old } = price();
    const share = rule('share', { layer: 'commission', value: percent(2_500) });
    expect(commissionOf(old, 'ava', share, rates)?.amount).toBe(0);
  }); // prettier-ignore
});
