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
export {
  backOf,
  type Begins,
  cancellationOf,
  freeUntil,
  penaltiesOf,
  type PricedTerms,
} from './cancellation.ts';
export {
  checkCurrency,
  currenciesOf,
  namedSupplier,
  type PricedOffer,
  ratesUsed,
  type SupplierOffer,
  totalOf,
  withoutAmounts,
} from './offers.ts';
export { paymentPlanOf } from './payment-plan.ts';
export { agentOf, pricesApart, saleRules } from './sale-rules.ts';
export { offerLifeMs, openOffer, type SealedOffer, sealOffer } from './sealed-offer.ts';
