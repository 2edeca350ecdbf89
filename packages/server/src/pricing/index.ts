/** What a supplier's price becomes, and who sees what of it. Pure: it reads no rules and stores no prices. */
export { buildPrice, type PriceOptions } from './build-price.ts';
export { type Commission, commissionOf } from './commission.ts';
export {
  type BaseMarkup,
  baseRule,
  chooseRules,
  hasOwnPrices,
  type MarkupBook,
  type MarkupPlace,
  type MarkupRule,
  membersRule,
  type Sale,
  type SaleWhere,
} from './markup-rule.ts';
export { explainMarkup, type MarkupLine } from './markup.ts';
export { priceParts } from './price-parts.ts';
export type { PaymentPlan, Price } from './price.ts';
export {
  type PriceUnit,
  projectAgreedPrice,
  hasSaving,
  projectDealRates,
  projectDealRateV2,
  projectPrice,
  viewDueThere,
  type Viewer,
} from './project-price.ts';
export type { MarkupRuleRow, PlatformFeeRow } from './tables.ts';
