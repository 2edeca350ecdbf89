import { createHmac } from 'node:crypto';
import { hostileTexts, hostileValue, toJson, wellFormed } from './hostile.ts';
import type { Random } from './random.ts';
import { castRoles, type Cast, type FuzzRequest } from './cast.ts';

/** What the server answers beside the operations of the contract: the beginnings of its paths. */
export const rawRoutes = [
  '/api/webhooks/', '/api/openapi.json', '/api/docs', '/api/', '/sdk/v1/go/', '/sdk/v1/html/', '/sdk/', '/assets/', '/locales/', '/art/v1/', '/map/1/', '/frame/checkout',
  '/frame/sign-in', '/frame/hotels', '/frame/', '/pay/stripe/', '/dev/keys', '/dev/keys.json', '/dev/keys/', '/dev/mail', '/dev/mail/',
  '/dev/jobs', '/dev/jobs.json', '/healthz', '/robots.txt', '/sitemap.xml', '/sitemap-', '/favicon.ico', '/booknow/hotels', '/url/', '/',
] as const; // prettier-ignore

const words = [
  'embed.js', 'core-AbCd1234.js', 'en.json', 'de', 'harbour', 'ag_harbour', 'ag_nordlys', 'fake', 'test', 'stripe', 'card', 'challenge', 'hotels',
  'deals', 'html', 'text', 'stay.ics', 'set-origins', 'rotate-key', 'add-secret', 'end-secret', 'end-key', 'mark', 'vendor', 'square', 'lagoon',
  'travel-hotels', 'confirm-payment', 'checkout', 'deal', 'p1', '1.2.3', 'v1', '0b63ce', 'site', 'hotels.svg', 'details', 'search',
]; // prettier-ignore
const names = [
  'key', 'origin', 'scheme', 'lng', 'lang', 'currency', 'code', 'window', 'agency', 'destination', 'check-in', 'checkIn', 'checkOut', 'occupancy',
  'around', 'amount', 'parent', 'theme', 'primary', 'color-scheme', 'nonce', 'token', 'reference', 'payment_intent', 'client_secret', 'tab', 'dealLinkId', 'returnUrl',
]; // prettier-ignore
const values = [
  'pk_demo_harbour', 'pk_demo_nordlys', 'http://localhost:4100', 'http://harbour.localhost:4000', 'dark', 'pt', 'ar', 'EUR', '1', '100', '#ffffff',
  '[{"adults":2,"childAges":[]}]', '2026-12-20', '2026-12-24', 'Lisbon', 'null', 'https://evil.example/',
]; // prettier-ignore

/** One request to something that is no operation. */
export function rawRequest(random: Random, cast: Cast): FuzzRequest {
  const agency = random.pick(cast.agencies);
  const role = random.pick(castRoles);
  const start = random.pick(rawRoutes);
  const word = () => {
    const text = random.chance(0.75) ? random.pick(words) : random.pick(hostileTexts).slice(0, 400);
    return random.chance(0.97) ? encodeURIComponent(wellFormed(text)) : random.pick(['%00', '%ff', '%', '..', '%2e%2e%2f', '*']);
  }; // prettier-ignore
  let path: string = start;
  if (start.endsWith('/') || random.chance(0.05))
    path += Array.from({ length: random.int(start === '/api/webhooks/' ? 2 : 1, 3) }, word).join('/');
  if (start === '/api/webhooks/' && random.chance(0.7)) path = '/api/webhooks/fake/ag_harbour';
  const search = Array.from({ length: random.int(0, 5) }, () => {
    const value = random.chance(0.75) ? random.pick(values) : random.pick(hostileTexts).slice(0, 1_000);
    return `${random.pick(names)}=${random.chance(0.97) ? encodeURIComponent(wellFormed(value)) : '%ff%'}`;
  });
  if (search.length > 0) path += `?${search.join('&')}`;
  const posts = start === '/api/webhooks/' || start === '/dev/keys/' || random.chance(0.08);
  const headers: Record<string, string> = { host: `${agency}.localhost:4000` };
  const request: FuzzRequest = {
    operation: start,
    isOperation: false,
    method: posts ? 'POST' : random.pick(['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE']),
    path,
    headers,
    agency,
    role,
    language: 'en',
    odd: [],
  };
  const token = cast.token(agency, role);
  if (token && random.chance(0.3)) headers['x-access-token'] = token;
  if (random.chance(0.4))
    headers['cookie'] = [
      ...(token ? [`access_token=${token}`] : []),
      `pll_language=${random.pick(['de', 'xx'])}`,
      cast.cookie(agency),
    ].join('; ');
  if (posts) {
    headers['origin'] = `http://${agency}.localhost:4000`;
    headers['content-type'] = random.pick(['application/json', 'application/json', 'application/json', 'text/plain']);
    request.body = random.chance(0.5) ? toJson(keysBody(random, agency)) : toJson(hostileValue(random));
    if (start === '/api/webhooks/') signed(request, random, cast);
  } // prettier-ignore
  return request;
}

function keysBody(random: Random, agency: string): object {
  const text = () => random.pick(hostileTexts);
  return {
    partner: random.pick([`pt_demo_${agency}`, text()]),
    key: random.pick([`pk_demo_${agency}`, 'pk_fuzz', text()]),
    secret: random.pick(['s1', text()]),
    origins: random.pick(['http://localhost:*', 'https://a.example', text()]),
  };
}

/** Webhooks as the gateway signs them, in half of the cases, about something or nothing. */
function signed(request: FuzzRequest, random: Random, cast: Cast): void {
  const known = cast.hint('harbour', 'webhook', random);
  if (random.chance(0.7)) {
    const text = () => random.pick(hostileTexts);
    request.body = toJson({
      id: random.pick([`evt_${random.int(1, 1e9)}`, text()]),
      type: random.pick(['payment.held', 'payment.taken', 'payment.returned', text()]),
      created: random.pick([1, 2 ** 60, '2026-11-21T12:00:00Z', hostileValue(random)]),
      data: random.pick([
        { payment: random.pick([known('paymentId', ''), text()]), key: text(), reference: text() },
        hostileValue(random),
      ]),
    });
  }
  const now = Number(known('now', '') ?? 0);
  const body = String(request.body);
  const t = Math.floor(now / 1_000);
  const secret = String(known('webhookSecret', ''));
  request.headers[String(known('webhookHeader', ''))] = random.chance(0.7)
    ? `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
    : random.pick(['t=,v1=', 't=1,v1=00', 'v1', 't=NaN,v1=zz', 't=1'.repeat(200)]);
}
