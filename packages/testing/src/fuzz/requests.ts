import { listOperations, type Operation, type OperationId } from '@portolan/contract';
import { z } from 'zod';
import { fromSchema, memberNames, type JsonSchema, type Known } from './from-schema.ts';
import { hostileBody, hostileTexts, hostileValue, spoil, toJson, wellFormed } from './hostile.ts';
import type { Pool } from './pool.ts';
import type { Random } from './random.ts';
import { rawRequest } from './raw-routes.ts';
import { castRoles, type Cast, type FuzzRequest } from './cast.ts';

interface Prepared {
  id: OperationId;
  operation: Operation;
  method: string;
  path: string;
  params: JsonSchema | undefined;
  query: JsonSchema | undefined;
  body: JsonSchema | undefined;
  /** Members at the top, which say what it is about. */
  names: ReadonlySet<string>;
}

const schemaOf = (schema: z.ZodType | undefined): JsonSchema | undefined =>
  schema && (z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }) as JsonSchema);

const prepared: readonly Prepared[] = listOperations().map(({ id, method, path, ...operation }) => {
  const [params, query, body] = [operation.params, operation.query, operation.body].map(schemaOf);
  const names = new Set([params, query, body].flatMap((schema) => Object.keys(schema?.properties ?? {})));
  return { id, operation, method, path, params, query, body, names };
});

/** Members that any operation takes. */
export const inputNames: ReadonlySet<string> = prepared.reduce(
  (all, { params, query, body }) => memberNames(body, memberNames(query, memberNames(params, all))),
  new Set<string>(),
);

const languages = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'];

/** Operations that are told something have more to get wrong: they come up four times as often. */
const turns = prepared.flatMap((each) => (each.names.size > 0 ? [each, each, each, each] : [each]));

/** Every sixth request goes to a route that is no operation. */
const rawEvery = 6;

/** The next request: most to operations of the contract, each in its turn, some to what lies beside. */
export function nextRequest(index: number, random: Random, cast: Cast, pool: Pool): FuzzRequest {
  const raw = index % rawEvery === rawEvery - 1;
  // Raw requests take no turn, so that no operation is left out whatever the number of turns is.
  const turn = index - Math.floor(index / rawEvery);
  const request = raw
    ? rawRequest(random, cast)
    : operationRequest(turns[turn % turns.length]!, random, cast, pool);
  oddHeaders(request, random);
  return request;
}

function operationRequest(of: Prepared, random: Random, cast: Cast, pool: Pool): FuzzRequest {
  const agency = random.pick(cast.agencies);
  const role = random.pick(castRoles);
  const odd: string[] = [];
  const headers = atTheDoor(of, agency, role, random, cast, odd);

  // Half of the time what is asked for exists; now and then it is another agency's.
  const owner = random.chance(0.12) ? random.pick(cast.agencies) : agency;
  if (owner !== agency) odd.push(`things of ${owner}`);
  const facts = random.chance(0.85) ? pool.subject(owner, of.names, random) : {};
  const hint = cast.hint(agency, of.id, random);
  // What stands deeper is something else by the same name: the token of a card, not of a booking.
  const known: Known = (name, path) =>
    path.split('.').length > 2 ? (hint(name, path) ?? facts[name]) : (facts[name] ?? hint(name, path));
  const options = { realShare: random.pick([0.5, 0.95, 1, 1]), today: cast.today };
  const make = (schema: JsonSchema | undefined) => schema && fromSchema(schema, random, known, options);

  let path = of.path;
  const params = (make(of.params) ?? {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(params)) {
    let text = String(value);
    if (random.chance(0.1)) {
      odd.push(`param ${name}`);
      text = random.pick(hostileTexts);
    }
    path = path.replace(`{${name}}`, inPath(text, random));
  }
  const query = (make(of.query) ?? {}) as Record<string, unknown>;
  if (random.chance(0.12)) {
    odd.push('query');
    query[random.pick([...Object.keys(query), 'x', '__proto__x', 'constructor', 'token'])] = random.pick(hostileTexts);
  } // prettier-ignore
  const search = Object.entries(query).map(([name, value]) => `${escape(name)}=${escape(String(value))}`);
  if (search.length > 0) path += `?${search.join('&')}`;
  if (random.chance(0.02)) {
    odd.push('search');
    path += `${path.includes('?') ? '&' : '?'}${random.pick(['a[]=1&a[b]=2', '%', '=&=&&', 'x=%00', 'x=%ff%fe', 'constructor=1', 'a='.repeat(300)])}`;
  }

  let method = of.method;
  if (random.chance(0.02)) {
    method = random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
    odd.push(`method ${method}`);
  }
  const request: FuzzRequest = {
    operation: of.id,
    isOperation: method === of.method,
    method,
    path,
    headers,
    agency,
    role,
    language: 'en',
    odd,
  };
  if (method !== 'GET' && method !== 'HEAD') addBody(request, make(of.body), random);
  else if (random.chance(0.5)) headers['content-type'] = 'application/json';
  if (of.operation.idempotent && !random.chance(0.06)) {
    headers['idempotency-key'] = random.chance(0.1)
      ? `fuzz-again-${random.int(1, 5)}`
      : `fuzz-${random.int(1, 2 ** 45).toString(36)}-key`;
  }
  return request;
}

function addBody(request: FuzzRequest, good: unknown, random: Random): void {
  const { headers, odd } = request;
  const choice = random.next();
  headers['content-type'] = 'application/json';
  if (choice < 0.45) {
    if (good !== undefined) request.body = toJson(good);
  } else if (choice < 0.8) {
    request.body = toJson(good === undefined ? hostileValue(random) : spoil(good, random, odd));
    if (good === undefined) odd.push('a body where none is meant');
  } else if (choice < 0.88) {
    odd.push('hostile body');
    request.body = toJson(hostileValue(random));
  } else {
    const { body, type } = hostileBody(random, good === undefined ? '{}' : toJson(good));
    odd.push('raw body');
    request.body = body;
    if (type !== undefined) headers['content-type'] = type;
  }
}

/** Host, key and origin, token: as a page of that agency, or of its partner, would send them, and a few as none would. */
function atTheDoor(of: Prepared, agency: string, role: string, random: Random, cast: Cast, odd: string[]) {
  const headers: Record<string, string> = { host: `${agency}.localhost:4000` };
  const token = cast.token(agency, role);
  const frame = of.operation.tag === 'Embedding' && !of.id.startsWith('getWidget');
  const byKey = frame ? random.chance(0.9) : random.chance(0.35);
  if (byKey) {
    headers['x-agency-key'] = `pk_demo_${agency}`;
    const partner = frame ? random.chance(0.1) : random.chance(0.8);
    headers['origin'] = partner ? 'http://localhost:4100' : `http://${agency}.localhost:4000`;
    headers['host'] = random.chance(0.5) ? `${agency}.localhost:4000` : 'harbour.localhost:4000';
    const browse = partner && random.chance(0.4) ? cast.browseToken(agency) : undefined;
    if (browse) headers['x-access-token'] = browse;
    else if (!partner && token) headers['x-access-token'] = token;
  } else if (token) headers['x-access-token'] = token;
  if (random.chance(0.05)) {
    odd.push('token');
    headers['x-access-token'] = random.pick(cast.badTokens);
  }
  if (random.chance(0.04)) {
    odd.push('token of another agency');
    headers['x-access-token'] = cast.token(random.pick(cast.agencies), random.pick(castRoles)) ?? 'none';
  }
  if (random.chance(0.3)) headers['cookie'] = cast.cookie(agency);
  return headers;
}

/** What headers may hold over HTTP; Node itself refuses the rest before anything is sent. */
const headerText = (text: string) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 3_000);

function oddHeaders(request: FuzzRequest, random: Random): void {
  const { headers, odd } = request;
  if (random.chance(0.6)) {
    request.language = random.pick(languages);
    headers['accept-language'] = random.pick([request.language, `${request.language}-XX,en;q=0.5`]);
  }
  if (random.chance(0.05)) {
    request.language = null;
    headers['accept-language'] = headerText(random.pick([...hostileTexts, '*', 'xx', ';q=1', ',,,,', 'en;q=abc', 'nb-NO']));
  } // prettier-ignore
  if (random.chance(0.3))
    headers['timezone'] = random.pick([
      'Europe/Lisbon',
      'Asia/Kathmandu',
      headerText(random.pick(hostileTexts)),
      '../../etc',
      'UTC+99',
    ]);
  if (random.chance(0.3))
    headers['x-session-id'] = random.pick([
      'visit-1',
      headerText(random.pick(hostileTexts)),
      '0'.repeat(300),
    ]);
  if (random.chance(0.06)) {
    const name = random.pick([
      'origin', 'cookie', 'x-agency-key', 'idempotency-key', 'x-access-token', 'last-event-id', 'if-none-match', 'accept', 'accept-encoding',
      'x-forwarded-host', 'x-forwarded-for', 'x-forwarded-proto', 'authorization', 'x-optional-auth', 'x-correlation-id', 'user-agent',
      'sec-fetch-site', 'referer', 'range', 'expect', 'x-http-method-override', 'content-encoding', 'if-modified-since', 'forwarded',
    ]); // prettier-ignore
    const value = headerText(random.pick([...hostileTexts, 'null', 'http://', 'https://partner.test', '100-continue', 'gzip', 'bytes=0-', '*/*', 'text/event-stream', '-1', '999999999']));
    // An expectation that nobody meets is answered by Node itself, with 417 and nothing else.
    if (name !== 'expect' && value.trim() !== '') {
      odd.push(`header ${name}`);
      headers[name] = value;
    }
  } // prettier-ignore
  if (random.chance(0.03)) {
    odd.push('host');
    request.agency = null;
    headers['host'] = random.pick([
      'nobody.localhost:4000', '[::1]:4000', '127.0.0.1:4000', 'harbour.localhost:99999', 'a'.repeat(300), '.', '..', 'xn--', 'user@harbour.localhost',
      'harbour.localhost:4000, nordlys.localhost:4000', '*.localhost', 'localhost', 'quiet.localhost:4000', "harbour.localhost'", '%00', 'ß.localhost',
    ]).replaceAll(/[^\x20-\xff]/g, '?'); // prettier-ignore
  }
  // Odd ones may lead to another door, or to two.
  if (odd.some((what) => what.startsWith('header x-') || what === 'host' || what === 'header origin'))
    request.agency = null;
  if (random.chance(0.05) && request.operation === 'getBookingEvents')
    headers['accept'] = 'text/event-stream';
}

const escape = (text: string) => encodeURIComponent(wellFormed(text));
/** Mostly escaped as it should be. */
function inPath(text: string, random: Random): string {
  if (random.chance(0.97)) return escape(text.slice(0, 3_000)) || '%20';
  return random.pick([
    '%00',
    '%ff',
    '%',
    '..',
    '.',
    '%2e%2e',
    '%2f',
    'a/b',
    'a//b',
    ';x=1',
    '*',
    '~',
    '%E0%A4%A',
  ]);
}
