import { z } from 'zod';
import type { ErrorCode } from './codes.ts';
import type { Permission } from './roles.ts';
import { routes, type OperationId } from './routes.ts';
import * as agency from './schemas/agency.ts';
import * as auth from './schemas/auth.ts';
import * as booking from './schemas/booking.ts';
import { envelope, CurrencyCode } from './schemas/common.ts';
import * as content from './schemas/content.ts';
import * as deals from './schemas/deals.ts';
import * as destinations from './schemas/destinations.ts';
import * as embed from './schemas/embed.ts';
import * as hotels from './schemas/hotels.ts';
import * as ledger from './schemas/ledger.ts';
import * as links from './schemas/links.ts';
import * as pricing from './schemas/pricing.ts';

/** One call of the agency API: everything the server validates, OpenAPI documents and the client is typed by. */
export interface Operation {
  summary: string;
  tag:
    | 'Agency'
    | 'Reference'
    | 'Deals'
    | 'Destinations'
    | 'Hotels'
    | 'Booking'
    | 'Pricing'
    | 'Proposals'
    | 'Wallet'
    | 'Ledger'
    | 'Account'
    | 'Embedding';
  /** Where the call comes from: a requirement ID of the product's specification. */
  source: string;
  /** The permission that the caller's role must have (`roles.ts`). @default none: visitors too */
  needs?: Permission;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The whole success body, envelope included; `z.void()` when there is none. */
  response: z.ZodType;
  /** The answer is NDJSON, one `response` a line. */
  stream?: true;
  /** The answer is a file of this media type, and `response` is void. */
  file?: string;
  /**
   * A mutation that takes an `Idempotency-Key` header: `true` needs one; `optional` honours one, and does no harm without, because what
   * it does twice moves no money and books nothing.
   */
  idempotent?: true | 'optional';
  /**
   * The answer carries what opens something for its holder: a token, a session, a one-time code, a link that needs no log-in. It is never
   * compressed, because the size of a compressed answer tells something about its text (BREACH).
   */
  secret?: true;
  /** Codes beyond the ones every call may answer. */
  errors?: readonly ErrorCode[];
}

const list = <T extends z.ZodType>(item: T) => envelope(z.array(item));
/** Query values arrive as text; handlers parse numbers themselves. */
const text = z.string().max(200);

/** What every call of the frame may be refused with, beside the codes of all calls. */
const frame = ['KEY_REQUIRED'] as const satisfies readonly ErrorCode[];
const profileTokenCodes = [
  'PROFILE_TOKEN_MALFORMED', 'PROFILE_TOKEN_ALGORITHM', 'PROFILE_TOKEN_SIGNATURE', 'PROFILE_TOKEN_CLAIMS', 'PROFILE_TOKEN_EXPIRED',
  'PROFILE_TOKEN_LIFETIME', 'PROFILE_TOKEN_USED', 'PROFILE_TOKEN_WRONG_AGENCY', 'PROFILE_TOKEN_WRONG_PARTNER',
  'PROFILE_TOKEN_WRONG_ORIGIN', 'PROFILE_INVALID',
] as const satisfies readonly ErrorCode[]; // prettier-ignore

export const operations = {
  getAgency: { summary: 'The agency of this host or key', tag: 'Agency', source: 'API-01', response: envelope(agency.Agency) },
  getAboutUs: { summary: 'The About page', tag: 'Agency', source: 'API-02', response: list(agency.AboutUs) },
  getFaqs: { summary: 'The FAQ page', tag: 'Agency', source: 'API-03', response: list(agency.Faqs) },
  getPaymentGateway: { summary: 'The payment gateway in use', tag: 'Agency', source: 'API-04', response: envelope(agency.PaymentGateway), errors: ['PAYMENT_UNAVAILABLE'] },
  getLanguages: {
    summary: 'The enabled languages', tag: 'Agency', source: 'API-05',
    response: z.object({ data: z.array(agency.Language), languages: z.array(agency.Language) }),
  },
  getNavigations: { summary: 'The agent menu', tag: 'Agency', source: 'API-06', needs: 'command-center.open', response: list(agency.NavigationItem) },
  getBusinessInfo: {
    summary: 'What the owner told about the business', tag: 'Agency', source: 'API-41', needs: 'business-info.own',
    response: z.object({
      data: agency.BusinessInfo,
      /** Who may have told of the platform: the names on offer under "Customer Support Manager". */
      supportManagers: z.array(z.string()),
    }),
  },
  submitBusinessInfo: {
    summary: 'Tell about the business: all of it, or the e-mail alone', tag: 'Agency', source: 'API-44', needs: 'business-info.own',
    body: agency.BusinessInfoRequest, response: envelope(agency.BusinessInfo),
  },
  getSubscription: {
    summary: 'Whether the agency is subscribed, or has asked to be', tag: 'Agency', source: 'ROUTE-PUB-13', needs: 'subscription.change',
    response: envelope(agency.Subscription),
  },
  askSubscription: {
    summary: 'Ask the platform to subscribe the agency; asked again, the first request stands', tag: 'Agency', source: 'ROUTE-PUB-13',
    needs: 'subscription.change', response: envelope(agency.Subscription),
  },
  openAcademy: {
    summary: 'The address of the agency’s academy with a token for who asks: good once, for 60 seconds', tag: 'Agency', source: 'A-42',
    needs: 'command-center.open', response: envelope(agency.AcademyVisit), secret: true, errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
  redeemAcademyToken: {
    summary: 'Whom a token of the academy link is for; asked by the academy’s server, once', tag: 'Agency', source: 'A-42',
    body: agency.AcademyRedemption, response: envelope(agency.AcademyVisitor), errors: ['CODE_INVALID', 'RATE_LIMITED'],
  },
  replaceAboutUs: {
    summary: 'Write the About page in one language', tag: 'Agency', source: 'ABOUT-05', needs: 'settings.website',
    body: content.AboutUsInput, response: envelope(agency.AboutUs),
  },
  replaceFaqs: {
    summary: 'Write the FAQ page in one language', tag: 'Agency', source: 'FAQ-07', needs: 'settings.website',
    body: content.FaqsInput, response: envelope(agency.Faqs),
  },
  getLegalText: {
    summary: 'A legal text; null where the agency wrote none', tag: 'Agency', source: 'ROUTE-LEGAL-07',
    params: z.object({ name: z.enum(content.legalNames) }), response: envelope(content.LegalText.nullable()),
  },
  replaceLegalText: {
    summary: 'Write a legal text in one language', tag: 'Agency', source: 'ROUTE-LEGAL-07', needs: 'settings.website',
    params: z.object({ name: z.enum(content.legalNames) }), body: content.LegalTextInput, response: envelope(content.LegalText),
  },
  listOwnTexts: {
    summary: 'Texts of the product that the agency says in its own words', tag: 'Agency', source: 'LANG-21', needs: 'settings.website',
    response: list(content.OwnText),
  },
  listTexts: {
    summary: 'Every text of a language that the agency may say in its own words, with those that it does', tag: 'Agency', source: 'LANG-21',
    needs: 'settings.website', params: z.object({ language: text }), response: list(content.AgencyText),
  },
  saveOwnTexts: {
    summary: 'Say texts of one language in the agency’s own words, or give them back; saying the same again changes nothing', tag: 'Agency',
    source: 'LANG-21', needs: 'settings.website', params: z.object({ language: text }), body: content.OwnTextsInput,
    response: list(content.OwnText),
  },
  listArticles: {
    summary: 'Published articles of the agency’s blog, newest first, nine a page', tag: 'Agency', source: 'ROUTE-BLOG-06',
    query: z.object({ page: z.string().regex(/^[1-9]\d{0,4}$/).optional() }), response: envelope(content.ArticleList),
  },
  getArticle: {
    summary: 'A published article', tag: 'Agency', source: 'ROUTE-BLOG-06', params: z.object({ slug: text }),
    response: envelope(content.Article), errors: ['NOT_FOUND'],
  },
  createArticle: {
    summary: 'Write an article; its address must be free', tag: 'Agency', source: 'ROUTE-BLOG-06', needs: 'settings.website',
    body: content.NewArticle, response: envelope(content.StoredArticle),
  },
  replaceArticle: {
    summary: 'Put an article in the place of the one at this address, with all of its languages', tag: 'Agency', source: 'ROUTE-BLOG-06',
    needs: 'settings.website', params: z.object({ slug: text }), body: content.ArticleInput,
    response: envelope(content.StoredArticle), errors: ['NOT_FOUND'],
  },
  deleteArticle: {
    summary: 'Take an article away for good', tag: 'Agency', source: 'ROUTE-BLOG-06', needs: 'settings.website',
    params: z.object({ slug: text }), response: z.void(), errors: ['NOT_FOUND'],
  },
  listStoredArticles: {
    summary: 'Every article with all of its languages, drafts too', tag: 'Agency', source: 'ROUTE-BLOG-06', needs: 'settings.website',
    response: list(content.StoredArticle),
  },
  changeLanguage: {
    summary: 'Remember the language of the logged-in user', tag: 'Account', source: 'API-07', needs: 'account.own',
    params: z.object({ language: text }), response: z.void(),
  },
  getCountryCodes: {
    summary: 'All countries', tag: 'Reference', source: 'API-08',
    response: z.object({ countries: z.array(agency.Country), data: z.array(agency.Country) }),
  },
  getEnabledCountries: { summary: 'Countries the agency sells to', tag: 'Reference', source: 'API-09', response: list(agency.Country) },
  getEnabledCurrencies: {
    summary: 'Currencies the agency shows', tag: 'Reference', source: 'API-10',
    response: z.object({ enabledCurrencies: z.array(agency.CurrencyOption), data: z.array(agency.CurrencyOption) }),
  },
  getExchangeRates: {
    summary: 'Exchange rates, units for one US dollar', tag: 'Reference', source: 'API-11',
    response: z.object({ data: agency.ExchangeRates, asOf: z.string() }),
  },
  getCurrentLocation: {
    summary: 'Where the request comes from, as far as the server can tell', tag: 'Reference', source: 'API-49',
    response: envelope(agency.GeoLocation.nullable()),
  },
  searchHotelDeals: {
    summary: 'Hotel deals (v1)', tag: 'Deals', source: 'API-13', params: z.object({ provider: text }),
    body: deals.HotelDealSearch, response: list(deals.HotelDeal),
    errors: ['STAY_IN_PAST', 'STAY_INVALID', 'OCCUPANCY_INVALID', 'SUPPLIER_UNAVAILABLE'],
  },
  searchActivityDeals: {
    summary: 'Activity deals', tag: 'Deals', source: 'API-25', params: z.object({ provider: text }),
    body: deals.ActivityDealSearch, response: list(deals.ActivityDeal), errors: ['SUPPLIER_UNAVAILABLE'],
  },
  searchCarDeals: {
    summary: 'Car rental deals', tag: 'Deals', source: 'API-27', params: z.object({ provider: text }),
    body: deals.CarDealSearch, response: list(deals.CarDeal), errors: ['STAY_IN_PAST', 'SUPPLIER_UNAVAILABLE'],
  },
  getHotelDealsV2: {
    summary: 'Hotel deals (v2)', tag: 'Deals', source: 'API-23',
    query: z.object({ top_destination: text.optional(), lat: text.optional(), long: text.optional(), currency: CurrencyCode.optional() }),
    response: envelope(z.object({ hotels: z.array(deals.HotelDealV2) })), errors: ['SUPPLIER_UNAVAILABLE'],
  },
  autocompleteHotelsV2: {
    summary: 'Places and properties by what was typed (v2)', tag: 'Hotels', source: 'API-34',
    query: z.object({ key: text }), response: envelope(hotels.AutosuggestResult), errors: ['SUPPLIER_UNAVAILABLE'],
  },
  suggestHotels: {
    summary: 'Places and properties by what was typed', tag: 'Hotels', source: 'API-33',
    body: z.strictObject({ text: z.string().max(200), isManageLocation: z.boolean() }),
    response: envelope(hotels.AutosuggestResult), errors: ['SUPPLIER_UNAVAILABLE'],
  },
  listDestinations: {
    summary: 'Places with hotels, by name, country or region; the best known first', tag: 'Destinations', source: 'ROUTE-DEST-03',
    query: z.object({ q: text.optional(), region: text.optional(), country: text.optional(), page: text.optional() }),
    response: envelope(destinations.DestinationList), errors: ['NOT_FOUND'],
  },
  getDestination: {
    summary: 'One place: facts, the agency’s text, what guests like', tag: 'Destinations', source: 'ROUTE-DEST-03', params: z.object({ slug: text }),
    response: envelope(destinations.DestinationDetails), errors: ['NOT_FOUND'],
  },
  getDestinationPrices: {
    summary: 'What a place costs month by month', tag: 'Destinations', source: 'ROUTE-DEST-03', params: z.object({ slug: text }),
    query: z.object({ currency: CurrencyCode.optional() }), response: envelope(destinations.DestinationPrices),
    errors: ['NOT_FOUND', 'SUPPLIER_UNAVAILABLE', 'RATE_LIMITED'],
  },
  listTopDestinations: {
    summary: 'Places with the most good hotels that guests like, in order', tag: 'Destinations', source: 'ROUTE-DEST-01',
    response: list(destinations.Destination), errors: ['NOT_FOUND'],
  },
  listHiddenGems: {
    summary: 'Small places that guests rate highest, in order', tag: 'Destinations', source: 'ROUTE-DEST-05', response: list(destinations.HiddenGem),
  },
  listDestinationTexts: {
    summary: 'The agency’s texts about a place, one a language', tag: 'Destinations', source: 'ROUTE-DEST-03', needs: 'settings.website',
    params: z.object({ slug: text }), response: list(destinations.DestinationText), errors: ['NOT_FOUND'],
  },
  saveDestinationText: {
    summary: 'Write the agency’s text about a place in one language', tag: 'Destinations', source: 'ROUTE-DEST-03', needs: 'settings.website',
    params: z.object({ slug: text, language: text }), body: destinations.DestinationTextInput,
    response: envelope(destinations.DestinationText), errors: ['NOT_FOUND'],
  },
  deleteDestinationText: {
    summary: 'Take the agency’s text about a place in one language away', tag: 'Destinations', source: 'ROUTE-DEST-03', needs: 'settings.website',
    params: z.object({ slug: text, language: text }), response: z.void(), errors: ['NOT_FOUND'],
  },
  listCruiseLandings: {
    summary: 'The cruise lines with a page of their own', tag: 'Destinations', source: 'ROUTE-CRL-01', response: list(destinations.CruiseLanding),
  },
  getCruiseLanding: {
    summary: 'The page of one cruise line', tag: 'Destinations', source: 'ROUTE-CRL-02', params: z.object({ slug: text }),
    response: envelope(destinations.CruiseLanding), errors: ['NOT_FOUND'],
  },
  getWidgetConfig: {
    summary: 'What widgets of one key need for their first screen', tag: 'Embedding', source: 'API-01',
    query: z.object({ key: text, lang: text.optional() }), response: envelope(agency.WidgetConfig),
  },
  getWidgetExtras: {
    summary: 'What widgets of one key need after their first screen: currencies with names, exchange rates, illustrations', tag: 'Embedding',
    source: 'API-01', query: z.object({ key: text, lang: text.optional() }), response: envelope(agency.WidgetExtras),
  },
  searchHotels: {
    summary: 'Search hotels; offers stream in as suppliers answer', tag: 'Hotels', source: 'ROUTE-HTL-17',
    body: hotels.HotelSearchRequest, response: hotels.HotelSearchEvent, stream: true,
    errors: ['STAY_IN_PAST', 'STAY_INVALID', 'OCCUPANCY_INVALID', 'PLACE_NOT_FOUND', 'SUPPLIER_UNAVAILABLE'],
  },
  getHotel: {
    summary: 'One property with its rooms and rates', tag: 'Hotels', source: 'ROUTE-HTL-17',
    body: hotels.HotelDetailsRequest, response: envelope(hotels.HotelDetails),
    errors: ['STAY_IN_PAST', 'STAY_INVALID', 'OCCUPANCY_INVALID', 'PROPERTY_NOT_FOUND', 'SUPPLIER_UNAVAILABLE'],
  },
  createQuote: {
    summary: 'Revalidate an offer and hold its price', tag: 'Booking', source: 'ROUTE-HTL-17',
    body: booking.QuoteRequest, response: envelope(booking.Quote), secret: true, idempotent: 'optional',
    errors: ['OFFER_INVALID', 'OFFER_EXPIRED', 'SUPPLIER_UNAVAILABLE', 'FORBIDDEN', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'BOOKING_PENDING'],
  },
  getQuote: {
    summary: 'A quote', tag: 'Booking', source: 'ROUTE-HTL-17', params: z.object({ quoteId: text }),
    response: envelope(booking.Quote), secret: true, errors: ['QUOTE_NOT_FOUND'],
  },
  holdQuote: {
    summary: 'Have a quote held without paying yet, where its supplier can', tag: 'Booking', source: 'ROUTE-HTL-17',
    params: z.object({ quoteId: text }), body: booking.HoldRequest, response: envelope(booking.Booking), secret: true, idempotent: true,
    errors: ['QUOTE_NOT_FOUND', 'QUOTE_EXPIRED', 'TRAVELLER_DETAILS', 'PRICE_CHANGED', 'SOLD_OUT', 'NOT_HOLDABLE', 'SUPPLIER_UNAVAILABLE', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'BOOKING_PENDING'],
  },
  createBooking: {
    summary: 'Pay and book a quote', tag: 'Booking', source: 'ROUTE-HTL-17', body: booking.BookingRequest,
    response: envelope(booking.Booking), secret: true, idempotent: true,
    errors: ['QUOTE_NOT_FOUND', 'QUOTE_EXPIRED', 'TRAVELLER_DETAILS', 'PRICE_CHANGED', 'SOLD_OUT', 'PAYMENT_DECLINED', 'PAYMENT_UNAVAILABLE', 'SUPPLIER_UNAVAILABLE', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'BOOKING_PENDING'],
  },
  confirmPayment: {
    summary: 'Go on with a payment that the bank asked about, from any device', tag: 'Booking', source: 'ROUTE-HTL-07',
    params: z.object({ reference: text }), body: booking.ConfirmPaymentRequest, response: envelope(booking.Booking), secret: true,
    idempotent: 'optional',
    errors: ['BOOKING_NOT_FOUND', 'QUOTE_EXPIRED', 'PRICE_CHANGED', 'SOLD_OUT', 'PAYMENT_DECLINED', 'PAYMENT_UNAVAILABLE', 'SUPPLIER_UNAVAILABLE', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'BOOKING_PENDING'],
  },
  payInstalment: {
    summary: 'Pay the next instalment of a booking', tag: 'Booking', source: 'ROUTE-HTL-07', params: z.object({ reference: text }),
    body: booking.PayInstalmentRequest, response: envelope(booking.Booking), secret: true, idempotent: true,
    errors: ['BOOKING_NOT_FOUND', 'INSTALMENT_NOT_PAYABLE', 'PAYMENT_DECLINED', 'PAYMENT_UNAVAILABLE', 'FORBIDDEN', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'BOOKING_PENDING'],
  },
  renewAuthorisation: {
    summary: 'Confirm the card again, because what it reserves lapses before the provider has decided', tag: 'Booking',
    source: 'ROUTE-HTL-07', params: z.object({ reference: text }), body: booking.RenewAuthorisationRequest,
    response: envelope(booking.Booking), secret: true, idempotent: true,
    errors: ['BOOKING_NOT_FOUND', 'AUTHORISATION_NOT_RENEWABLE', 'PAYMENT_DECLINED', 'PAYMENT_UNAVAILABLE', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'BOOKING_PENDING'],
  },
  releaseBooking: {
    summary: 'Give a hold back before it ends', tag: 'Booking', source: 'ROUTE-HTL-17', params: z.object({ reference: text }),
    query: z.object({ token: z.string().max(400).optional() }), body: z.strictObject({}), response: envelope(booking.Booking),
    secret: true, idempotent: true,
    errors: ['BOOKING_NOT_FOUND', 'NOT_HOLDABLE', 'HOLD_EXPIRED', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'BOOKING_PENDING'],
  },
  findBooking: {
    summary: 'What opens a booking for whoever knows its reference and e-mail address', tag: 'Booking', source: 'ROUTE-HTL-17',
    body: booking.FindBookingRequest, response: envelope(booking.FoundBooking), secret: true,
    errors: ['BOOKING_NOT_FOUND', 'RATE_LIMITED'],
  },
  getBooking: {
    summary: 'A booking, for its owner, its agency or the holder of its token', tag: 'Booking', source: 'ROUTE-HTL-17',
    params: z.object({ reference: text }), query: z.object({ token: z.string().max(400).optional() }),
    response: envelope(booking.Booking), secret: true, errors: ['BOOKING_NOT_FOUND'],
  },
  listBookings: {
    summary: 'The bookings of the logged-in traveller; for its staff, those of the agency', tag: 'Booking', source: 'ROUTE-HTL-17',
    needs: 'trips.own', query: booking.BookingListQuery,
    response: z.object({ data: z.array(booking.BookingSummary), next: z.string().nullable() }),
  },
  getBookingEvents: {
    summary: 'What happened to a booking; with `Accept: text/event-stream`, as it happens', tag: 'Booking', source: 'ROUTE-HTL-17',
    params: z.object({ reference: text }),
    query: z.object({ token: z.string().max(400).optional(), after: z.string().regex(/^\d{1,9}$/).optional() }),
    response: list(booking.BookingEvent), errors: ['BOOKING_NOT_FOUND', 'RATE_LIMITED'],
  },
  listDocuments: {
    summary: 'The documents that a booking has now', tag: 'Booking', source: 'ROUTE-HTL-17', params: z.object({ reference: text }),
    query: z.object({ token: z.string().max(400).optional(), language: z.string().max(10).optional() }),
    response: list(booking.BookingDocument), secret: true, errors: ['BOOKING_NOT_FOUND'],
  },
  getDocument: {
    summary: 'One document of a booking as a PDF, in one of the nine languages', tag: 'Booking', source: 'ROUTE-HTL-17',
    params: z.object({ reference: text, kind: z.enum(booking.documentKinds) }),
    query: z.object({
      token: z.string().max(400).optional(),
      /** From a `url` of the list: opens this one document until it expires. */
      link: z.string().max(200).optional(),
      /** @default the first supported one of `Accept-Language`, else the booking's */
      language: z.string().max(10).optional(),
    }),
    response: z.void(), file: 'application/pdf', errors: ['BOOKING_NOT_FOUND', 'DOCUMENT_NOT_READY', 'RATE_LIMITED'],
  },
  quoteCancellation: {
    summary: 'What cancelling a booking costs now', tag: 'Booking', source: 'ROUTE-HTL-17', params: z.object({ reference: text }),
    query: z.object({ token: z.string().max(400).optional() }), body: booking.CancelQuoteRequest,
    response: envelope(booking.CancelQuote), secret: true, idempotent: true,
    errors: ['BOOKING_NOT_FOUND', 'BOOKING_NOT_CANCELLABLE', 'BOOKING_PENDING', 'SUPPLIER_UNAVAILABLE', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT'],
  },
  cancelBooking: {
    summary: 'Cancel a booking for what was quoted', tag: 'Booking', source: 'ROUTE-HTL-17', params: z.object({ reference: text }),
    query: z.object({ token: z.string().max(400).optional() }), body: booking.CancelRequest,
    response: envelope(booking.Booking), secret: true, idempotent: true,
    errors: ['BOOKING_NOT_FOUND', 'BOOKING_NOT_CANCELLABLE', 'BOOKING_PENDING', 'CANCEL_QUOTE_EXPIRED', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT'],
  },
  listMarkupRules: {
    summary: 'What the agency’s prices are made with', tag: 'Pricing', source: 'ROUTE-AGT-04', needs: 'settings.markup',
    query: z.strictObject({ state: z.enum(['current', 'all']).optional() }), response: envelope(pricing.MarkupRules),
  },
  createMarkupRule: {
    summary: 'Add a rule of markup or commission', tag: 'Pricing', source: 'ROUTE-AGT-04', needs: 'settings.markup.change',
    body: pricing.MarkupRuleInput, response: envelope(pricing.MarkupRule), idempotent: true,
    errors: ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT'],
  },
  replaceMarkupRule: {
    summary: 'End a rule and put another in its place; of two at once, one is refused', tag: 'Pricing', source: 'ROUTE-AGT-04',
    needs: 'settings.markup.change', params: z.object({ ruleId: text }), body: pricing.MarkupRuleInput,
    response: envelope(pricing.MarkupRule), errors: ['NOT_FOUND'],
  },
  endMarkupRule: {
    summary: 'End a rule now', tag: 'Pricing', source: 'ROUTE-AGT-04', needs: 'settings.markup.change',
    params: z.object({ ruleId: text }), response: envelope(pricing.MarkupRule), errors: ['NOT_FOUND'],
  },
  explainPrice: {
    summary: 'How a price came about, from net to sell', tag: 'Pricing', source: 'AGENT-06', needs: 'prices.net',
    body: pricing.ExplainRequest, response: envelope(pricing.PriceExplanation),
    errors: ['OFFER_INVALID', 'OFFER_EXPIRED', 'QUOTE_NOT_FOUND', 'BOOKING_NOT_FOUND'],
  },
  resolveReview: {
    summary: 'Say what became of a booking that nobody could find out about', tag: 'Booking', source: 'ROUTE-HTL-17',
    needs: 'reviews.resolve', params: z.object({ reference: text }), body: ledger.ReviewRequest,
    response: envelope(booking.Booking), secret: true, idempotent: true,
    errors: ['BOOKING_NOT_FOUND', 'REVIEW_CLOSED', 'BOOKING_PENDING', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT'],
  },
  closeReview: {
    summary: 'End a review of a booking whose state is known, with a note, or give more time to pay', tag: 'Booking', source: 'ROUTE-HTL-17',
    needs: 'reviews.resolve', params: z.object({ reference: text, reviewId: text }), body: ledger.CloseReviewRequest,
    response: envelope(booking.Booking), secret: true, idempotent: true,
    errors: ['BOOKING_NOT_FOUND', 'REVIEW_CLOSED', 'BOOKING_PENDING', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT'],
  },
  createProposal: {
    summary: 'Put stays before a client, out of offers or stored quotes', tag: 'Proposals', source: 'ROUTE-LINK-09', needs: 'proposals.open',
    body: links.ProposalInput, response: envelope(links.ProposalSummary), secret: true, idempotent: 'optional',
    errors: ['OFFER_INVALID', 'OFFER_EXPIRED', 'QUOTE_NOT_FOUND', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT', 'BOOKING_PENDING'],
  },
  listProposals: {
    summary: 'The agency’s proposals, newest first', tag: 'Proposals', source: 'GEN-14', needs: 'proposals.open',
    response: list(links.ProposalSummary), secret: true,
  },
  getProposal: {
    summary: 'A proposal, for whoever holds its link', tag: 'Proposals', source: 'ROUTE-LINK-09',
    params: z.object({ proposalId: text }), response: envelope(links.Proposal), secret: true, errors: ['NOT_FOUND'],
  },
  decideProposal: {
    summary: 'Approve a proposal or turn it down; saying the same again changes nothing', tag: 'Proposals', source: 'ROUTE-LINK-09',
    params: z.object({ proposalId: text }), body: links.ProposalDecision, response: envelope(links.Proposal), secret: true,
    errors: ['NOT_FOUND', 'PROPOSAL_CLOSED'],
  },
  withdrawProposal: {
    summary: 'Take back a proposal that nobody has answered', tag: 'Proposals', source: 'ROUTE-LINK-09', needs: 'proposals.open',
    params: z.object({ proposalId: text }), response: z.void(), errors: ['NOT_FOUND', 'PROPOSAL_CLOSED'],
  },
  createDealLink: {
    summary: 'Make a link to a deal, with a short address', tag: 'Proposals', source: 'ROUTE-LINK-09', needs: 'deal-links.open',
    body: links.DealLinkInput, response: envelope(links.DealLinkSummary),
  },
  listDealLinks: {
    summary: 'The agency’s deal links with their visits, newest first', tag: 'Proposals', source: 'ROUTE-LINK-09', needs: 'deal-links.open',
    response: list(links.DealLinkSummary),
  },
  getDealLink: {
    summary: 'What a deal link says, for whoever follows it', tag: 'Proposals', source: 'PARAM-06',
    params: z.object({ dealLinkId: text }), response: envelope(links.DealLink), errors: ['NOT_FOUND', 'LINK_EXPIRED'],
  },
  endDealLink: {
    summary: 'End a deal link and its short address', tag: 'Proposals', source: 'ROUTE-LINK-09', needs: 'deal-links.open',
    params: z.object({ dealLinkId: text }), response: z.void(), errors: ['NOT_FOUND'],
  },
  getWallet: {
    summary: 'The credit of the logged-in traveller', tag: 'Wallet', source: 'USER-07', needs: 'account.own',
    response: envelope(ledger.Wallet),
  },
  getWalletStatement: {
    summary: 'What came into one’s own wallet and went out of it, newest first', tag: 'Wallet', source: 'ROUTE-CUST-07', needs: 'account.own',
    query: ledger.WalletStatementQuery,
    response: z.object({ data: z.array(ledger.StatementLine), next: z.string().nullable() }),
  },
  changeCredit: {
    summary: 'Give a traveller credit, or take it back', tag: 'Wallet', source: 'ROUTE-AGT-08', needs: 'credits.grant',
    params: z.object({ userId: text }), body: ledger.CreditRequest, response: envelope(ledger.Wallet), idempotent: true,
    errors: ['NOT_FOUND', 'CREDIT_TOO_LOW', 'BOOKING_PENDING', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_CONFLICT'],
  },
  getTrialBalance: {
    summary: 'All balances of the agency’s ledger, by currency', tag: 'Ledger', source: 'ROUTE-AGT-16', needs: 'ledger.read',
    response: list(ledger.TrialBalance),
  },
  getAccountStatement: {
    summary: 'The movements of one account, newest first', tag: 'Ledger', source: 'ROUTE-AGT-16', needs: 'ledger.read',
    params: z.object({ account: z.enum(ledger.ledgerAccountNames) }), query: ledger.AccountStatementQuery,
    response: z.object({ data: z.array(ledger.AccountStatementLine), next: z.string().nullable() }),
  },
  login: {
    summary: 'Log in with e-mail and password', tag: 'Account', source: 'AUTH-32', body: auth.LoginRequest,
    response: envelope(auth.Session), secret: true, errors: ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
  },
  refresh: {
    summary: 'A new access token from the refresh cookie', tag: 'Account', source: 'AUTH-32',
    response: envelope(auth.Session), secret: true, errors: ['SESSION_EXPIRED', 'ORIGIN_NOT_ALLOWED'],
  },
  logout: { summary: 'End this session', tag: 'Account', source: 'AUTH-17', response: z.void() },
  signUp: {
    summary: 'Ask for an account; a mail proves the address. Answers the same when the address has one', tag: 'Account',
    source: 'AUTH-32', body: auth.SignUpRequest, response: envelope(auth.SignUpStarted), secret: true, errors: ['FORBIDDEN', 'RATE_LIMITED'],
  },
  verifyEmail: {
    summary: 'Make the account that was asked for: by the link of the mail, or by its code where it was asked for, which also logs in',
    tag: 'Account', source: 'AUTH-32', body: auth.VerifyRequest, response: envelope(auth.Verified), secret: true,
    errors: ['LINK_EXPIRED', 'CODE_INVALID', 'RATE_LIMITED'],
  },
  forgotPassword: {
    summary: 'Have a link for a new password sent, if somebody has the address', tag: 'Account', source: 'AUTH-32',
    body: auth.ForgotPasswordRequest, response: z.void(), errors: ['RATE_LIMITED'],
  },
  resetPassword: {
    summary: 'Set a new password by the link of the mail; ends all sessions of the user', tag: 'Account', source: 'AUTH-32',
    body: auth.ResetPasswordRequest, response: z.void(), errors: ['LINK_EXPIRED', 'RATE_LIMITED'],
  },
  checkLink: {
    summary: 'Whether the link of a mail is still good', tag: 'Account', source: 'ROUTE-PUB-13', body: auth.CheckLinkRequest,
    response: z.void(), errors: ['LINK_EXPIRED', 'RATE_LIMITED'],
  },
  getSignInProviders: {
    summary: 'Other ways to log in at this agency', tag: 'Account', source: 'ROUTE-PUB-13', response: list(auth.SignInProvider),
  },
  listSignInProviders: {
    summary: 'The agency’s OpenID providers with all but their secrets', tag: 'Account', source: 'ROUTE-PUB-13', needs: 'sign-in.manage',
    response: list(auth.StoredSignInProvider),
  },
  addSignInProvider: {
    summary: 'Add an OpenID provider; its id must be free', tag: 'Account', source: 'ROUTE-PUB-13', needs: 'sign-in.manage',
    body: auth.NewSignInProvider, response: envelope(auth.StoredSignInProvider),
  },
  replaceSignInProvider: {
    summary: 'Change an OpenID provider; with another issuer nobody is known by it any more', tag: 'Account', source: 'ROUTE-PUB-13',
    needs: 'sign-in.manage', params: z.object({ providerId: text }), body: auth.SignInProviderInput,
    response: envelope(auth.StoredSignInProvider), errors: ['NOT_FOUND'],
  },
  removeSignInProvider: {
    summary: 'Take an OpenID provider away, and who came by it is known by their address alone', tag: 'Account', source: 'ROUTE-PUB-13',
    needs: 'sign-in.manage', params: z.object({ providerId: text }), response: z.void(), errors: ['NOT_FOUND'],
  },
  checkSignInProvider: {
    summary: 'Ask an OpenID provider what it is, and say what keeps it from being used', tag: 'Account', source: 'ROUTE-PUB-13',
    needs: 'sign-in.manage', params: z.object({ providerId: text }), response: envelope(auth.SignInProviderCheck),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
  startExternal: {
    summary: 'Begin at an OpenID provider of the agency; its address, and a cookie that binds the answer to this browser', tag: 'Account',
    source: 'ROUTE-PUB-13', body: auth.StartExternalRequest, response: envelope(auth.ExternalStarted), secret: true,
    errors: ['NOT_FOUND', 'SIGN_IN_UNAVAILABLE', 'RATE_LIMITED'],
  },
  finishExternal: {
    summary: 'A session for what the provider sent the browser back with; works once', tag: 'Account', source: 'ROUTE-PUB-13',
    body: auth.FinishExternalRequest, response: envelope(auth.ExternalFinished), secret: true,
    errors: ['SIGN_IN_FAILED', 'EMAIL_NOT_PROVEN', 'FORBIDDEN', 'SIGN_IN_UNAVAILABLE', 'RATE_LIMITED'],
  },
  listSessions: {
    summary: 'Where the logged-in user is logged in, newest first', tag: 'Account', source: 'AUTH-32', needs: 'account.own',
    response: list(auth.SessionInfo),
  },
  endSession: {
    summary: 'End one session of the logged-in user', tag: 'Account', source: 'AUTH-32', needs: 'account.own',
    params: z.object({ sessionId: text }), response: z.void(), errors: ['NOT_FOUND'],
  },
  endOtherSessions: {
    summary: 'End every session of the logged-in user but this one', tag: 'Account', source: 'AUTH-32', needs: 'account.own',
    response: z.void(),
  },
  getProfile: { summary: 'The logged-in user', tag: 'Account', source: 'API-50', needs: 'account.own', response: envelope(auth.UserProfile) },
  getTravelAgent: {
    summary: 'The logged-in travel agent: wallet, and commission for who sees net prices', tag: 'Account', source: 'API-51',
    needs: 'command-center.open', response: envelope(auth.TravelAgent),
  },
  // What the frame on the agency's own site asks, in the name of the partner's page around it: `x-agency-key` is that page's key.
  embedSession: {
    summary: 'Who the partner’s page says is there: a known user, a prefilled form, or a visitor', tag: 'Embedding', source: 'AGY-20',
    body: embed.EmbedSessionRequest, response: envelope(embed.EmbedSession), secret: true, errors: [...frame, ...profileTokenCodes, 'FORBIDDEN'],
  },
  embedLogin: {
    summary: 'Log in inside the frame', tag: 'Embedding', source: 'AUTH-32', body: auth.LoginRequest,
    response: envelope(auth.Session), secret: true, errors: [...frame, 'INVALID_CREDENTIALS', 'FORBIDDEN', 'RATE_LIMITED'],
  },
  embedRefresh: {
    summary: 'A new access token from the frame’s own cookie', tag: 'Embedding', source: 'AUTH-32',
    response: envelope(auth.Session), secret: true, errors: [...frame, 'SESSION_EXPIRED'],
  },
  embedLogout: { summary: 'End the frame’s session', tag: 'Embedding', source: 'AUTH-17', response: z.void(), errors: frame },
  embedBrowseToken: {
    summary: 'A token for searches and prices on the page around the frame', tag: 'Embedding', source: 'PRICE-02', needs: 'account.own',
    body: embed.BrowseTokenRequest, response: envelope(embed.BrowseToken), secret: true, errors: frame,
  },
  embedCode: {
    summary: 'A one-time code that carries this session from a pop-up into the frame', tag: 'Embedding', source: 'AUTH-29',
    needs: 'account.own', response: envelope(embed.EmbedCode), secret: true, errors: frame,
  },
  embedExchange: {
    summary: 'A session in the frame for a one-time code', tag: 'Embedding', source: 'AUTH-29', body: embed.ExchangeRequest,
    response: envelope(auth.Session), secret: true, errors: [...frame, 'CODE_INVALID'],
  },
} as const satisfies Record<OperationId, Operation>; // prettier-ignore

export type Operations = typeof operations;
type Infer<T> = T extends z.ZodType ? z.infer<T> : undefined;
/** Types of one operation: what to send and what comes back. */
export type RequestBody<K extends OperationId> = Operations[K] extends { body: infer B }
  ? Infer<B>
  : undefined;
export type RequestQuery<K extends OperationId> = Operations[K] extends { query: infer Q }
  ? Infer<Q>
  : undefined;
export type RequestParams<K extends OperationId> = Operations[K] extends { params: infer P }
  ? Infer<P>
  : undefined;
export type ResponseBody<K extends OperationId> = Infer<Operations[K]['response']>;

/** Every operation with its id, method and path, in the order of the catalogue. */
export function listOperations(): (Operation & { id: OperationId; method: string; path: string })[] {
  return (Object.keys(operations) as OperationId[]).map((id) => ({
    id,
    method: routes[id][0],
    path: routes[id][1],
    ...(operations[id] as Operation),
  }));
}
