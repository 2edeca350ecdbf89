/** Consent and what it lets out, as rules: vendors of an agency, the choice and its cookie, what events say. No DOM, no clock. */
export {
  allowedVendorScript,
  consentCategories,
  isMeasured,
  vendorHosts,
  vendorScript,
  vendorsOf,
  type ConsentCategory,
  type Vendor,
} from './vendors.ts';
export {
  asksNotToBeTracked,
  categoriesOf,
  consentCookie,
  consentDays,
  readConsent,
  writeConsent,
  type ConsentChoice,
} from './choice.ts';
export { trackDetail, type TrackDetail } from './track.ts';
