import type { Role } from '@portolan/contract';
import { describe, expect, it } from 'vitest';
import { membersRule } from './markup-rule.ts';
import type { Price } from './price.ts';
import {
  hasSaving,
  projectAgreedPrice,
  projectDealRates,
  projectDealRateV2,
  projectPrice,
  type Viewer,
} from './project-price.ts';

const price: Price = {
  currency: 'USD',
  net: 10_000,
  supplierTaxes: [{ code: 'vat', amount: 600 }],
  dueThere: [{ code: 'city_tax', amount: 400, collectedBy: 'property' }],
  agencyMarkup: 1_350,
  platformFee: 50,
  sell: 11_400,
  suggestedRetail: 15_000,
  fxRate: 1,
  fxAt: '2026-11-21T00:00:00Z',
  supplierNet: { amount: 10_000, currency: 'USD' },
};
const byNight = (count: number) => ({ per: 'night', count }) as const;
const usd = (amount: number) => ({ amount, currency: 'USD' });
const viewer = (role: Role, agency: Partial<Viewer['agency']> = {}): Viewer => ({
  role,
  agency: {
    allowNonLoginFlow: true,
    showPublishedPriceToCustomer: { hotels: false, activities: true, cars: false },
    ...agency,
  },
  // 5 % of what a visitor pays now.
  members: membersRule({ default: 0, members: 500 }),
});
const everybody = {
  total: usd(11_800),
  unit: { amount: usd(5_900), per: 'night' },
  dueNow: usd(11_400),
  dueThere: [{ code: 'city_tax', amount: usd(400), asked: usd(400), collectedBy: 'property' }],
  taxes: [],
};
const retail = { retail: usd(15_400), saved: usd(3_600), discountPercent: 23 };
const vat = { code: 'vat', amount: usd(600) };
const wholesale = { net: usd(10_000), markup: usd(1_800), taxes: [vat] };

it.each([
  [null, false], [11_000, false], [11_400, false], [11_449, false], [11_450, true], [15_000, true],
])('says of a retail price of %s whether a whole unit is saved (PRICE-01)', (suggestedRetail, saves) => {
  const seen = { ...price, suggestedRetail };
  expect(hasSaving(seen, viewer('customer'))).toBe(saves);
  // Hidden prices are seen after logging in.
  const hidden = { ...viewer('visitor', { allowNonLoginFlow: false }), members: undefined };
  expect(hasSaving(seen, hidden)).toBe(saves);
}); // prettier-ignore

it('says of a visitor who sees prices only what they would pay less by logging in', () => {
  expect(hasSaving(price, viewer('visitor'))).toBe(true);
  expect(hasSaving(price, { ...viewer('visitor'), members: undefined })).toBe(false);
});

describe('a price, member by member, as each role may see it', () => {
  it.each<[Role, object]>([
    ['visitor', everybody],
    ['customer', { ...everybody, ...retail }],
    ['restricted_agent', { ...everybody, ...retail }],
    ['agent', { ...everybody, ...retail, ...wholesale }],
    ['sales_agent', { ...everybody, ...retail, ...wholesale }],
    ['admin', { ...everybody, ...retail, ...wholesale }],
    ['agency_owner', { ...everybody, ...retail, ...wholesale }],
  ])('%s', (role, view) => expect(projectPrice(price, viewer(role), 'hotels', byNight(2))).toEqual(view));

  it('is nothing to visitors of an agency that sells to known people', () => {
    const closed = viewer('visitor', { allowNonLoginFlow: false });
    expect(projectPrice(price, closed, 'hotels', byNight(2))).toBeNull();
    expect(projectDealRates(price, closed, 'hotels')).toBeNull();
    expect(projectDealRateV2(price, closed)).toBeNull();
    expect(
      projectPrice(price, viewer('customer', { allowNonLoginFlow: false }), 'hotels', byNight(2)),
    ).not.toBeNull();
  });
  it('tells visitors what they would save, and no retail price, for services where the agency publishes it', () => {
    expect(projectPrice(price, viewer('visitor'), 'activities', byNight(2))).toEqual({ ...everybody, saved: usd(570) });
    expect(projectPrice(price, viewer('visitor'), 'cars', byNight(2))).toEqual(everybody);
    for (const service of ['flights', 'resorts', 'cruise'] as const) {
      expect(projectPrice(price, viewer('visitor'), service, byNight(2)), service).toEqual(everybody);
      expect(projectPrice(price, viewer('customer'), service, byNight(2)), service).toEqual({ ...everybody, ...retail });
    }
  }); // prettier-ignore
  it.each([null, 0, 11_399, 11_400])(
    'has no retail price and no saving when retail is %s',
    (suggestedRetail) => {
      for (const role of ['customer', 'agent'] as const) {
        const view = projectPrice({ ...price, suggestedRetail }, viewer(role), 'activities', byNight(2))!;
        for (const member of ['retail', 'saved', 'discountPercent']) expect(view).not.toHaveProperty(member);
      }
    },
  );
  it('is divided by one night at least', () => {
    expect(projectPrice(price, viewer('visitor'), 'hotels', byNight(0))!.unit?.amount).toEqual(usd(11_800));
  });
});

describe('the same price in the spelling of deals', () => {
  const seen = { currency: 'USD', totalRate: 118 };
  const said = { publishedRate: 154, discountPercentage: 23, savedPrice: 36 };
  it.each<[Role, object]>([
    ['visitor', seen],
    ['customer', { ...seen, ...said }],
    ['restricted_agent', { ...seen, ...said }],
    ['agent', { ...seen, ...said, baseRate: 100, taxAndFee: 18 }],
    ['agency_owner', { ...seen, ...said, baseRate: 100, taxAndFee: 18 }],
  ])('v1: %s', (role, rates) => expect(projectDealRates(price, viewer(role), 'hotels')).toEqual(rates));

  const seenV2 = { currency: 'USD', total_rate: 118 };
  const saidV2 = { recommended_selling_price: 154, saved_price: 36 };
  it.each<[Role, object]>([
    ['visitor', seenV2],
    ['customer', { ...seenV2, ...saidV2 }],
    ['restricted_agent', { ...seenV2, ...saidV2 }],
    ['agent', { ...seenV2, ...saidV2, base_rate: 100, tax_and_fees: 18 }],
    ['sales_agent', { ...seenV2, ...saidV2, base_rate: 100, tax_and_fees: 18 }],
  ])('v2: %s', (role, rate) => expect(projectDealRateV2(price, viewer(role))).toEqual(rate));

  it('says nothing of a retail price where there is none, to those who would see it', () => {
    const plain = { ...price, suggestedRetail: null };
    const none = { publishedRate: null, discountPercentage: 0, savedPrice: 0 };
    expect(projectDealRates(plain, viewer('customer'), 'hotels')).toEqual({ ...seen, ...none });
    expect(projectDealRateV2(plain, viewer('customer'))).toEqual({
      ...seenV2,
      recommended_selling_price: null,
      saved_price: 0,
    });
    const shown = { hotels: true, activities: false, cars: false };
    const visitor = viewer('visitor', { showPublishedPriceToCustomer: shown });
    expect(projectDealRates(price, visitor, 'hotels')).toEqual({ ...seen, savedPrice: 5.7 });
    expect(projectDealRateV2(price, visitor)).toEqual({ ...seenV2, saved_price: 5.7 });
    expect(projectDealRates(price, visitor, 'activities')).toEqual(seen);
  });
  it('says what is charged now and what later, which add up to the total with what is due there', () => {
    const by = '2026-04-01T00:00:00.000Z';
    const seen = (payment: NonNullable<Price['payment']>) => {
      const { dueNow, dueLater, total } = projectPrice(
        { ...price, payment },
        viewer('customer'),
        'cruise',
        null,
      )!;
      return { dueNow, dueLater, total };
    };
    const total = usd(11_800);
    expect(seen({ kind: 'deposit', deposit: 2_400, balanceBy: by })).toEqual({
      dueNow: usd(2_400),
      dueLater: [{ amount: usd(9_000), by }],
      total,
    });
    expect(seen({ kind: 'later', by })).toEqual({
      dueNow: usd(0),
      dueLater: [{ amount: usd(11_400), by }],
      total,
    });
    expect(seen({ kind: 'now' })).toEqual({ dueNow: usd(11_400), total });
  });
  it('charges nothing later where the deposit is all of it', () => {
    const payment = { kind: 'deposit', deposit: 11_400, balanceBy: '2026-04-01T00:00:00.000Z' } as const;
    const { dueNow, dueLater } = projectPrice({ ...price, payment }, viewer('customer'), 'cruise', null)!;
    expect([dueNow, dueLater]).toEqual([usd(11_400), undefined]);
  });
  it('tells mails and documents what was agreed and nothing else, whatever the agency hides', () => {
    expect(projectAgreedPrice(price, 'hotels')).toEqual({
      total: usd(11_800),
      dueNow: usd(11_400),
      dueThere: [{ code: 'city_tax', amount: usd(400), asked: usd(400), collectedBy: 'property' }],
      taxes: [],
    });
  });
});
