// Those who book: through whichever server answers, with impatient fingers, two tabs, cards that fail, banks that ask, and browsers that
// are closed at the wrong moment. What they were told is written down here, outside of the product.

import type { Acknowledged } from '@portolan/server/testing/invariants';
import { send, type Answer } from './http.ts';
import type { Random } from './random.ts';
import type { Rig } from './rig.ts';

/** Everything that clients were told; what it contradicts is collected as it comes. */
export interface History {
  readonly acknowledged: Acknowledged[];
  readonly problems: string[];
  /** Credit that somebody tried to grant, by the note beside it: it was heard of, or nobody knows. */
  readonly grants: Map<string, { agencyId: string; amount: number; heard: boolean }>;
  /** How often what was done, heard or met. */
  readonly counts: Map<string, number>;
  count(what: string): void;
  /** Takes down an answer to a booking or cancelling call. */
  heard(agencyId: string, key: string, answer: Answer): void;
}

export function createHistory(): History {
  /** The last word under each key. */
  const last = new Map<string, string>();
  const history: History = {
    acknowledged: [],
    problems: [],
    grants: new Map(),
    counts: new Map(),
    count: (what) => void history.counts.set(what, (history.counts.get(what) ?? 0) + 1),
    heard(agencyId, key, { status, body }) {
      history.count(`answer ${status}${body?.code ? ` ${body.code}` : ''}`);
      const data = body?.data;
      if (status === 200 && data?.reference && data.status)
        history.acknowledged.push({ agencyId, reference: data.reference, status: data.status });
      const word = lastWord(status, body);
      if (word === null) return;
      const known = last.get(`${agencyId} ${key}`);
      if (known === undefined) last.set(`${agencyId} ${key}`, word);
      else if (known !== word) history.problems.push(`key ${key} was answered "${known}" and then "${word}"`);
    },
  };
  return history;
}

/** What may never change under a key; `null` for answers that may be followed by another one. */
function lastWord(status: number, body: Answer['body']): string | null {
  if (status === 200) return `200 ${body?.data?.reference ?? body?.data?.cancelQuoteId ?? ''}`;
  if (status < 400 || status >= 500 || status === 401 || status === 429) return null;
  const code: unknown = body?.code;
  return code === 'BOOKING_PENDING' || code === 'IDEMPOTENCY_CONFLICT' ? null : `${status} ${code}`;
}

/** Card numbers of the test gateway, as often as they are here. */
const cards: [number: string, share: number][] = [
  ['4242424242424242', 40],
  ['5555555555554444', 6],
  ['4000000000000002', 6], // declined
  ['4000000000009995', 2], // no money
  ['4000000000000119', 4], // the gateway fails
  ['4000000000000259', 8], // authorised, and the answer never comes
  ['4000002500003155', 14], // the bank asks
  ['4000000000000408', 8], // webhook before the answer
  ['4000000000000416', 4], // webhook seconds after
  ['4000000000000424', 8], // the bank asks, ten copies of each webhook, the newest first
];

const bookScenarios = [
  'timeout_but_booked', 'timeout_not_booked', 'late_visibility', 'duplicate_reference', 'book_bad_response', 'pending_then_confirm',
  'pending_then_reject', 'rooms_unavailable', 'service_unavailable', 'bad_response', 'price_changed', 'price_dropped', 'sold_out',
  'terms_changed',
] as const; // prettier-ignore
const cancelScenarios = ['cancel_later', 'cancel_never', 'cancel_timeout', 'cancel_refused', 'cancel_dearer'];

/** People and their patience are four times as quick here as they are; so is everything that they wait for. */
const hurried = 4;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms / hurried));
/** So often somebody asks into silence: as long as processes may need to come back. */
const patience = 60;

/** A stay far enough away for free cancellation, near enough for penalties in some. */
function aStay(now: number, random: Random) {
  const day = 86_400_000;
  const start = now + random.pick([3, 20, 60]) * day;
  const at = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { checkIn: at(start), checkOut: at(start + random.between(1, 4) * day) };
}

interface ShortQuote {
  quoteId: string;
  version: number;
  price?: { total: { amount: number; currency: string } } | null;
}
type Account = 'visitor' | 'traveller' | 'agent' | 'owner';

export interface TravellerDeps {
  rig: Rig;
  history: History;
  random: Random;
  /** Access tokens of those who log in, by site and name. */
  tokens: Map<string, string>;
  /** Unique among all of a run. */
  name: string;
}

/** Sites that are visited; at `nordlys` only who logged in sees prices. */
const sites = ['harbour', 'harbour', 'safar', 'nordlys'];
/** Lisbon, Barcelona, Copenhagen; Paris, where harbour's agent has a markup of their own; Rome, where the platform takes a fee. */
const spots: [latitude: number, longitude: number][] = [[38.7223, -9.1393], [41.3874, 2.1686], [55.6761, 12.5683], [48.8566, 2.3522], [41.9028, 12.4964]]; // prettier-ignore
/** Who books: nobody known, a traveller with a wallet, an agent, who has markups, commissions and a wallet too. */
const buyers: ['visitor' | 'traveller' | 'agent', share: number][] = [['visitor', 40], ['traveller', 35], ['agent', 25]]; // prettier-ignore
/** How those pay who have a wallet; all of a site share one, so that what it holds is fought for. */
const ways: ['card' | 'wallet' | 'split', share: number][] = [
  ['card', 30],
  ['wallet', 30],
  ['split', 40],
];

/** One whole visit: from the offer to the last refund, or to wherever it is left. */
export async function travel(deps: TravellerDeps): Promise<void> {
  const { rig, history, random, name } = deps;
  const site = random.pick(sites);
  const agencyId = rig.agencies.get(site) ?? '';
  const port = () => random.pick(rig.servers).port;
  const wanted = weighted(random, buyers);
  const buyer = site === 'nordlys' && wanted === 'visitor' ? 'traveller' : wanted;
  history.count(`books: ${buyer}`);

  /** One call as who they are; `null` also when they could not log in. */
  async function call(path: string, options: Parameters<typeof send>[3], as: Account = buyer) {
    if (as === 'visitor') return send(port(), site, path, options);
    const token = await accessToken(as);
    if (!token) return null;
    const answer = await send(port(), site, path, { ...options, token });
    if (answer?.status === 401) deps.tokens.delete(`${site} ${as}`);
    return answer;
  }

  /** Until something was heard, whatever dies; gives up in the end, as people do. */
  async function persist(
    path: string,
    options: Parameters<typeof send>[3],
    good: (answer: Answer) => boolean,
    tries = 30,
    as: Account = buyer,
  ): Promise<Answer | null> {
    let answer: Answer | null = null;
    for (let left = tries, unheard = 0; left > 0 && unheard < patience;) {
      if (left < tries || unheard > 0) await pause(random.between(200, 900));
      answer = await call(path, options, as);
      if (answer) left--;
      else unheard++;
      if (answer && good(answer)) return answer;
    }
    return answer;
  }

  async function accessToken(as: Exclude<Account, 'visitor'>): Promise<string | undefined> {
    const known = deps.tokens.get(`${site} ${as}`);
    if (known) return known;
    const body = { email: `${as}@${site}.example`, password: 'Portolan-demo-1' };
    const answer = await send(port(), site, '/api/auth/login', { body });
    const token: string | undefined = answer?.body?.data?.accessToken;
    if (token) deps.tokens.set(`${site} ${as}`, token);
    return token;
  }

  // ── a quote ──
  const stay = {
    ...aStay(rig.now(), random),
    occupancy: [{ adults: 2, childAges: [] }],
    currency: site === 'nordlys' ? 'DKK' : 'USD',
  };
  const [latitude, longitude] = random.pick(spots);
  const isOk = ({ status }: Answer) => status === 200;
  const found = await persist(
    '/api/hotels/search',
    { body: { ...stay, latitude, longitude, radiusKm: 8 } },
    isOk,
  );
  const properties = (found?.text ?? '')
    .split('\n')
    .filter((line) => line.includes('"offers"'))
    .flatMap((line) => (JSON.parse(line) as { results?: { propertyId: string }[] }).results ?? []);
  if (properties.length === 0) return history.count('left without an offer');
  const { propertyId } = random.pick(properties);
  const details = await persist('/api/hotels/details', { body: { propertyId, ...stay } }, isOk);
  const offers: { offerId: string }[] = (details?.body?.data?.rooms ?? []).flatMap(
    (room: { offers: { offerId: string }[] }) => room.offers,
  );
  if (offers.length === 0) return history.count('left without an offer');
  const quoted = await persist('/api/quotes', { body: { offerId: random.pick(offers).offerId } }, isOk);
  let quote: ShortQuote | undefined = quoted?.body?.data;
  if (!quoted || quoted.status !== 200 || !quote) return history.count('left without a quote');

  // ── paying and booking, up to three attempts ──
  const lastName = random.pick(['Lovelace', 'King', 'Byron']);
  const travellers = [{ kind: 'adult', group: 0, firstName: 'Ada', lastName }];
  const contact = { email: `${name}@example.test`, phone: '+351 210 000 000' };
  const scenario = random.chance(0.35) ? random.pick(bookScenarios) : undefined;
  if (scenario) history.count(`supplier ${scenario}`);
  let booking: { reference: string; accessToken: string; status: string } | null = null;
  const way = buyer === 'visitor' ? 'card' : weighted(random, ways);
  history.count(`pays: ${way}`);
  const { amount: price = 0, currency = stay.currency } = quote.price?.total ?? {};
  // A part, all of it, or more than anybody owes: at most the price is taken.
  const credit = way === 'card' ? 0 : Math.ceil(price * (way === 'wallet' ? 2 : random.pick([0.01, 0.5, 1, 2]))); // prettier-ignore
  if (credit > 0 && random.chance(0.7)) await grant(random.pick([0.5, 1, 1.5]) * credit);

  for (let attempt = 1; attempt <= 3 && !booking; attempt++) {
    const card = weighted(random, attempt === 1 ? cards : cards.slice(0, 2));
    const token = await cardToken(rig, card);
    if (!token) return history.count('left: no card form');
    const key = `${name}-${attempt}`;
    const body = {
      quoteId: quote.quoteId,
      acceptedVersion: quote.version,
      travellers,
      contact,
      payment: {
        ...(way === 'wallet' ? { method: 'wallet' } : { method: 'card', token }),
        ...(credit > 0 ? { walletAmount: credit } : {}),
      },
      // A price that always rises would never be accepted: bad luck strikes the first attempt only.
      ...(scenario && attempt === 1 ? { scenario } : {}),
    };
    const answer = await book(key, body);
    if (!answer) return history.count('left without an answer');
    const { status, body: given } = answer;
    if (status === 200) booking = given.data;
    else if (status === 202) {
      const after = await atTheBank(key, body, given.data);
      if (!after) return;
      if (after.status === 200) booking = after.body.data;
    } else if (given?.code === 'PRICE_CHANGED')
      quote = { ...quote, version: given.data?.version ?? quote.version };
    else if (given?.code !== 'PAYMENT_DECLINED' && given?.code !== 'PAYMENT_UNAVAILABLE') return;
  }
  if (!booking) return;
  await spy(booking);
  if (random.chance(0.4)) await cancel(booking);

  /** Staff give this buyer credit; twice at once, and again until they hear of it: it must come once. */
  async function grant(about: number): Promise<void> {
    const amount = Math.max(1, Math.floor(about));
    const note = `${name}-credit`;
    const path = `/api/wallets/us_${buyer}/credit`;
    const body = { kind: 'grant', amount: { amount, currency }, note };
    const granted = { agencyId, amount, heard: false };
    history.grants.set(note, granted);
    const press = () => persist(path, { body, key: note }, ({ status }) => status === 200, 4, 'owner');
    const answers = await Promise.all([press(), ...(random.chance(0.3) ? [press()] : [])]);
    granted.heard = answers.some((answer) => answer?.status === 200);
    history.count(granted.heard ? 'credit granted' : 'credit perhaps granted');
    const refused = answers.find((answer) => answer && [400, 403, 404, 422].includes(answer.status));
    if (refused) history.problems.push(`credit for us_${buyer} of ${site} was refused: ${refused.text.slice(0, 200)}`); // prettier-ignore
  }

  /** One press of the button, or several, in one tab or two; then the same again until there is an answer. */
  async function book(key: string, body: object): Promise<Answer | null> {
    // Which of two requests under one key was served: whichever came first, and whoever buys what is bought already is told so.
    const served = new Set<'this' | 'the other'>();
    const serve = (which: 'this' | 'the other', answer: Answer | null) => {
      if (answer?.status === 200) served.add(which);
      if (served.size === 2) history.problems.push(`key ${key} served two different requests`);
    };
    const press = async (pressed: string, what: object) => {
      const answer = await call('/api/bookings', { body: what, key: pressed });
      if (pressed === key) serve('this', answer);
      if (answer) history.heard(agencyId, pressed, answer);
      else history.count('no answer');
      return answer;
    };
    const copies = random.chance(0.5) ? 1 : random.between(2, 5);
    if (copies > 1) history.count('pressed more than once');
    const presses = Array.from({ length: copies }, () => press(key, body));
    if (random.chance(0.12)) {
      history.count('a second tab');
      const other = await cardToken(rig, '4242424242424242');
      const stranger = random.chance(0.4)
        ? { travellers: [{ kind: 'adult', group: 0, firstName: 'Eve', lastName: 'Nobody' }] }
        : {};
      presses.push(
        press(`${key}-tab`, { ...body, ...stranger, payment: { method: 'card', token: other ?? 'none' } }),
      );
    }
    if (random.chance(0.06)) {
      history.count('the same key for something else');
      const other = call('/api/bookings', { body: { ...body, acceptedVersion: 99 }, key });
      void other.then((answer) => {
        serve('the other', answer);
      });
    }
    const answers = await Promise.all(presses);
    const own = answers.slice(0, copies).find((answer) => answer && isDecided(answer));
    if (own) return own;
    if (random.chance(0.15)) {
      history.count('browser closed');
      return null;
    }
    for (let left = 7, unheard = 0; left > 0 && unheard < patience;) {
      await pause(random.between(150, 900));
      const answer = await press(key, body);
      if (answer) left--;
      else unheard++;
      if (answer && isDecided(answer)) return answer;
    }
    return null;
  }

  async function atTheBank(
    key: string,
    body: object,
    waiting: { reference: string; accessToken: string; action?: { url: string } },
  ): Promise<Answer | null> {
    const way = random.pick(['away', 'no', 'yes and gone', 'yes and gone', 'yes and back', 'yes and back', 'yes elsewhere'] as const); // prettier-ignore
    history.count(`bank: ${way}`);
    if (way === 'away' || !waiting.action) return null;
    const passed = way !== 'no';
    for (let attempt = 0; attempt < 6; attempt++) {
      const answered = await fetch(new URL(waiting.action.url).href.split('?')[0] ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ passed }),
      }).catch(() => null);
      if (answered?.ok) break;
      await pause(200);
    }
    if (way === 'yes and gone') return null;
    if (way === 'yes elsewhere') {
      const path = `/api/bookings/${waiting.reference}/confirm-payment`;
      const answer = await persist(
        path,
        { body: { token: waiting.accessToken }, key: `${key}-confirm` },
        isDecided,
        5,
      );
      if (answer) history.heard(agencyId, `${key}-confirm`, answer);
    }
    return book(key, body);
  }

  /** Another agency must not see it, whoever asks. */
  async function spy({
    reference,
    accessToken: secret,
  }: {
    reference: string;
    accessToken: string;
  }): Promise<void> {
    if (!random.chance(0.15)) return;
    const other = site === 'harbour' ? 'safar' : 'harbour';
    const answer = await send(port(), other, `/api/bookings/${reference}?token=${secret}`);
    if (answer && answer.status === 200) history.problems.push(`${other} was shown ${reference} of ${site}`);
  }

  async function cancel({
    reference,
    accessToken: secret,
  }: {
    reference: string;
    accessToken: string;
  }): Promise<void> {
    const at = `/api/bookings/${reference}`;
    const costs = await persist(
      `${at}/cancel-quote?token=${secret}`,
      { body: {}, key: `${name}-cost` },
      isDecided,
      5,
    );
    const cancelQuoteId: string | undefined =
      costs?.status === 200 ? costs.body?.data?.cancelQuoteId : undefined;
    if (!cancelQuoteId) return history.count('not cancellable');
    const how = random.chance(0.3) ? random.pick(cancelScenarios) : undefined;
    if (how) history.count(`supplier ${how}`);
    const body = { cancelQuoteId, ...(how ? { scenario: how } : {}) };
    const key = `${name}-cancel`;
    const press = async () => {
      const answer = await call(`${at}/cancel?token=${secret}`, { body, key });
      if (answer) history.heard(agencyId, key, answer);
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: random.between(1, 3) }, press));
    if (answers.some((answer) => answer && isDecided(answer)) || random.chance(0.2)) return;
    for (let left = 6, unheard = 0; left > 0 && unheard < patience;) {
      await pause(random.between(150, 900));
      const answer = await press();
      if (answer) left--;
      else unheard++;
      if (answer && isDecided(answer)) return;
    }
  }
}

/** There is nothing to gain from the same call again. */
function isDecided({ status, body }: Answer): boolean {
  return status === 200 || status === 202 || lastWord(status, body) !== null;
}

/** What the gateway's frame gives a browser for a card; `null` when the gateway is gone. */
export async function cardToken(rig: Pick<Rig, 'gatewayUrl'>, number: string): Promise<string | null> {
  const body = JSON.stringify({
    key: 'pk_gateway_demo',
    number,
    expiry: '12/39',
    cvc: '123',
    name: 'Ada',
  });
  for (let attempt = 0; attempt < 12; attempt++) {
    const answer = await fetch(`${rig.gatewayUrl}/frame/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => null);
    if (answer?.ok) return ((await answer.json()) as { token: string }).token;
    await pause(200);
  }
  return null;
}

function weighted<T extends string>(random: Random, all: readonly [T, number][]): T {
  let left = random.next() * all.reduce((sum, [, share]) => sum + share, 0);
  for (const [value, share] of all) if ((left -= share) < 0) return value;
  return all[0]![0];
}
