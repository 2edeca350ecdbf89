import { z } from 'zod';
import { emailLength, emailPattern } from '../email.ts';
import { roles } from '../roles.ts';
import { Instant } from './common.ts';

/** The agency as the specification spells it (point 3, AGY-01 to AGY-56). */
export const Agency = z.object({
  /** Opaque id; `/agency-terms-and-conditions/{id}` uses it. */
  id: z.string(),
  agencyName: z.string(),
  subdomain: z.string(),
  logo: z.string(),
  logoMobile: z.string(),
  favicon: z.string(),
  primaryColor: z.string(),
  status: z.enum(['Active', 'Inactive']),
  metaData: z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) }),
  defaultCountry: z.string().nullable(),
  defaultLanguage: z.string(),
  returnUrl: z.string().nullable(),
  isSubscribed: z.boolean(),
  bookingMenuItemOptions: z.array(z.object({ title: z.string(), active: z.boolean() })),
  allowNonLoginFlow: z.boolean(),
  isHideLoginOption: z.boolean(),
  isHideSignupOption: z.boolean(),
  hideHeaderforDealProposal: z.boolean().nullable(),
  profileInformation: z.string().nullable(),
  enableHotelsV2: z.boolean(),
  enableFlightsV2: z.boolean(),
  displayTopDestinations: z.boolean(),
  isAbousUsEnable: z.boolean(),
  aboutUsEnableTitle: z.union([z.string(), z.boolean()]).nullable(),
  isFaqEnable: z.boolean(),
  faqEnableTitle: z.union([z.string(), z.boolean()]).nullable(),
  privacyPolicy: z.string().nullable(),
  cookiesPolicy: z.string().nullable(),
  disclaimer: z.string().nullable(),
  showPublishedPriceToCustomer: z.object({ hotels: z.boolean(), activities: z.boolean(), cars: z.boolean() }),
  /** Origins beside its own site that signing in may lead to (AUTH-33). @default none */
  redirectOrigins: z.array(z.string()).optional(),
  sso: z.object({ isSSOEnabled: z.boolean(), isDirectLoginAllowedForSSOUsers: z.boolean() }),
  currentPaymentGateway: z.string(),
  contactPhoneNumber: z.string().nullable(),
  displaySupportPhoneFooter: z.boolean(),
  contactEmailId: z.string().nullable(),
  displayAddressFooter: z.boolean(),
  addressLine1: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  zipCode: z.string().nullable(),
  linkedin: z.string().nullable(),
  instagram: z.string().nullable(),
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  youtube: z.string().nullable(),
  discord: z.string().nullable(),
  tiktok: z.string().nullable(),
  analytics: z.object({
    isEnabled: z.boolean(),
    googleAnalyticsId: z.string().nullable(),
    facebookAnalyticsId: z.string().nullable(),
  }),
  /** What the footer says is taken (FTR-03, BV-08); an agency may take less. @default all five, in this order */
  acceptedPayments: z
    .array(z.enum(['Discover', 'Visa', 'American Express', 'Master Card', 'Bitcoin']))
    .optional(),
  /** Codes of the enabled languages, a subset of the nine supported ones. */
  languages: z.array(z.string()),
  /**
   * Address of the agency's own map style, in the MapLibre style format, for maps with streets. All it names (tiles, letters, signs) must
   * be on its own origin, which the policy of the agency's pages allows. @default our own map, without streets
   */
  mapStyle: z.string().optional(),
  /** Texts of the catalogues that the agency says in its own words: language, then key, then text. Absent without any. */
  texts: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  /** `{provider}` of the deals calls (API-52, BV-12). */
  provider: z.string(),
  /** Brand rules as data (BV-01, BV-03); every member is optional in effect, never in shape. */
  brandRules: z.object({
    forceLogin: z.boolean(),
    homeRedirectPath: z.string().nullable(),
    currencyCountryOverride: z.string().nullable(),
    hideSignup: z.boolean(),
  }),
  /** The fixed values of the deals calls (BV-11, CONST-07 to CONST-14). */
  dealDefaults: z.object({
    rooms: z.int(),
    adults: z.int(),
    radius: z.number(),
    nationality: z.string(),
    destinationCountryCode: z.string(),
    currency: z.string(),
    driverAge: z.int(),
    countryOfResidence: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    searchString: z.string(),
  }),
});
export type Agency = z.infer<typeof Agency>;

export const AboutUs = z.object({
  isEnabled: z.boolean(),
  image: z.string().nullable(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
});
export type AboutUs = z.infer<typeof AboutUs>;

export const Faqs = z.object({
  isEnabled: z.boolean(),
  headerMessage: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});
export type Faqs = z.infer<typeof Faqs>;

export const PaymentGateway = z.object({
  /** `test` or the name of a real gateway. */
  name: z.string(),
  currentGateway: z.string(),
  publishableKey: z.string(),
  /** Address of the gateway's own card frame. */
  frameUrl: z.string(),
});
export type PaymentGateway = z.infer<typeof PaymentGateway>;

export const Language = z.object({ name: z.string(), code: z.string(), value: z.string() });
export type Language = z.infer<typeof Language>;

export interface NavigationItem {
  label: string;
  path: string;
  read: boolean;
  subMenu?: NavigationItem[] | undefined;
  /** The entry is the academy's: `openAcademy` answers where it leads, with a token, when it is chosen. @default false */
  academy?: boolean | undefined;
}
export const NavigationItem: z.ZodType<NavigationItem> = z.object({
  label: z.string(),
  path: z.string(),
  read: z.boolean(),
  subMenu: z.array(z.object({ label: z.string(), path: z.string(), read: z.boolean() })).optional(),
  academy: z.boolean().optional(),
});

/** The way into the academy, for one person and once. */
export const AcademyVisit = z.object({
  /** The academy's address with the token as a query parameter. */
  url: z.string(),
  expiresAt: Instant,
});
export type AcademyVisit = z.infer<typeof AcademyVisit>;

export const AcademyRedemption = z.strictObject({ token: z.string().min(1).max(200) });
export type AcademyRedemption = z.infer<typeof AcademyRedemption>;

/** What an academy learns of who came. */
export const AcademyVisitor = z.object({
  agencyId: z.string(),
  userId: z.string(),
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  /** Role in the agency, as `roles.ts` names it. */
  role: z.enum(roles),
  /** Language that they read the site in; `null`: the agency's own. */
  language: z.string().nullable(),
});
export type AcademyVisitor = z.infer<typeof AcademyVisitor>;

export const Country = z.object({
  name: z.string(),
  code: z.string(),
  emoji: z.string(),
  unicode: z.string(),
});
export type Country = z.infer<typeof Country>;

/** A currency option (CUR-01, CUR-02): `code` is the country, `currency` the currency. */
export const CurrencyOption = z.object({
  name: z.string(),
  code: z.string(),
  currency: z.string(),
  symbol: z.string(),
  image: z.string(),
  emoji: z.string(),
  unicode: z.string(),
});
export type CurrencyOption = z.infer<typeof CurrencyOption>;

/** Units of each currency for one US dollar (CUR-06). */
export const ExchangeRates = z.record(z.string(), z.number().positive());
export type ExchangeRates = z.infer<typeof ExchangeRates>;

export const GeoLocation = z.object({
  country: z.string(),
  countryCode: z.string(),
  lat: z.number(),
  lon: z.number(),
});
export type GeoLocation = z.infer<typeof GeoLocation>;

/** The members of an agency that widgets on a partner's page read. */
export const WidgetAgency = Agency.pick({
  id: true,
  agencyName: true,
  subdomain: true,
  primaryColor: true,
  returnUrl: true,
  bookingMenuItemOptions: true,
  allowNonLoginFlow: true,
  isHideLoginOption: true,
  isHideSignupOption: true,
  profileInformation: true,
  enableHotelsV2: true,
  showPublishedPriceToCustomer: true,
  sso: true,
  contactPhoneNumber: true,
  contactEmailId: true,
  mapStyle: true,
  texts: true,
  provider: true,
  brandRules: true,
  dealDefaults: true,
});
export type WidgetAgency = z.infer<typeof WidgetAgency>;

/**
 * What the widgets of one key need for their first screen (`GET /sdk/v1/config?key=&lang=`). `agency.texts` has the texts of `language`
 * alone. The rest is in {@link WidgetExtras}.
 */
export const WidgetConfig = z.object({
  agency: WidgetAgency,
  /** Origin of the agency's own site, where `redirect` and `frame` lead. */
  siteOrigin: z.string(),
  /** The language asked for, when the product speaks it; else the agency's. */
  language: z.string(),
  /** ISO 4217 codes of the currencies on offer. */
  currencies: z.array(z.string()),
  services: z.record(z.string(), z.object({ enabled: z.boolean(), path: z.string() })),
  /** Currency to show where nothing names one: of the brand's country, else the agency's, when it is on offer; else US dollar. */
  currency: z.string().optional(),
  /** Custom properties of the agency's theme, made from its `primaryColor` (THEME-01 to -04). */
  theme: z.record(z.string(), z.string()).optional(),
});
export type WidgetConfig = z.infer<typeof WidgetConfig>;

/** What the widgets of one key need after their first screen (`GET /sdk/v1/extras?key=&lang=`). */
export const WidgetExtras = z.object({
  /** The currencies on offer with their names in the language asked for. */
  currencies: z.array(CurrencyOption),
  /** Of the currencies on offer, and of the US dollar. */
  rates: ExchangeRates,
  /** Signed addresses of illustrations by purpose (a service key, `empty`, `room`), for media that are missing or fail. */
  art: z.record(z.string(), z.string()),
});
export type WidgetExtras = z.infer<typeof WidgetExtras>;

const line = z.string().max(200).regex(/\S/);
/** BIZ-09. */
const contactEmailId = z.string().max(emailLength).regex(emailPattern);

/** What an agency's owner tells about the business (BIZ-01). Members are absent until they are told. */
export const BusinessInfo = z.object({
  contactEmailId: z.string().optional(),
  contactPhoneNumber: z.string().optional(),
  /** How the owner heard of the platform, and through whom where that needs a word more. */
  hearBy: z.string().optional(),
  hearByName: z.string().optional(),
  /** ISO 3166-1 alpha-2. */
  hqCountry: z.string().optional(),
  bookingVolume: z.string().optional(),
  useForBusiness: z.string().optional(),
  /** Engines, joined by commas (BIZ-02). */
  productInterested: z.string().optional(),
});
export type BusinessInfo = z.infer<typeof BusinessInfo>;

/** All of it, or the owner's e-mail alone (API-43, API-44); the server refuses what is between. */
export const BusinessInfoRequest = z.strictObject({
  contactEmailId,
  contactPhoneNumber: z.string().max(40).optional(),
  hearBy: line.optional(),
  hearByName: z.string().max(200).optional(),
  hqCountry: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  bookingVolume: line.optional(),
  useForBusiness: line.optional(),
  productInterested: line.optional(),
});
export type BusinessInfoRequest = z.infer<typeof BusinessInfoRequest>;

/** How an agency stands with the platform (ROUTE-PUB-13). */
export const Subscription = z.object({
  isSubscribed: z.boolean(),
  /** Who asked to be subscribed, and when; `null`: nobody did. The platform writes to that address. */
  request: z.object({ email: z.string(), askedAt: Instant }).nullable(),
});
export type Subscription = z.infer<typeof Subscription>;
