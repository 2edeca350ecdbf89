import { currencyOf } from './countries.ts';
import type { AgencyRecord } from '../tenancy/index.ts';

/**
 * CUR-11 to CUR-21 as far as a server can know them: query `currency`, then `code` (a country, or a currency), the saved choice, the
 * brand's country, the agency's default country, US; and USD when the result is not on offer.
 */
export function chooseCurrency(
  query: Record<string, string>,
  cookies: ReadonlyMap<string, string>,
  tenant: AgencyRecord | null,
  rates: Readonly<Record<string, number>>,
): string {
  const offered = tenant?.currencies ?? ['USD'];
  const { agency } = tenant ?? {};
  const code = query['code']?.toUpperCase() ?? '';
  const wanted = [
    query['currency']?.toUpperCase(),
    code.length === 2 ? currencyOf(code) : code,
    cookies.get('selectedCurrency')?.toUpperCase(),
    currencyOf(agency?.brandRules.currencyCountryOverride ?? ''),
    currencyOf(agency?.defaultCountry ?? 'US'),
  ];
  return wanted.find((currency) => currency && offered.includes(currency) && rates[currency]) ?? 'USD';
}
