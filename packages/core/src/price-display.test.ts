import { roles, type Role } from '@portolan/contract/roles';
import { describe, expect, it } from 'vitest';
import { formatMoney, type Money } from './money.ts';
import { dealPriceView } from './deal-price.ts';
import { amountsOfV1, amountsOfV2, visitorPriceView, type DealPriceInput } from './price-display.ts';

const v1 = {
  currency: 'USD',
  totalRate: 168,
  publishedRate: 212,
  discountPercentage: 20.75,
  savedPrice: 44,
  baseRate: 140,
  taxAndFee: 28,
};
const v2 = {
  currency: 'USD',
  total_rate: 168,
  recommended_selling_price: 212,
  saved_price: 44,
  base_rate: 140,
  tax_and_fees: 28,
};
const agency = (allowNonLoginFlow = true, published = true) => ({
  allowNonLoginFlow,
  showPublishedPriceToCustomer: { hotels: published, activities: published, cars: published },
});
const view = (input: Partial<DealPriceInput> = {}) =>
  dealPriceView({
    amounts: amountsOfV1(v1),
    hasSaving: true,
    role: 'customer',
    agency: agency(),
    service: 'hotels',
    version: 'v1',
    currency: 'USD',
    rates: {},
    ...input,
  });
const usd = (amount: number): Money => ({ amount: amount * 100, currency: 'USD' });
const loggedIn = roles.filter((role) => role !== 'visitor');

describe.each([
  ['v1', amountsOfV1(v1)],
  ['v2', amountsOfV2(v2)],
] as const)('a %s deal', (version, amounts) => {
  const of = (role: Role, more: Partial<DealPriceInput> = {}) => view({ role, version, amounts, ...more });

  it.each(loggedIn)(
    'shows %s the discount, the retail price, the price to traveller and the saving (CUST-09, CUST-10, CUST-11, CUST-12, CUST-17)',
    (role) => {
      expect(of(role)).toMatchObject({
        hidden: false,
        price: usd(168),
        retail: usd(212),
        discountPercent: 21,
        saved: { text: 'saved', amount: usd(44) },
      });
    },
  );

  it.each([true, false])(
    'shows a visitor the same by the view that is theirs alone (published %s)',
    (published) => {
      for (const saved of [0, 0.4, 44, null]) {
        const input = { amounts: { ...amounts!, saved }, agency: agency(true, published) };
        const { price, saved: badge } = of('visitor', input);
        const base = {
          role: 'visitor',
          hasSaving: true,
          service: 'hotels',
          currency: 'USD',
          rates: {},
          version,
        } as const;
        expect(visitorPriceView({ ...base, ...input })).toEqual({ price, saved: badge });
      }
    },
  );

  it('shows the wholesale rate and the markup to non-restricted agents alone (AGENT-05, AGENT-06, AGENT-07, AGENT-08)', () => {
    for (const role of roles) {
      const { wholesale, markup } = of(role);
      const may = ['agent', 'sales_agent', 'admin', 'agency_owner'].includes(role);
      expect([role, wholesale, markup]).toEqual([role, may ? usd(140) : null, may ? usd(28) : null]);
    }
  });

  it('shows a visitor the price only where the agency allows it (PRICE-02, VIS-07)', () => {
    expect(of('visitor')).toMatchObject({ hidden: false, price: usd(168) });
    expect(of('visitor', { agency: agency(false) })).toMatchObject({ hidden: true, price: null });
  });

  it('never crosses out a price for a visitor (PRICE-03)', () => {
    expect(of('visitor')).toMatchObject({ retail: null, discountPercent: null });
  });

  it('tells a visitor what logging in saves, by what the agency publishes (CUST-15, CUST-16)', () => {
    expect(of('visitor').saved).toEqual({ text: 'save-up-to', amount: usd(44) });
    expect(of('visitor', { agency: agency(true, false) }).saved).toEqual({ text: 'save-more', amount: null });
  });

  it('keeps that text, and no other amount, where prices are hidden', () => {
    expect(of('visitor', { agency: agency(false) })).toEqual({
      hidden: true, price: null, retail: null, discountPercent: null, wholesale: null, markup: null,
      saved: { text: 'save-up-to', amount: usd(44) },
    }); // prettier-ignore
  });

  it('promises a visitor nothing where nothing is saved, though the amount is kept from them (PRICE-01, CUST-15, CUST-16)', () => {
    for (const published of [true, false])
      for (const input of [{ agency: agency(false, published), amounts: null }, { agency: agency(true, published), amounts: { ...amounts!, saved: undefined } }])
        expect(of('visitor', { ...input, hasSaving: false }).saved).toBeNull();
  }); // prettier-ignore

  it('needs no rates at all to say so', () => {
    expect(of('visitor', { amounts: null, agency: agency(false) }).saved).toEqual({
      text: 'save-up-to',
      amount: null,
    });
    expect(of('visitor', { amounts: null, agency: agency(false, false) }).saved).toEqual({
      text: 'save-more',
      amount: null,
    });
    expect(of('customer', { amounts: null }).saved).toBeNull();
  });
});

it.each([
  [0, null], [0.4, null], [0.49, null], [0.5, 'saved'], [0.6, 'saved'], [44, 'saved'],
])('shows the badge for a saving of %d only when it rounds to something (PRICE-01)', (savedPrice, text) => {
  expect(view({ amounts: amountsOfV1({ ...v1, savedPrice }) }).saved?.text ?? null).toBe(text);
}); // prettier-ignore

it('shows no badge to a visitor either when the saving is nothing', () => {
  expect(view({ role: 'visitor', amounts: amountsOfV1({ ...v1, savedPrice: 0 }) }).saved).toBeNull();
});

it('says N/A on a v2 card when no recommended price exists (PRICE-04)', () => {
  for (const recommended_selling_price of [undefined, null])
    expect(view({ version: 'v2', amounts: amountsOfV2({ ...v2, recommended_selling_price }) })).toMatchObject(
      {
        retail: 'not-available',
        discountPercent: null,
      },
    );
});

it('says N/A on a v2 card when the recommended price is not above the total (PRICE-05)', () => {
  for (const recommended_selling_price of [167, 168])
    expect(view({ version: 'v2', amounts: amountsOfV2({ ...v2, recommended_selling_price }) }).retail).toBe(
      'not-available',
    );
  expect(
    view({ version: 'v2', amounts: amountsOfV2({ ...v2, recommended_selling_price: 169 }) }).retail,
  ).toEqual(usd(169));
});

it('says N/A to nobody on a v1 card, and to no visitor', () => {
  expect(view({ amounts: amountsOfV1({ ...v1, publishedRate: null }) }).retail).toBeNull();
  expect(
    view({ role: 'visitor', version: 'v2', amounts: amountsOfV2({ ...v2, recommended_selling_price: null }) })
      .retail,
  ).toBeNull();
});

describe('currency', () => {
  it('converts every amount with the rates (CUR-06)', () => {
    expect(view({ role: 'agent', currency: 'EUR', rates: { EUR: 0.9 } })).toMatchObject({
      price: { amount: 15120, currency: 'EUR' },
      retail: { amount: 19080, currency: 'EUR' },
      saved: { amount: { amount: 3960, currency: 'EUR' } },
      wholesale: { amount: 12600, currency: 'EUR' },
      markup: { amount: 2520, currency: 'EUR' },
    });
  });

  it('keeps dollars, and no wrong conversion, when the rates are missing (CUR-24)', () => {
    expect(view({ currency: 'EUR', rates: {} })).toMatchObject({ price: usd(168), retail: usd(212) });
  });
});

it('writes deal prices with no decimals and all others with two (PRICE-07, PRICE-08, CONST-17)', () => {
  const price = view({ amounts: amountsOfV1({ ...v1, totalRate: 123.56 }) }).price!;
  expect(formatMoney(price, 'en', 'deal')).toBe('$124');
  expect(formatMoney({ amount: 12350, currency: 'USD' }, 'en')).toBe('$123.50');
});
