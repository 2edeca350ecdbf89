import { serviceKeys, serviceLabels, type Agency } from '@portolan/contract';
import type { OwnTexts } from '@portolan/i18n';
import type { Config } from '../config/index.ts';
import { sanitiseHtml } from '../platform/sanitise-html.ts';
import type { AgencyRow } from './tables.ts';
import type { ArtSigner } from '../platform/art-signer.ts';
import type { MarkupRule } from '../pricing/index.ts';
import type { Academy, AgencyRecord } from './agency-record.ts';

/** What an agency has when its settings say nothing. */
const defaults = {
  returnUrl: null,
  isSubscribed: true,
  allowNonLoginFlow: true,
  isHideLoginOption: false,
  isHideSignupOption: false,
  hideHeaderforDealProposal: null,
  profileInformation: null,
  enableHotelsV2: false,
  enableFlightsV2: false,
  displayTopDestinations: false,
  isAbousUsEnable: true,
  aboutUsEnableTitle: null,
  isFaqEnable: true,
  faqEnableTitle: null,
  showPublishedPriceToCustomer: { hotels: false, activities: false, cars: false },
  sso: { isSSOEnabled: false, isDirectLoginAllowedForSSOUsers: true },
  currentPaymentGateway: 'test',
  contactPhoneNumber: null,
  displaySupportPhoneFooter: true,
  contactEmailId: null,
  displayAddressFooter: true,
  addressLine1: null,
  city: null,
  state: null,
  country: null,
  zipCode: null,
  linkedin: null,
  instagram: null,
  facebook: null,
  twitter: null,
  youtube: null,
  discord: null,
  tiktok: null,
  analytics: { isEnabled: false, googleAnalyticsId: null, facebookAnalyticsId: null },
  acceptedPayments: ['Discover', 'Visa', 'American Express', 'Master Card', 'Bitcoin'],
  brandRules: {
    forceLogin: false,
    homeRedirectPath: null,
    currencyCountryOverride: null,
    hideSignup: false,
  },
  bookingMenuItemOptions: serviceKeys.map((key) => ({ title: serviceLabels[key], active: true })),
  /** CONST-07 to CONST-14; the place is the agency's own choice (API-54). */
  dealDefaults: {
    rooms: 1,
    adults: 2,
    radius: 15,
    nationality: 'IN',
    destinationCountryCode: 'IN',
    currency: 'USD',
    driverAge: 25,
    countryOfResidence: 'US',
    latitude: 38.7223,
    longitude: -9.1393,
    searchString: 'Lisbon',
  },
} satisfies Partial<Agency>;

/** Settings are written by hand, past what sanitises the other texts when they are kept. */
const sanitised = (html: string | null | undefined) => (html ? sanitiseHtml(html) : null);

/** The one place where a row becomes the contract's agency. */
export function agencyFromRow(
  row: AgencyRow,
  hosts: readonly { host: string; is_primary: boolean }[],
  config: Pick<Config, 'siteScheme' | 'sitePort' | 'signupHiddenSubdomains'>,
  art: ArtSigner,
  rules: readonly MarkupRule[] = [],
  texts?: OwnTexts,
): AgencyRecord {
  // Either name holds the gateway (AGY-36); answers use the first.
  const { currentGateway, academyLabel, academyUrl, academyTokenParam, ...settings } =
    row.settings as Partial<Agency> & AcademySettings & { currentGateway?: string };
  const primaryHost = (hosts.find((entry) => entry.is_primary) ?? hosts[0])?.host ?? 'invalid';
  const siteOrigin = `${config.siteScheme}://${primaryHost}${config.sitePort ? `:${config.sitePort}` : ''}`;
  const markUrl = (variant: 'wordmark' | 'square' | 'favicon') =>
    siteOrigin + art.markPath(row.name, row.subdomain, row.primary_color, variant);
  const agency: Agency = {
    ...defaults,
    metaData: { title: row.name, description: '', keywords: [] },
    logo: markUrl('wordmark'),
    logoMobile: markUrl('square'),
    favicon: markUrl('favicon'),
    ...settings,
    showPublishedPriceToCustomer: {
      ...defaults.showPublishedPriceToCustomer,
      ...settings.showPublishedPriceToCustomer,
    },
    sso: { ...defaults.sso, ...settings.sso },
    brandRules: {
      ...defaults.brandRules,
      ...settings.brandRules,
      hideSignup:
        (settings.brandRules?.hideSignup ?? false) || config.signupHiddenSubdomains.includes(row.subdomain),
    },
    dealDefaults: { ...defaults.dealDefaults, ...settings.dealDefaults },
    privacyPolicy: sanitised(settings.privacyPolicy),
    cookiesPolicy: sanitised(settings.cookiesPolicy),
    disclaimer: sanitised(settings.disclaimer),
    currentPaymentGateway: settings.currentPaymentGateway || currentGateway || defaults.currentPaymentGateway,
    id: row.agency_id,
    agencyName: row.name,
    subdomain: row.subdomain,
    primaryColor: row.primary_color,
    status: row.status,
    defaultCountry: row.default_country,
    defaultLanguage: row.default_language,
    languages: row.languages,
    provider: row.provider,
    ...(texts && { texts }),
  };
  return {
    id: row.agency_id,
    agency,
    markup: { base: row.markup, rules },
    cancellation: row.cancellation ?? {},
    rewards: row.rewards ?? {},
    currencies: row.currencies,
    academy: academyOf({ academyLabel, academyUrl, academyTokenParam }),
    siteOrigin,
    hosts: hosts.map((entry) => entry.host),
  };
}

/** Settings of the academy (BV-06). They are no part of the agency that everybody is told of. */
export interface AcademySettings {
  academyLabel?: string | undefined;
  academyUrl?: string | undefined;
  academyTokenParam?: string | undefined;
}

/** Settings are written past every check: an address that a token must not go to is no academy. */
function academyOf({ academyLabel, academyUrl, academyTokenParam }: AcademySettings): Academy | null {
  if (typeof academyUrl !== 'string' || !URL.canParse(academyUrl)) return null;
  const { protocol, username, password } = new URL(academyUrl);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  return {
    label: academyLabel?.trim() || null,
    url: academyUrl,
    tokenParam: academyTokenParam?.trim() || 'token',
  };
}
