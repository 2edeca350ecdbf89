import { roleOf, type PageRequest, type SharePicture } from '@portolan/contract';
import { languageCodes } from '@portolan/i18n';
import type { FastifyRequest } from 'fastify';
import { createContentSource } from '../content/index.ts';
import type { Context } from '../context.ts';
import { parseCookies, parseQuery, requestLanguage } from '../http/index.ts';
import { countryOfCurrency, chooseCurrency } from '../reference/index.ts';
import { shareSize } from '../art/index.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import { findFirstName } from './queries.ts';

/** Pictures that every document may need, by purpose. */
const pictures = [
  ['hero', 'lagoon'], ['hotels', 'room'], ['flights', 'airport-window'], ['resorts', 'pool'], ['cars', 'road'],
  ['activities', 'trail'], ['cruise', 'cruise'], ['empty', 'empty'], ['room', 'room'], ['not-found', 'suitcase'],
] as const; // prettier-ignore

/** What the renderer is told about a request: the agency of the host, and what query and cookies say about the visitor. */
export async function describePage(
  context: Context,
  request: FastifyRequest,
  tenant: AgencyRecord | null,
  nonce: string,
): Promise<PageRequest> {
  const cookies = parseCookies(request.headers.cookie);
  const query = parseQuery(request.url.split('?').slice(1).join('?'));
  const visitor = tenant && (await findVisitor(context, tenant, cookies.get('access_token')));
  const language = chooseLanguage(query, cookies, request.headers['accept-language'], tenant);
  return {
    url: request.url.slice(0, 8_192),
    origin: originOf(request),
    agency: tenant?.agency ?? null,
    language,
    currency: chooseCurrency(query, cookies, tenant, context.rates.current().values),
    isMobile: /\b(?:Mobi|Android|iPhone|iPad|iPod)/i.test(request.headers['user-agent'] ?? ''),
    role: roleOf(visitor),
    user: visitor ? { firstName: visitor.firstName, userType: visitor.userType } : null,
    hidden: {
      header: cookies.get('hideHeader') === 'true',
      footer: cookies.get('hideFooter') === 'true',
    },
    returning: !visitor && cookies.get('auth') === 'true',
    environment: context.config.environment,
    ...(tenant
      ? {
          art: artOf(context, tenant),
          currencies: tenant.currencies.map((currency) => [countryOfCurrency(currency), currency] as const),
          sharePicture: (address) => sharePicture(context, address),
          content: createContentSource(context, tenant, language),
        }
      : {}),
    nonce,
  };
}

/** Where the site answers this request, such as `http://harbour.localhost:4000`. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** LANG-02 to LANG-10: the query, then the cookie, then on a first visit the agency's own, then English. */
function chooseLanguage(
  query: Record<string, string>,
  cookies: ReadonlyMap<string, string>,
  header: string | undefined,
  tenant: AgencyRecord | null,
): string {
  for (const wanted of [query['lng'], cookies.get('pll_language')])
    if (languageCodes.some((code) => code === wanted)) return wanted as string;
  return tenant ? tenant.agency.defaultLanguage : requestLanguage(header, 'en');
}

async function findVisitor(context: Context, tenant: AgencyRecord, token: string | undefined) {
  const user = token ? await context.sessions.authenticate(tenant.id, token) : null;
  if (!user) return null;
  const firstName = await findFirstName(context.database, tenant.id, user.id);
  return firstName === null ? null : { ...user, firstName };
}

function sharePicture({ art }: Context, address: string): SharePicture | null {
  const path = art.sharePath(address);
  return path === null ? null : { path, type: 'image/png', ...shareSize };
}

const artByAgency = new WeakMap<AgencyRecord, Record<string, string>>();

function artOf(context: Context, tenant: AgencyRecord): Record<string, string> {
  let art = artByAgency.get(tenant);
  if (!art) {
    const owner = { siteOrigin: '', agency: tenant.agency };
    art = Object.fromEntries(
      pictures.map(([purpose, kind]) => [
        purpose,
        context.art.pictureUrl(
          owner,
          { kind, seed: `${tenant.agency.subdomain}-${purpose}` },
          purpose === 'hero' ? 'hero' : 'card',
        ),
      ]),
    );
    artByAgency.set(tenant, art);
  }
  return art;
}
