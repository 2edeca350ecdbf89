/** What all services need to sell: sealed offers, terms, the rules of a sale, and what a service is to the booking of it. */
export {
  type Agreed,
  agreedCancellation,
  type AgreedPart,
  beginsOf,
  partsOf,
  viewParts,
  viewPrice,
} from './agreed.ts';
export {
  type BookableService,
  type BookableServices,
  type CalendarEvent,
  type Labelled,
  type Moments,
  type NamedTraveller,
  type Offered,
  serviceOf,
  type Sold,
  supplierOf,
  type VoucherParts,
  type Words,
} from './bookable-service.ts';
export { callSupplier } from './call-supplier.ts';
export { backOf, cancellationOf, freeUntil, penaltiesOf } from './cancellation.ts';
export {
  checkCurrency,
  currenciesOf,
  namedSupplier,
  type PricedOffer,
  ratesUsed,
  totalOf,
  withoutAmounts,
} from './offers.ts';
export { paymentPlanOf } from './payment-plan.ts';
export { agentOf, isMember, pricesApart, saleRules } from './sale-rules.ts';
export { offerLifeMs, openOffer, sealOffer } from './sealed-offer.ts';
