/** What parameters of addresses mean. Each parser answers `null` for a text that it cannot use. */

/** Text for people: no control or bidi-override characters (they would garble what stands around it), trimmed. */
export function parseText(text: string): string | null {
  const clean = text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return clean === '' ? null : clean;
}

/** Ids of places and products: printable ASCII without spaces, quotes or angle brackets. */
export function parseOpaqueId(text: string): string | null {
  return /^[A-Za-z0-9][\w.:~@|/+=-]*$/.test(text) ? text : null;
}

/** Correlation ids and booking references. */
export function parseId(text: string): string | null {
  return /^[A-Za-z0-9][\w.:-]*$/.test(text) ? text : null;
}

/** Quotes' ids, and the signed secrets of bookings (base64url), which may begin with any of their characters. */
export function parseToken(text: string): string | null {
  return /^[\w.:-]+$/.test(text) ? text : null;
}

/** An ISO 4217 code in any case. */
export function parseCurrency(text: string): string | null {
  return /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : null;
}

/** A whole number of at most nine digits. */
export function parseWholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** `1` for a switch that is on. */
export function parseFlag(text: string): true | null {
  return text === '1' ? true : null;
}

/** Name of a failure that the demo plays. */
export function parseScenario(text: string): string | null {
  return /^[a-z0-9_:,.-]{1,60}$/.test(text) ? text : null;
}

/** Degrees from −limit to limit. */
export function coordinateWithin(limit: number): (text: string) => number | null {
  return (text) => {
    if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return null;
    const value = Number(text);
    // −0 would be another state than 0.
    return Math.abs(value) <= limit ? value + 0 : null;
  };
}

/** One of the options, as it is written. */
export function oneOf<T extends string | number>(options: readonly T[]): (text: string) => T | null {
  return (text) => options.find((option) => String(option) === text) ?? null;
}

/** The known options of a comma list, in the order of `options` and once each; `null` when none is known. */
export function someOf<T extends string | number>(options: readonly T[]): (text: string) => T[] | null {
  return (text) => {
    const wanted = new Set(text.split(','));
    const found = options.filter((option) => wanted.has(String(option)));
    return found.length > 0 ? found : null;
  };
}
