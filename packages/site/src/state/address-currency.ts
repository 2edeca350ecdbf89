import type { NavigatePort } from '@portolan/widgets';
import type { SiteStore } from './site-state.ts';

/**
 * Writes the selected currency into an address that names another one. Back and forward lead to addresses from before the choice, and
 * on the next load the address would win over it (CUR-09, A-12).
 */
export function keepCurrencyInAddress(
  navigate: Pick<NavigatePort, 'current' | 'setQuery'>,
  store: SiteStore,
): void {
  const { selectedCurrency, currencyResolved } = store.getState();
  const named = navigate.current().query.get('currency');
  if (currencyResolved && named && named !== selectedCurrency.currency)
    navigate.setQuery({ currency: selectedCurrency.currency });
}
