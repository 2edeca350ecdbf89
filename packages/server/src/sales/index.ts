/** What all services need to sell: sealed offers, prices of rates, the rules of a sale. */
export { type OfferScope, type PricedRate, summariseOffer, viewOffer } from './offer-view.ts';
export { paymentPlanOf } from './payment-plan.ts';
export {
  cancellationOf,
  checkCurrency,
  currenciesOf,
  freeUntil,
  priceRate,
  ratesUsed,
  sellOf,
  totalOf,
} from './price-rate.ts';
export { amountsOf, rateOf, roomTermsOf, type RoomRate, type RoomTerms } from './room-rate.ts';
export { agentOf, placeOf, pricesApart, saleRules } from './sale-rules.ts';
export { offerLifeMs, openOffer, sealOffer, type StayAsked } from './sealed-offer.ts';
