/** Exchange rates, kept up to date. It converts nothing; `core` does. */
export { createExchangeRates, type ExchangeRateBook, type RateTable } from './exchange-rates.ts';
export { snapshot } from './snapshot.ts';
