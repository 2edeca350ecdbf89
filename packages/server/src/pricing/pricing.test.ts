import { PriceView, roles, seesNetPrices, type Role } from '@portolan/contract';
import { money } from '@portolan/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPrice, type SupplierAmounts } from './build-price.ts';
import { baseRule, membersRule } from './markup-rule.ts';
import {
  hasSaving,
  projectDealRates,
  projectDealRateV2,
  projectPrice,
  type Viewer,
} from './project-price.ts';

const rates = { values: { USD: 1, EUR: 0.9, JPY: 150, KWD: 0.3 }, asOf: '2026-11-20' };
const markup = [baseRule({ default: 1000, hotels: 1250 }, 'hotels')];
const byNight = (count: number) => ({ per: 'night', count }) as const;
const build = (amounts: SupplierAmounts, currency = 'USD') =>
  buildPrice(amounts, { currency, markup, rates });
const viewer = (role: Role, values: Partial<Viewer['agency']> = {}): Viewer => ({
  role,
  agency: {
    allowNonLoginFlow: true,
    showPublishedPriceToCustomer: { hotels: false, activities: false, cars: false },
    ...values,
  },
  members: membersRule({ default: 0, members: 500 }),
});
const publishing = { showPublishedPriceToCustomer: { hotels: true, activities: true, cars: true } };

const room: SupplierAmounts = {
  net: money(40_037, 'USD'),
  taxes: [{ code: 'vat', amount: money(2_402, 'USD') }],
  dueThere: [{ code: 'city_tax', amount: money(800, 'USD'), collectedBy: 'property', optional: false }],
  suggestedRetail: money(60_000, 'USD'),
};

const arbitraryAmounts = fc.record({
  net: fc.integer({ min: 100, max: 5_000_000 }),
  tax: fc.integer({ min: 0, max: 90_000 }),
  there: fc.integer({ min: 0, max: 90_000 }),
  retail: fc.option(fc.integer({ min: 100, max: 9_000_000 })),
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
  supplierCurrency: fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
});
const fromArbitrary = (a: typeof arbitraryAmounts extends fc.Arbitrary<infer T> ? T : never) =>
  build(
    {
      net: money(a.net, a.supplierCurrency),
      taxes: [{ code: 'vat', amount: money(a.tax, a.supplierCurrency) }],
      dueThere: [
        {
          code: 'city_tax',
          amount: money(a.there, a.supplierCurrency),
          collectedBy: 'property',
          optional: false,
        },
      ],
      suggestedRetail: a.retail === null ? null : money(a.retail, a.supplierCurrency),
    },
    a.currency,
  );

describe('a price', () => {
  it('is net, the agency’s markup of the service, and the platform’s fee', () => {
    expect(build(room)).toMatchObject({ net: 40_037, agencyMarkup: 5_005, platformFee: 0, sell: 45_042 });
  });
  it('does not exist where a rate is unknown, rather than being wrong', () => {
    expect(build({ net: money(100, 'XXX'), suggestedRetail: null })).toBeNull();
    expect(build(room, 'XXX')).toBeNull();
  });
  it('keeps what the supplier will invoice, and at which rate it was converted', () => {
    expect(build(room, 'JPY')).toMatchObject({
      supplierNet: room.net,
      fxRate: 150,
      fxAt: '2026-11-20',
      net: 60_056,
    });
  });
  it('always adds up', () => {
    fc.assert(
      fc.property(arbitraryAmounts, (amounts) => {
        const price = fromArbitrary(amounts);
        expect(price?.sell).toBe((price?.net ?? 0) + (price?.agencyMarkup ?? 0) + (price?.platformFee ?? 0));
      }),
    );
  });
});

describe('what a role sees of a price', () => {
  // Made by each test: a describe that throws takes the tests of its file along, and none is left to fail.
  const price = () => build(room)!;

  it('is a total of what is due now and there, for whoever sees prices', () => {
    expect(projectPrice(price(), viewer('visitor'), 'hotels', byNight(2))).toEqual({
      total: money(45_842, 'USD'),
      unit: { amount: money(22_921, 'USD'), per: 'night' },
      dueNow: money(45_042, 'USD'),
      dueThere: [
        { code: 'city_tax', amount: money(800, 'USD'), asked: money(800, 'USD'), collectedBy: 'property' },
      ],
      taxes: [],
    });
  });
  it('is nothing for visitors where the agency hides prices', () => {
    const hidden = viewer('visitor', { allowNonLoginFlow: false, ...publishing });
    expect(projectPrice(price(), hidden, 'hotels', byNight(2))).toBeNull();
    expect(projectDealRates(price(), hidden, 'hotels')).toBeNull();
    expect(projectDealRateV2(price(), hidden)).toBeNull();
    expect(
      projectPrice(price(), viewer('customer', { allowNonLoginFlow: false }), 'hotels', byNight(2)),
    ).not.toBeNull();
  });
  it('tells visitors the saving only where the agency publishes it', () => {
    expect(projectPrice(price(), viewer('visitor', publishing), 'hotels', byNight(1))?.saved).toEqual(
      money(2_252, 'USD'),
    );
    expect(projectPrice(price(), viewer('visitor'), 'hotels', byNight(1))).not.toHaveProperty('saved');
    expect(projectDealRates(price(), viewer('visitor'), 'hotels')).not.toHaveProperty('savedPrice');
  });
  it('is lower for members by what visitors were told, never by more than the agency has', () => {
    for (const members of [1, 300, 500, 9_000]) {
      const rule = membersRule({ default: 0, members })!;
      const asMember = buildPrice(room, { currency: 'USD', markup: [...markup, rule], rates })!;
      const visitors = { ...viewer('visitor', publishing), members: rule };
      const told = projectPrice(price(), visitors, 'hotels', byNight(1))!;
      const paid = projectPrice(asMember, viewer('customer'), 'hotels', byNight(1))!;
      expect(told.total.amount - paid.total.amount, String(members)).toBe(told.saved!.amount);
      expect(asMember.sell - asMember.net).toBe(asMember.agencyMarkup);
      expect(asMember.agencyMarkup).toBeGreaterThanOrEqual(0);
      // Whom it was made for is not told to log in for it again.
      expect(projectPrice(asMember, visitors, 'hotels', byNight(1))).not.toHaveProperty('saved');
    }
  });
  it('tells no visitor to log in where that saves nothing (CUST-15, CUST-16)', () => {
    for (const values of [{}, publishing]) {
      const visitor = { ...viewer('visitor', values), members: membersRule({ default: 1_000 }) };
      expect(projectPrice(price(), visitor, 'hotels', byNight(1))).not.toHaveProperty('saved');
      expect(hasSaving(price(), visitor)).toBe(false);
      expect(projectDealRates(price(), visitor, 'hotels')?.savedPrice ?? 0).toBe(0);
      expect(projectDealRateV2(price(), visitor)?.saved_price ?? 0).toBe(0);
    }
  });
  it('has no retail, discount or saving when retail is not above the total', () => {
    const dear = build({ ...room, suggestedRetail: money(45_042, 'USD') });
    const view = dear && projectPrice(dear, viewer('customer'), 'hotels', byNight(1));
    expect(view).not.toHaveProperty('retail');
    expect(view).not.toHaveProperty('saved');
    expect(dear && projectDealRates(dear, viewer('customer'), 'hotels')).toMatchObject({
      publishedRate: null,
      savedPrice: 0,
      discountPercentage: 0,
    });
  });
  it.each(roles)('of %s is in the contract’s shape, and holds net only where the table says so', (role) => {
    fc.assert(
      fc.property(arbitraryAmounts, fc.integer({ min: 1, max: 60 }), (amounts, nights) => {
        const any = fromArbitrary(amounts);
        const view = any && projectPrice(any, viewer(role), 'hotels', byNight(nights));
        expect(PriceView.parse(view)).toEqual(view);
        const there = (view?.dueThere ?? []).reduce((sum, { amount }) => sum + amount.amount, 0);
        expect(view?.total.amount).toBe((view?.dueNow.amount ?? 0) + there);
        expect('net' in (view ?? {})).toBe(seesNetPrices(role));
        expect('markup' in (view ?? {})).toBe(seesNetPrices(role));
        // A tax contained in net, at a percentage that anybody can look up, would give net away.
        expect((view?.taxes.length ?? 0) > 0).toBe(seesNetPrices(role));
        if (view?.net && view.markup) expect(view.net.amount + view.markup.amount).toBe(view.total.amount);
        if (view?.retail && view.saved)
          expect(view.retail.amount - view.saved.amount).toBe(view.total.amount);
      }),
    );
  });
});
