/** The part of a currency option that the choice depends on: `code` is a country, `currency` a currency (CUR-01). */
export interface CurrencyCandidate {
  readonly code: string;
  readonly currency: string;
}

export interface CurrencySources<C extends CurrencyCandidate> {
  /** The agency's enabled currencies, or the built-in list while they are unknown. */
  readonly options: readonly C[];
  /** Query of the page. */
  readonly query: { get(name: string): string | null };
  /** What local storage holds; ignored on the home path, where it is cleared. */
  readonly saved: string | null;
  readonly isHome: boolean;
  readonly isFlightCheckout?: boolean;
  /** `brandRules.currencyCountryOverride` of the agency: `MX` for the Mexican brand (CUR-12). */
  readonly brandCountry: string | null;
  /** Country that a location call really answered; the default US does not count. */
  readonly locatedCountry: string | null;
  /** `defaultCountry` of the agency. */
  readonly agencyCountry: string | null;
}

/** Key of the choice in local storage. */
export const currencyStorageKey = 'selectedCurrency';
export const defaultCurrency = 'USD';

/**
 * The currency to show: query (`currency`, then `code`, then `curr` on flight checkout), the saved choice, the brand's country, the
 * located country, the agency's country or US, US dollar (CUR-04, CUR-11 to -16, A-10 to -12). A source that names nothing on offer
 * is skipped. `option` is `null` only when not even US dollar is on offer.
 */
export function chooseCurrency<C extends CurrencyCandidate>(
  sources: CurrencySources<C>,
): { currency: string; option: C | null } {
  const { options, query } = sources;
  const byCurrency = (value: string | null) => find(options, 'currency', value);
  const byCountry = (value: string | null) => find(options, 'code', value);
  const option =
    byCurrency(query.get('currency')) ??
    byCountry(query.get('code')) ??
    byCurrency(query.get('code')) ??
    (sources.isFlightCheckout ? byCurrency(query.get('curr')) : null) ??
    (sources.isHome ? null : byCurrency(sources.saved)) ??
    byCountry(sources.brandCountry) ??
    byCountry(sources.locatedCountry) ??
    byCountry(sources.agencyCountry || 'US') ??
    byCurrency(defaultCurrency);
  return { currency: option?.currency ?? defaultCurrency, option };
}

/** Options whose name plus currency code contain the text, whatever its case (CUR-22, CUR-23); all of them for no text. */
export function filterCurrencies<C extends { readonly name: string; readonly currency: string }>(
  options: readonly C[],
  text: string,
): C[] {
  const wanted = text.trim().toLowerCase();
  return options.filter((option) => `${option.name} ${option.currency}`.toLowerCase().includes(wanted));
}

/** On flight checkout a change reloads with the `currency` parameter moved to `curr` (CUR-18, CUR-19); `code` would win over it. */
export function moveCurrencyToCurr(query: URLSearchParams, currency: string): URLSearchParams {
  const moved = new URLSearchParams(query);
  moved.delete('currency');
  moved.delete('code');
  moved.set('curr', currency);
  return moved;
}

function find<C extends CurrencyCandidate>(
  options: readonly C[],
  member: 'code' | 'currency',
  value: string | null,
): C | null {
  const wanted = value?.trim().toUpperCase();
  return (wanted && options.find((option) => option[member].toUpperCase() === wanted)) || null;
}
