// Every operation of the contract × every role × its own object, another's of the same agency, and another agency's: over HTTP, with
// real sessions and PostgreSQL. What a role may do is expected from the table in contract/roles; whose object it is, from `walk` below.

import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  errorCatalogue, listOperations, may, roles, routes, type Booking, type ErrorCode, type HotelDetails, type OperationId, type Permission, type Quote, type Role,
} from '@portolan/contract'; // prettier-ignore
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRate, ScriptedSupplier } from '../testing/test-world.ts';

/** What one person has: the ids of their own things. A type and not an interface, so that it may be the parameters of a path. */
type Things = {
  offerId: string;
  quoteId: string;
  /** A quote of theirs that nobody booked yet. */
  openQuoteId: string;
  reference: string;
  /** Opens the booking without an account. */
  accessToken: string;
  userId: string;
  agency: string;
};
type Thing =
  'article' | 'offer' | 'quote' | 'booking' | 'rule' | 'session' | 'proposal' | 'deal link' | 'provider';
type Relation = 'own' | 'same agency' | 'other agency';

interface Step {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}
interface Walk {
  /** What the contract must ask of its callers. @default nothing: it is open to visitors */
  needs?: Permission;
  /** What it is about; absent: nothing that belongs to anybody. */
  thing?: Thing;
  /** Who may touch what is another's in the agency. @default everybody who may call: it belongs to the agency, not to a person */
  others?: Permission | 'nobody';
  /** What whoever may not touch it hears: that there is none. */
  hidden?: ErrorCode;
  step?(things: Things): Step | Promise<Step>;
  /** What they hear who may: the status, or the code of what the body provokes, so that nothing is used up. @default 200 */
  answer?: number | ErrorCode;
  /** Besides: looks into an answer of those who may. */
  check?(body: unknown, role: Role): void;
}

const stay = {
  checkIn: '2027-03-10',
  checkOut: '2027-03-12',
  occupancy: [{ adults: 2, childAges: [] }],
  currency: 'USD',
};
const key = () => ({ 'idempotency-key': `walk-${randomUUID()}` });
const provider = { provider: 'sandbox' };
const near = { latitude: 38.72, longitude: -9.13, isOTA: true, isHome: true, isFromDestination: false };
const travellers = [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }];
const contact = { email: 'ada@example.test', phone: '+351 210 000 000' };
const rule = {
  layer: 'agency', agentId: null, where: { kind: 'country', countryCode: 'AQ' }, service: null,
  value: { kind: 'percent', basisPoints: 100, floor: null, cap: null },
}; // prettier-ignore
const door = {
  kind: 'social',
  name: 'A walk',
  issuer: 'http://127.0.0.1:9',
  clientId: 'walk',
  active: false,
  position: 9,
};
const article = {
  image: null, author: 'A walk', publishedAt: null, texts: [{ language: 'en', title: 'A', summary: 'B', content: '<p>C</p>' }],
}; // prettier-ignore
const booking = { thing: 'booking', others: 'bookings.agency', hidden: 'BOOKING_NOT_FOUND' } as const;
/** A visitor's own booking is opened by its token; whoever is logged in needs none. */
const byToken = ({ accessToken }: Things) => ({ query: { token: accessToken } });
const frame = { headers: { origin: 'http://harbour.localhost:4000', 'x-agency-key': 'pk_demo_harbour' } };

/** One line for every operation; one that is missing fails. Lines of operations that are about to land may stand here before them. */
const lines: Record<string, Walk> = {
  getAgency: {},
  getAboutUs: {},
  getFaqs: {},
  getPaymentGateway: {},
  getLanguages: {},
  getNavigations: { needs: 'command-center.open' },
  getBusinessInfo: { needs: 'business-info.own' },
  submitBusinessInfo: {
    needs: 'business-info.own', step: () => ({ body: { contactEmailId: 'owner@harbour.example' } }),
  }, // prettier-ignore
  getSubscription: { needs: 'subscription.change' },
  askSubscription: { needs: 'subscription.change' },
  openAcademy: {
    needs: 'command-center.open',
    check: (body) => expect((body as { data: { url: string } }).data.url).toMatch(/^https:\/\/academy\.example\/\?token=/),
  }, // prettier-ignore
  redeemAcademyToken: { step: () => ({ body: { token: 'x'.repeat(43) } }), answer: 'CODE_INVALID' },
  replaceAboutUs: {
    needs: 'settings.website',
    step: () => ({ body: { language: 'sv', isEnabled: true, image: null, title: 'A', content: '<p>B</p>' } }),
  },
  replaceFaqs: {
    needs: 'settings.website',
    step: () => ({ body: { language: 'sv', isEnabled: true, headerMessage: 'A', questions: [] } }),
  },
  getLegalText: { step: () => ({ params: { name: 'privacy' } }) },
  replaceLegalText: {
    needs: 'settings.website',
    step: () => ({ params: { name: 'privacy' }, body: { language: 'sv', content: '<p>A</p>' } }),
  },
  listOwnTexts: { needs: 'settings.website' },
  listTexts: { needs: 'settings.website', step: () => ({ params: { language: 'sv' } }) },
  saveOwnTexts: {
    needs: 'settings.website', step: () => ({ params: { language: 'sv' }, body: { texts: [{ key: 'site.faq', text: 'Frågor' }] } }),
  }, // prettier-ignore
  listArticles: {},
  getArticle: { step: () => ({ params: { slug: 'how-to-read-a-hotel-price' } }) },
  createArticle: {
    needs: 'settings.website', step: () => ({ body: { ...article, slug: `walk-${randomUUID()}` } }),
  }, // prettier-ignore
  replaceArticle: { needs: 'settings.website',
    thing: 'article', hidden: 'NOT_FOUND', step: async ({ agency }) => ({ params: { slug: await anArticleOf(agency) }, body: article }),
  }, // prettier-ignore
  deleteArticle: { needs: 'settings.website',
    thing: 'article', hidden: 'NOT_FOUND', answer: 204, step: async ({ agency }) => ({ params: { slug: await anArticleOf(agency) } }),
  }, // prettier-ignore
  listStoredArticles: { needs: 'settings.website' },
  changeLanguage: { needs: 'account.own', step: () => ({ params: { language: 'en' } }), answer: 204 },
  getCountryCodes: {},
  getEnabledCountries: {},
  getEnabledCurrencies: {},
  getExchangeRates: {},
  getCurrentLocation: {},
  searchHotelDeals: {
    step: () => ({
      params: provider,
      body: {
        ...near, occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }], searchString: 'Lisbon',
        stayPeriod: { start: '2027-03-04', end: '2027-03-06' }, nationality: 'IN', destinationCountryCode: 'IN', currency: 'USD', radius: 15,
      },
    }),
  }, // prettier-ignore
  searchActivityDeals: { step: () => ({ params: provider, body: near }) },
  searchCarDeals: {
    step: () => ({
      params: provider,
      body: {
        age: 25, countryOfResidence: 'US', pickUpDateTime: '2027-03-04T10:00', pickupLatitude: 38.72, pickupLongitude: -9.13,
        returnDateTime: '2027-03-06T10:00', returnLatitude: 38.72, returnLongitude: -9.13, searchString: 'Lisbon', isOTA: true,
        isHome: true, isFromDestination: false,
      },
    }),
  }, // prettier-ignore
  getHotelDealsV2: { step: () => ({ query: { lat: '38.72', long: '-9.14', currency: 'USD' } }) },
  autocompleteHotelsV2: { step: () => ({ query: { key: 'lisbon' } }) },
  suggestHotels: { step: () => ({ body: { text: 'lisbon', isManageLocation: false } }) },
  listDestinations: { step: () => ({ query: { q: 'lisb' } }) },
  getDestination: { step: () => ({ params: { slug: 'lisbon-pt' } }) },
  getDestinationPrices: { step: () => ({ params: { slug: 'lisbon-pt' } }) },
  listTopDestinations: {},
  listHiddenGems: {},
  listDestinationTexts: { needs: 'settings.website', step: () => ({ params: { slug: 'lisbon-pt' } }) },
  saveDestinationText: {
    needs: 'settings.website',
    step: () => ({ params: { slug: 'lisbon-pt', language: 'en' }, body: { summary: 'Seven hills', content: '<p>Seven hills</p>' } }),
  }, // prettier-ignore
  deleteDestinationText: {
    needs: 'settings.website', step: () => ({ params: { slug: 'nowhere-xx', language: 'en' } }), answer: 'NOT_FOUND',
  }, // prettier-ignore
  listCruiseLandings: {},
  getCruiseLanding: { step: () => ({ params: { slug: 'azure-crown-line' } }) },
  getWidgetConfig: { step: () => ({ query: { key: 'pk_demo_harbour' } }) },
  getWidgetExtras: { step: () => ({ query: { key: 'pk_demo_harbour' } }) },
  searchHotels: { step: () => ({ body: { destination: 'Lisbon', ...stay } }) },
  getHotel: { step: () => ({ body: { propertyId: 'p_m0', ...stay } }) },
  // Whoever was handed an offer may ask whether it stands; it is bound to its agency.
  createQuote: { thing: 'offer', hidden: 'OFFER_INVALID', step: ({ offerId }) => ({ body: { offerId } }) },
  getQuote: {
    thing: 'quote', others: 'bookings.agency', hidden: 'QUOTE_NOT_FOUND', step: ({ quoteId }) => ({ params: { quoteId } }),
  },
  holdQuote: {
    thing: 'quote', others: 'bookings.agency', hidden: 'QUOTE_NOT_FOUND', answer: 'NOT_HOLDABLE',
    step: ({ openQuoteId: quoteId }) => ({
      params: { quoteId }, body: { acceptedVersion: 99, travellers, contact }, headers: key(),
    }),
  }, // prettier-ignore
  createBooking: {
    thing: 'quote', others: 'bookings.agency', hidden: 'QUOTE_NOT_FOUND', answer: 'PRICE_CHANGED',
    step: ({ openQuoteId: quoteId }) => ({
      // A version that was never shown: nothing is booked.
      body: { quoteId, acceptedVersion: 99, travellers, contact, payment: { method: 'card', token: 'none' } }, headers: key(),
    }),
  }, // prettier-ignore
  confirmPayment: {
    ...booking,
    step: ({ reference, accessToken: token }) => ({ params: { reference }, body: { token } }),
  },
  payInstalment: {
    ...booking, answer: 'INSTALMENT_NOT_PAYABLE',
    step: ({ reference, accessToken: token }) => ({
      params: { reference }, body: { token, payment: { method: 'card', token: 'none' } }, headers: key(),
    }),
  }, // prettier-ignore
  renewAuthorisation: {
    ...booking, answer: 'AUTHORISATION_NOT_RENEWABLE',
    step: ({ reference, accessToken: token }) => ({ params: { reference }, body: { token, cardToken: 'none' }, headers: key() }),
  }, // prettier-ignore
  releaseBooking: {
    ...booking, answer: 'NOT_HOLDABLE', step: (own) => ({ params: own, ...byToken(own), body: {}, headers: key() }),
  }, // prettier-ignore
  findBooking: {
    step: ({ reference }) => ({ body: { reference, email: contact.email } }),
  },
  getBooking: { ...booking, step: (own) => ({ params: own, ...byToken(own) }) },
  getBookingEvents: { ...booking, step: (own) => ({ params: own, ...byToken(own) }) },
  listBookings: { needs: 'trips.own',
    check(body, role) {
      const { data } = body as { data: { reference: string }[] };
      const shown = data.map(({ reference }) => reference).sort();
      const those = may(role, 'bookings.agency')
        ? Object.values(harbours).map(({ reference }) => reference)
        : [harbours[role].reference];
      expect(shown, role).toEqual([...those].sort());
    },
  },
  quoteCancellation: { ...booking, step: (own) => ({ params: own, ...byToken(own), body: {}, headers: key() }) },
  cancelBooking: {
    ...booking, answer: 'CANCEL_QUOTE_EXPIRED',
    step: (own) => ({ params: own, ...byToken(own), body: { cancelQuoteId: 'cq_none' }, headers: key() }),
  }, // prettier-ignore
  listDocuments: { ...booking, step: (own) => ({ params: own, ...byToken(own) }) },
  getDocument: { ...booking, step: (own) => ({ params: { ...own, kind: 'voucher' }, ...byToken(own) }) },
  resolveReview: {
    ...booking, needs: 'reviews.resolve', answer: 'REVIEW_CLOSED',
    step: ({ reference }) => ({ params: { reference }, body: { outcome: 'not_booked' }, headers: key() }),
  }, // prettier-ignore
  closeReview: {
    ...booking, needs: 'reviews.resolve', answer: 'REVIEW_CLOSED',
    step: ({ reference }) => ({ params: { reference, reviewId: 'w_none' }, body: { note: 'A walk' }, headers: key() }),
  }, // prettier-ignore
  createProposal: {
    needs: 'proposals.open', thing: 'quote', hidden: 'QUOTE_NOT_FOUND',
    step: ({ quoteId }) => ({ body: { title: 'A walk', clientName: 'Ada', items: [{ quoteId }] } }),
  }, // prettier-ignore
  listProposals: { needs: 'proposals.open' },
  // The link is the permission, whoever made it; elsewhere there is no such proposal.
  getProposal: {
    thing: 'proposal', hidden: 'NOT_FOUND', step: async ({ agency }) => ({ params: { proposalId: await aProposalOf(agency) } }),
  }, // prettier-ignore
  decideProposal: {
    thing: 'proposal', hidden: 'NOT_FOUND',
    step: async ({ agency }) => ({ params: { proposalId: await aProposalOf(agency) }, body: { decision: 'approved' } }),
  }, // prettier-ignore
  withdrawProposal: {
    needs: 'proposals.open', thing: 'proposal', hidden: 'NOT_FOUND', answer: 204,
    step: async ({ agency }) => ({ params: { proposalId: await aProposalOf(agency) } }),
  }, // prettier-ignore
  createDealLink: { needs: 'deal-links.open', step: () => ({ body: { title: 'A walk', target: '/booknow/hotels' } }) },
  listDealLinks: { needs: 'deal-links.open' },
  getDealLink: {
    thing: 'deal link', hidden: 'NOT_FOUND', step: async ({ agency }) => ({ params: { dealLinkId: await aDealLinkOf(agency) } }),
  }, // prettier-ignore
  endDealLink: {
    needs: 'deal-links.open', thing: 'deal link', hidden: 'NOT_FOUND', answer: 204,
    step: async ({ agency }) => ({ params: { dealLinkId: await aDealLinkOf(agency) } }),
  }, // prettier-ignore
  getWallet: { needs: 'account.own' },
  getWalletStatement: { needs: 'account.own', step: () => ({ query: { currency: 'USD' } }) },
  changeCredit: {
    needs: 'credits.grant',
    step: () => ({
      params: { userId: 'us_traveller' }, body: { kind: 'grant', amount: { amount: 1, currency: 'USD' }, note: 'A walk' }, headers: key(),
    }),
  }, // prettier-ignore
  getTrialBalance: { needs: 'ledger.read' },
  getAccountStatement: {
    needs: 'ledger.read', step: () => ({ params: { account: 'gateway' }, query: { currency: 'USD' } }),
  }, // prettier-ignore
  listMarkupRules: { needs: 'settings.markup' },
  createMarkupRule: { needs: 'settings.markup.change', step: () => ({ body: rule, headers: key() }) },
  replaceMarkupRule: { needs: 'settings.markup.change',
    thing: 'rule', hidden: 'NOT_FOUND', step: async ({ agency }) => ({ params: { ruleId: await aRuleOf(agency) }, body: rule }),
  }, // prettier-ignore
  endMarkupRule: { needs: 'settings.markup.change',
    thing: 'rule', hidden: 'NOT_FOUND', step: async ({ agency }) => ({ params: { ruleId: await aRuleOf(agency) } }),
  }, // prettier-ignore
  explainPrice: { needs: 'prices.net', ...booking, step: ({ reference }) => ({ body: { reference } }) },
  login: { step: () => ({ body: { email: `${randomUUID()}@harbour.example`, password: 'x' } }), answer: 'INVALID_CREDENTIALS' },
  signUp: {
    step: () => ({
      body: { firstName: 'A', lastName: 'B', email: `${randomUUID()}@example.test`, password: randomUUID(), acceptTerms: true },
    }),
  }, // prettier-ignore
  verifyEmail: { step: () => ({ body: { token: 'x'.repeat(43) } }), answer: 'LINK_EXPIRED' },
  forgotPassword: { step: () => ({ body: { email: `${randomUUID()}@example.test` } }), answer: 204 },
  resetPassword: {
    step: () => ({ body: { token: 'x'.repeat(43), password: randomUUID() } }), answer: 'LINK_EXPIRED',
  }, // prettier-ignore
  checkLink: { step: () => ({ body: { token: 'x'.repeat(43) } }), answer: 'LINK_EXPIRED' },
  getSignInProviders: {},
  listSignInProviders: { needs: 'sign-in.manage' },
  addSignInProvider: { needs: 'sign-in.manage',
    async step() {
      // Ten are the most of an agency, and each role's walk leaves some.
      await server.sql(`delete from sign_in_providers where provider_id like 'walk-%'`);
      return { body: { id: `walk-${++serial}x${process.pid}`, ...door } };
    },
  },
  replaceSignInProvider: {
    needs: 'sign-in.manage', thing: 'provider', hidden: 'NOT_FOUND',
    step: async ({ agency }) => ({ params: { providerId: await aProviderOf(agency) }, body: door }),
  }, // prettier-ignore
  removeSignInProvider: {
    needs: 'sign-in.manage', thing: 'provider', hidden: 'NOT_FOUND', answer: 204,
    step: async ({ agency }) => ({ params: { providerId: await aProviderOf(agency) } }),
  }, // prettier-ignore
  checkSignInProvider: {
    needs: 'sign-in.manage', thing: 'provider', hidden: 'NOT_FOUND',
    step: async ({ agency }) => ({ params: { providerId: await aProviderOf(agency) } }),
  }, // prettier-ignore
  startExternal: { step: () => ({ body: { kind: 'social', provider: 'nobody' } }), answer: 'NOT_FOUND' },
  finishExternal: {
    step: () => ({ body: { kind: 'social', state: 'x'.repeat(43), code: 'x' } }), answer: 'SIGN_IN_FAILED',
  }, // prettier-ignore
  listSessions: { needs: 'account.own' },
  endSession: {
    needs: 'account.own', thing: 'session', others: 'nobody', hidden: 'NOT_FOUND', answer: 204,
    step: async (own) => ({ params: { sessionId: await aSessionOf(own) } }),
  }, // prettier-ignore
  endOtherSessions: { needs: 'account.own', answer: 204 },
  refresh: { answer: 'ORIGIN_NOT_ALLOWED' },
  logout: { step: () => ({ headers: { 'x-access-token': '' } }), answer: 204 },
  getProfile: { needs: 'account.own' },
  getTravelAgent: { needs: 'command-center.open',
    check(body, role) {
      const { data } = body as { data: { id: string; commission?: unknown } };
      expect([data.id, 'commission' in data], role).toEqual([harbours[role].userId, may(role, 'prices.net')]);
    },
  },
  embedSession: { step: () => ({ body: { origin: 'http://localhost:4100' }, ...frame }) },
  embedLogin: {
    step: () => ({ body: { email: `${randomUUID()}@harbour.example`, password: 'x' }, ...frame }), answer: 'INVALID_CREDENTIALS',
  }, // prettier-ignore
  embedRefresh: { step: () => frame, answer: 'SESSION_EXPIRED' },
  embedLogout: { step: () => ({ headers: { ...frame.headers, 'x-access-token': '' } }), answer: 204 },
  embedBrowseToken: { needs: 'account.own', step: () => ({ body: { origin: 'http://localhost:4100' }, ...frame }) },
  embedCode: { needs: 'account.own', step: () => frame },
  embedExchange: { step: () => ({ body: { code: 'x'.repeat(43) }, ...frame }), answer: 'CODE_INVALID' },
}; // prettier-ignore

function walk(id: OperationId): Walk {
  const line = lines[id];
  if (!line) throw new Error(`${id} is not walked`);
  return line;
}

const names = {
  visitor: null, customer: 'traveller', restricted_agent: 'restricted', agent: 'agent', sales_agent: 'sales', admin: 'admin',
  agency_owner: 'owner',
} as const satisfies Record<Role, string | null>; // prettier-ignore

let server: TestServer;
let port: number;
const tokens = {} as Record<Role, string | null>;
/** What each role has at harbour, and a customer at nordlys. */
const harbours = {} as Record<Role, Things>;
let nordlys: Things;

beforeAll(async () => {
  const supplier = new ScriptedSupplier('aurora');
  supplier.rates.set('h0', [aRate(20_000)]);
  server = await aTestServer({ suppliers: new Map([['aurora', supplier]]) });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  for (const role of roles) {
    const name = names[role];
    tokens[role] = name && (await server.logIn(name));
    harbours[role] = await things('harbour', tokens[role], `us_${name ?? 'traveller'}`);
  }
  nordlys = await things('nordlys', await server.logIn('traveller', 'nordlys'), 'us_traveller');
}, 120_000);
afterAll(() => server?.close());

interface Answer {
  status: number;
  code: string | undefined;
  text: string;
}
function ask(id: OperationId, step: Step, who: { site?: string; token: string | null }): Promise<Answer> {
  const [method, pattern] = routes[id];
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(step.params?.[name] ?? ''),
  );
  const query = step.query ? `?${new URLSearchParams(step.query)}` : '';
  const body = step.body === undefined ? undefined : JSON.stringify(step.body);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: path + query,
        headers: {
          host: `${who.site ?? 'harbour'}.localhost:4000`,
          ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
          ...(who.token ? { 'x-access-token': who.token } : {}),
          ...step.headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          const code = /"code":"([A-Z_]+)"/.exec(text)?.[1];
          resolve({ status: response.statusCode ?? 0, code, text });
        });
      },
    );
    call.on('error', reject).end(body);
  });
}

/** An offer, quotes and a booking of one person, made as they would. */
async function things(agency: string, token: string | null, userId: string): Promise<Things> {
  const made = async <T>(id: OperationId, step: Step): Promise<T> => {
    const { status, text } = await ask(id, step, { site: agency, token });
    expect(status, `${id} ${text}`).toBe(200);
    return (JSON.parse(text) as { data: T }).data;
  };
  const { rooms } = await made<HotelDetails>('getHotel', { body: { propertyId: 'p_m0', ...stay } });
  const { offerId } = rooms[0]!.offers[0]!;
  const quote = await made<Quote>('createQuote', { body: { offerId } });
  const { quoteId: openQuoteId } = await made<Quote>('createQuote', { body: { offerId } });
  const { reference, accessToken = '' } = await made<Booking>('createBooking', {
    headers: key(),
    body: {
      quoteId: quote.quoteId, acceptedVersion: quote.version, travellers, contact,
      payment: { method: 'card', token: server.gateway.token() },
    },
  }); // prettier-ignore
  return { agency, userId, offerId, quoteId: quote.quoteId, openQuoteId, reference, accessToken };
}

let serial = 0;
async function aRuleOf(agency: string): Promise<string> {
  const ruleId = `mr_walk${++serial}x${process.pid}`;
  await server.sql(
    `insert into markup_rules (agency_id, rule_id, layer, place, country_code, kind, basis_points, starts_at, created_at)
     values ($1, $2, 'agency', 'country', 'AQ', 'percent', 1, '2026-01-01', '2026-01-01')`,
    [`ag_${agency}`, ruleId],
  );
  return ruleId;
}

async function anArticleOf(agency: string): Promise<string> {
  const slug = `walk-${++serial}x${process.pid}`;
  await server.sql(
    `insert into articles (agency_id, slug, author, updated_at) values ($1, $2, 'A walk', '2026-01-01')`,
    [`ag_${agency}`, slug],
  );
  return slug;
}

/** A proposal of an agency with the stay of a quote that it has. */
async function aProposalOf(agency: string): Promise<string> {
  const proposalId = `pr_walk${++serial}x${process.pid}`;
  await server.sql(
    `insert into proposals (agency_id, proposal_id, title, client_name, created_at, expires_at)
     values ($1, $2, 'A walk', 'Ada', '2026-11-20', '2027-03-01')`,
    [`ag_${agency}`, proposalId],
  );
  await server.sql(
    `insert into proposal_items (agency_id, proposal_id, item, service, supplier, supplier_item_id, item_id, offer_key, asked, terms,
                                 price, rates, subject)
     select agency_id, $2, 0, service, supplier, supplier_item_id, item_id, offer_key, asked, terms, price - 'lines', basis -> 'rates', subject
       from quotes where agency_id = $1 limit 1`,
    [`ag_${agency}`, proposalId],
  );
  return proposalId;
}

async function aDealLinkOf(agency: string): Promise<string> {
  const dealLinkId = `dl_walk${++serial}x${process.pid}`;
  await server.sql(
    `insert into deal_links (agency_id, deal_link_id, short_id, title, target, landing, created_at, expires_at)
     values ($1, $2, $3, 'A walk', '/booknow/hotels', true, '2026-11-20', '2027-03-01')`,
    [`ag_${agency}`, dealLinkId, `walk${String(serial).padStart(6, '0')}`],
  );
  return dealLinkId;
}

/** An OpenID provider at which nothing answers. */
async function aProviderOf(agency: string): Promise<string> {
  const providerId = `walk-${++serial}x${process.pid}`;
  await server.sql(
    `insert into sign_in_providers (agency_id, provider_id, kind, name, issuer, client_id, active)
     values ($1, $2, 'social', 'A walk', 'http://127.0.0.1:9', 'walk', false)`,
    [`ag_${agency}`, providerId],
  );
  return providerId;
}

/** Another place where somebody is logged in. */
async function aSessionOf({ agency, userId }: Things): Promise<string> {
  const sessionId = `se_walk${++serial}x${process.pid}`;
  await server.sql(
    `insert into sessions (agency_id, session_id, user_id, token_hash, expires_at)
     values ($1, $2, $3, sha256($2::text::bytea), '2027-01-01')`,
    [`ag_${agency}`, sessionId, userId],
  );
  return sessionId;
}

/** Whose thing it is in a relation; a token that is not one's own is not sent along. */
function thingsOf(role: Role, relation: Relation): Things {
  if (relation === 'own') return role === 'visitor' ? harbours[role] : { ...harbours[role], accessToken: '' };
  const other = relation === 'other agency' ? nordlys : harbours[role === 'customer' ? 'agent' : 'customer'];
  return { ...other, accessToken: '' };
}

/** What the table says: the code of a refusal, or `null`. */
function refusal(id: OperationId, role: Role, relation: Relation): ErrorCode | null {
  const { needs } = listOperations().find((operation) => operation.id === id)!;
  if (needs && role === 'visitor') return 'UNAUTHENTICATED';
  if (needs && !may(role, needs)) return 'FORBIDDEN';
  const { hidden = null, others } = walk(id);
  if (relation === 'other agency') return hidden;
  if (relation === 'own' || !others) return null;
  return others === 'nobody' || !may(role, others) ? hidden : null;
}

/** Members that only who sees net prices may find in any answer. */
const wholesale =
  /"(net|markup|kept|lines|commission|basisPoints|baseRate|base_rate|taxAndFee|tax_and_fees|supplierNet|agencyMarkup|platformFee)":/;

describe('who may do what', () => {
  it('is said for every operation of the contract: a new one needs a line above', () => {
    const missing = listOperations().filter(({ id }) => lines[id] === undefined);
    expect(missing.map(({ id }) => id)).toEqual([]);
    for (const { id, needs, errors = [] } of listOperations()) {
      const { thing, hidden, needs: expected } = walk(id);
      expect(needs, `${id} must need what its line says, and be open to visitors where it says nothing`).toBe(expected);
      expect(hidden !== undefined, `${id} must say what hides its ${thing ?? 'thing'}`).toBe(thing !== undefined);
      if (hidden) expect(errors, `${id} answers ${hidden}`).toContain(hidden);
    }
  }); // prettier-ignore

  it.each(roles)('of %s is what the table says, for own, others’ and other agencies’ objects', async (role) => {
    const wrong: string[] = [];
    for (const { id } of listOperations()) {
      const { thing, step, answer = 200, check } = walk(id);
      const relations: Relation[] = thing ? ['own', 'same agency', 'other agency'] : ['own'];
      for (const relation of relations) {
        const asked = (await step?.(thingsOf(role, relation))) ?? {};
        const { status, code, text } = await ask(id, asked, { token: tokens[role] });
        const refused = refusal(id, role, relation);
        const expected = refused ?? answer;
        const [wantedStatus, wantedCode] =
          typeof expected === 'number' ? [expected, undefined] : [errorCatalogue[expected].status, expected];
        if (status !== wantedStatus || (wantedCode !== undefined && code !== wantedCode))
          wrong.push(`${id} (${relation}): ${status} ${code ?? ''} instead of ${expected} ${text.slice(0, 200)}`);
        else if (!refused && status === 200) check?.(JSON.parse(text), role);
        if (!may(role, 'prices.net') && wholesale.test(text)) wrong.push(`${id} (${relation}): ${wholesale.exec(text)![0]}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000); // prettier-ignore

  it.each(roles.filter((role) => role !== 'visitor'))('of %s ends at the agency’s own site', async (role) => {
    for (const { id, needs } of listOperations()) {
      if (!needs) continue;
      // Whose key it is decides the agency, so only what comes by host can be asked elsewhere.
      const step = (await walk(id).step?.(harbours[role])) ?? {};
      if (step.headers?.['x-agency-key']) continue;
      const { status, code } = await ask(id, step, { site: 'nordlys', token: tokens[role] });
      expect([id, status, code]).toEqual([id, 401, 'SESSION_EXPIRED']);
    }
  });
}); // prettier-ignore
