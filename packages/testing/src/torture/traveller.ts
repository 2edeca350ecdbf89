// Those who book rooms and voyages: with impatient fingers, two tabs, cards that fail, banks that ask, and browsers that are closed at the
// wrong moment.

import { cancel, payBalance, spy, type HeldBooking } from './after-booking.ts';
import { cards, cardToken } from './cards.ts';
import { findRoom } from './find-room.ts';
import { findVoyage } from './find-voyage.ts';
import type { Answer } from './http.ts';
import { createPresses } from './presses.ts';
import { createVisit, isOk, weighted, type TravellerDeps, type Visit } from './visit.ts';

interface ShortQuote {
  quoteId: string;
  version: number;
  price?: { total: { amount: number; currency: string } } | null;
}

/** What a supplier plays when it is asked to book. */
const bookScenarios = [
  'timeout_but_booked', 'timeout_not_booked', 'late_visibility', 'duplicate_reference', 'book_bad_response', 'pending_then_confirm',
  'pending_then_reject', 'rooms_unavailable', 'service_unavailable', 'bad_response', 'price_changed', 'price_dropped', 'sold_out',
  'terms_changed',
] as const; // prettier-ignore

/** How those pay who have a wallet; all of a site share one, so that what it holds is fought for. */
const ways: ['card' | 'wallet' | 'split', share: number][] = [
  ['card', 30],
  ['wallet', 30],
  ['split', 40],
];

/** One whole visit: from the offer to the last refund, or to wherever it is left. */
export async function travel(deps: TravellerDeps): Promise<void> {
  const visit = createVisit(deps);
  const { rig, history, random, name, agencyId, buyer, currency: shown, call, persist } = visit;
  history.count(`books: ${buyer}`);
  const sails = random.chance(0.5);

  // ── a quote ──
  const wish = sails ? findVoyage(visit) : await findRoom(visit);
  if (!wish) return history.count('left without an offer');
  const quoted = await persist('/api/quotes', { body: { offerId: wish.offerId } }, isOk);
  let quote: ShortQuote | undefined = quoted?.body?.data;
  if (!quoted || quoted.status !== 200 || !quote) return history.count('left without a quote');

  // ── paying and booking, up to three attempts ──
  const { travellers } = wish;
  const contact = { email: `${name}@example.test`, phone: '+351 210 000 000' };
  if (sails && random.chance(0.3)) {
    const left = await holdFirst(visit, quote, { travellers, contact });
    if (left) return;
  }
  const scenario = random.chance(0.35) ? random.pick(bookScenarios) : undefined;
  if (scenario) history.count(`supplier ${scenario}`);
  let booking: HeldBooking | null = null;
  const way = buyer === 'visitor' ? 'card' : weighted(random, ways);
  history.count(`pays: ${way}`);
  const { amount: price = 0, currency = shown } = quote.price?.total ?? {};
  // A part, all of it, or more than anybody owes: at most the price is taken.
  const credit = way === 'card' ? 0 : Math.ceil(price * (way === 'wallet' ? 2 : random.pick([0.01, 0.5, 1, 2]))); // prettier-ignore
  if (credit > 0 && random.chance(0.7)) await grant(random.pick([0.5, 1, 1.5]) * credit);
  const presses = createPresses(visit);

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
    if (sails && attempt === 1 && random.chance(0.2)) await forgetPassports(visit, body);
    const answer = await presses.book(key, body);
    if (!answer) return history.count('left without an answer');
    const { status, body: given } = answer;
    if (status === 200) booking = given.data;
    else if (status === 202) {
      const after = await presses.atTheBank(key, given.data, () => presses.book(key, body));
      if (!after) return;
      if (after.status === 200) booking = after.body.data;
    } else if (given?.code === 'PRICE_CHANGED')
      quote = { ...quote, version: given.data?.version ?? quote.version };
    else if (given?.code !== 'PAYMENT_DECLINED' && given?.code !== 'PAYMENT_UNAVAILABLE') return;
  }
  if (!booking) return;
  await spy(visit, booking);
  if (sails && random.chance(0.8)) await payBalance(visit, booking, presses);
  if (random.chance(0.4)) await cancel(visit, booking);

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
    if (refused) history.problems.push(`credit for us_${buyer} of ${visit.site} was refused: ${refused.text.slice(0, 200)}`); // prettier-ignore
  }

  /** The details come late: without them nothing is booked, and the answer says what is missing. */
  async function forgetPassports({ name: who }: Visit, body: { travellers: object[] }): Promise<void> {
    history.count('passports forgotten');
    const bare = body.travellers.map((traveller) => ({ ...traveller, document: undefined }));
    const answer = await call('/api/bookings', { body: { ...body, travellers: bare }, key: `${who}-bare` });
    if (answer) history.count(`without passports ${answer.status} ${answer.body?.code ?? ''}`);
    if (answer?.status === 200 || answer?.status === 202)
      history.problems.push(`${who} booked a voyage without passports`);
  }
}

/** Has the quote held without paying; true when nothing more is done with it. */
async function holdFirst(
  { history, random, agencyId, name, persist, call }: Visit,
  quote: ShortQuote,
  who: object,
): Promise<boolean> {
  const key = `${name}-hold`;
  const path = `/api/quotes/${quote.quoteId}/hold`;
  const body = { acceptedVersion: quote.version, ...who };
  const heard = (of: string, answer: Answer | null) => {
    if (answer) history.heard(agencyId, of, answer);
  };
  const first = call(path, { body, key });
  const held = await persist(path, { body, key }, isOk, 5);
  heard(key, await first);
  heard(key, held);
  if (held?.status !== 200) return false;
  history.count('held');
  const next = random.pick(['pay', 'pay', 'release', 'leave']);
  if (next === 'pay') return false;
  history.count(`held, then ${next}`);
  if (next === 'leave') return true;
  const { reference, accessToken: secret } = held.body.data as HeldBooking;
  const releaseKey = `${name}-release`;
  const at = `/api/bookings/${reference}/release?token=${secret}`;
  heard(releaseKey, await persist(at, { body: {}, key: releaseKey }, isOk, 5));
  return true;
}
