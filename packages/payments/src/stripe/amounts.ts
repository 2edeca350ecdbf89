import { minorUnits, money, type Money } from '@portolan/core';

/** Stripe's "smallest unit" is not always ISO 4217's. Digits after the point, where they are not two. */
const zeroDecimal = new Set([
  'BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF',
]); // prettier-ignore
const threeDecimal = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);
/** Without decimals in the world, with two at Stripe, which must both be zero. */
const emptyDecimals = new Set(['ISK', 'UGX']);
/** Three decimals in the world, and unknown at Stripe. */
const unsupported = new Set(['IQD', 'LYD']);

function digits(currency: string): number {
  return zeroDecimal.has(currency) ? 0 : threeDecimal.has(currency) ? 3 : 2;
}

/** What every amount of a currency must be a multiple of, in Stripe's unit. */
function step(currency: string): number {
  // Card networks do not take the last of three decimals.
  return threeDecimal.has(currency) ? 10 : emptyDecimals.has(currency) ? 100 : 1;
}

/**
 * An amount in Stripe's unit. Never rounded: what is charged is what was agreed, to the last digit.
 * @throws {RangeError} for an amount that Stripe cannot take exactly, such as 1.234 KWD.
 */
export function toStripeAmount({ amount, currency }: Money): number {
  if (unsupported.has(currency)) throw new RangeError(`Stripe does not take ${currency}`);
  const own = amount * 10 ** (digits(currency) - minorUnits(currency));
  if (!Number.isSafeInteger(own) || own % step(currency) !== 0)
    throw new RangeError(`Stripe cannot take ${amount} minor units of ${currency} exactly`);
  return own;
}

/** An amount of Stripe's, in ISO 4217's minor unit. @param currency in either case */
export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return money(Math.round(amount * 10 ** (minorUnits(code) - digits(code))), code);
}
