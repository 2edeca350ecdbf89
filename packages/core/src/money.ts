/**
 * Money is an integer number of minor units of an ISO-4217 currency; it is never a float. Only the edges that the
 * specification spells as decimal numbers (`totalRate`) convert, by {@link toDecimal} and {@link fromDecimal}.
 */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** ISO 4217 exponents that differ from 2. */
const withoutMinor = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/;
const withThousandths = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/;

/** Digits after the decimal point that the currency itself has: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorUnits(currency: string): number {
  return withoutMinor.test(currency) ? 0 : withThousandths.test(currency) ? 3 : 2;
}

/** @throws {RangeError} when `amount` is not a safe integer. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`Not an integer amount of minor units: ${amount} ${currency}`);
  // A part of a small refund may round to -0, which would be shown as “-$0.00”.
  return { amount: amount + 0, currency };
}

/** Half away from zero, so that a refund mirrors its charge. */
export function roundHalfUp(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

/** Units of each currency for one US dollar (CUR-06). */
export type Rates = Readonly<Record<string, number>>;

/**
 * The amount in another currency, rounded half up to that currency's own minor unit; `null` when either rate is unknown,
 * because a wrong conversion is worse than none (CUR-24).
 */
export function convert(value: Money, to: string, rates: Rates): Money | null {
  if (value.currency === to) return value;
  const from = value.currency === 'USD' ? 1 : rates[value.currency];
  const target = to === 'USD' ? 1 : rates[to];
  if (!from || !target || from <= 0 || target <= 0) return null;
  const major = toDecimal(value) * (target / from);
  return money(roundHalfUp(roundNoise(major * 10 ** minorUnits(to))), to);
}

/** 12356 USD minor units → 123.56. For the specification's decimal fields and for `Intl` only. */
export function toDecimal(value: Money): number {
  return value.amount / 10 ** minorUnits(value.currency);
}

/** 123.56 → 12356 USD minor units, rounded half up. */
export function fromDecimal(value: number, currency: string): Money {
  return money(roundHalfUp(roundNoise(value * 10 ** minorUnits(currency))), currency);
}

/** Takes binary noise away before a half is rounded: 1.005 × 100 is 100.49999999999999. */
function roundNoise(value: number): number {
  return Number(value.toPrecision(15));
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number's format, made once: making one costs as much as hundreds of its uses. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, options)));
  return format;
}

/**
 * The price as text in the reader's language. Deals show 0 decimals, everything else 2 (PRICE-07, PRICE-08), and a currency
 * with another minor unit shows its own.
 * @param decimals `'deal'` for 0 decimals. @default 'full'
 */
export function formatMoney(value: Money, locale: string, decimals: 'deal' | 'full' = 'full'): string {
  const digits = decimals === 'deal' ? 0 : minorUnits(value.currency);
  const text = numberFormat(locale, {
    style: 'currency',
    currency: value.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'halfExpand',
  } as Intl.NumberFormatOptions).format(toDecimal(value));
  // In right-to-left text the neutral `$` of `US$` would fall to the wrong side of its letters.
  return locale.startsWith('ar') ? text.replace(/[A-Z]+\$/, '$&\u200e') : text;
}
