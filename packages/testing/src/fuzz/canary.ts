/** Looks for amounts that a reader must not learn, however they are written, and whether they can be worked out from what is there. */

/** An amount in minor units, and how many digits its currency has behind the point. */
export interface Canary {
  amount: number;
  digits: number;
  /** What it is, for the report. */
  what: string;
}

/** Amounts below say nothing: too many numbers look like them. */
export const leastAmount = 100_000;

/** All digits of all scripts as ours, and what groups digits taken away: `٨١٬٣٣٧٫١٣` and `81 337,13` become `8133713`. */
function plainDigits(text: string): string {
  const zeros = text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    // Decimal digits of every script stand in rows of ten that begin at a multiple of sixteen, or at six of it.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
  return zeros.replaceAll(/(?<=\d)[.,'’٫٬\u00a0\u202f\u2009 ](?=\d)/g, '');
}

/** Canaries that stand in a text, as an amount with or without its decimals. */
export function findWritten(text: string, canaries: readonly Canary[]): Canary[] {
  const plain = plainDigits(text);
  const runs = new Set(plain.match(/\d+/g) ?? []);
  return canaries.filter(({ amount, digits }) => {
    // 81337.10 is written 81337.1 in JSON.
    const forms = [String(amount)];
    if (digits > 0) forms.push(String(amount).replace(/0+$/, ''));
    if (forms.some((form) => form.length >= 6 && plain.includes(form))) return true;
    const whole = Math.round(amount / 10 ** digits);
    return whole >= leastAmount / 10 && runs.has(String(whole));
  });
}

/** Every amount of an answer by currency, in minor units, and every percentage beside them. */
function amountsIn(value: unknown): { amounts: Map<string, Set<number>>; factors: Set<number> } {
  const amounts = new Map<string, Set<number>>();
  const factors = new Set<number>([2, 3, 4, 5, 6, 7]);
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { amount, currency } = node as { amount?: unknown; currency?: unknown };
    if (typeof amount === 'number' && typeof currency === 'string' && amount !== 0)
      amounts.set(currency, (amounts.get(currency) ?? new Set<number>()).add(amount));
    for (const [name, member] of Object.entries(node)) {
      if (typeof member === 'number' && /percent|nights|count/i.test(name) && member > 0) factors.add(member);
      // The spelling of deals: decimals of one currency beside each other.
      if (typeof member === 'number' && typeof currency === 'string' && /rate|price|fee/i.test(name))
        amounts.set(currency, (amounts.get(currency) ?? new Set<number>()).add(Math.round(member * 100)));
      walk(member);
    }
  };
  walk(value);
  return { amounts, factors };
}

/**
 * Canaries that one or two numbers of a price yield, with what stands beside it: by sum, difference, percentage, or shares of nights.
 * Only numbers of one thing are tried with each other: an offer, a quote, a booking, a deal.
 * @param about the canaries that belong to a total, by its amount: chance would find some among many
 */
export function findComputed(
  value: unknown,
  about: (total: number, currency: string) => readonly Canary[],
): Canary[] {
  const found = new Set<Canary>();
  const things = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (
      ['price', 'rates', 'rate', 'paid', 'previous'].some((name) =>
        isThing((node as Record<string, unknown>)[name]),
      )
    )
      inspect(node);
    Object.values(node).forEach(things);
  };
  function inspect(thing: object): void {
    const { amounts, factors } = amountsIn(thing);
    for (const [currency, list] of amounts) {
      const some = [...list].slice(0, 60);
      const wanted = new Map(
        some.flatMap((total) => about(total, currency)).map((canary) => [canary.amount, canary]),
      );
      const check = (amount: number) => {
        const canary = wanted.get(Math.round(amount));
        if (canary) found.add(canary);
      };
      for (const a of some) {
        for (const factor of factors) {
          for (const result of [a * factor, a / factor, (a * factor) / 100, (a * 100) / factor])
            check(result);
          check((a * (100 - factor)) / 100);
          check((a * 100) / (100 - factor));
        }
        for (const b of some) {
          if (a === b) continue;
          check(Math.abs(a - b));
          check(a + b);
        }
      }
    }
  }
  things(value);
  return [...found];
}

function isThing(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
