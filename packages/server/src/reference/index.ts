/** Countries, currencies and languages, and which currency a visitor sees first. */
export { chooseCurrency } from './choose-currency.ts';
export { countryOfCurrency, currencyOf, currencyOptions, isCountry } from './countries.ts';
export { countriesWithStays } from './queries.ts';
