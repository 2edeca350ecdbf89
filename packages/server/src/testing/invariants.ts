// What must hold about bookings and money after whatever went wrong (architecture §6): one function for database tests, for crash
// matrices and for torture. It reads as the owner of the database and asks the neighbours' own books.

import {
  bookingStates,
  bookingTrack,
  canMove,
  commissionKept,
  foldBalances,
  keepOfLegs,
  mayStandAt,
  paymentStates,
  paymentTrack,
  returnOfLegs,
  sharesOf,
  type LedgerAccount,
  type Legs,
  type Track,
} from '@portolan/core';

/** Where the truth is looked up. */
export interface InvariantSources {
  /** Runs as the owner, past all policies. */
  sql<R>(text: string, values?: unknown[]): Promise<R[]>;
  /** The clock's present moment, ms since the epoch. */
  now: number;
  /** What a supplier has under our reference; counted there. */
  supplier(name: string, bookingId: string): Promise<SupplierTruth> | SupplierTruth;
  /** What the gateway has under our reference, every attempt. */
  gateway(bookingId: string): Promise<GatewayTruth[]> | GatewayTruth[];
  /** What clients were told and will hold us to; kept outside the server. */
  acknowledged?: readonly Acknowledged[];
  /** True when jobs have run until nothing was due: then nothing may be half done but what waits for a later moment. @default false */
  settled?: boolean;
}

export interface SupplierTruth {
  /** Bookings that exist under the reference, cancelled ones too. */
  bookings: number;
  /** `none` when there is none. */
  status: 'none' | 'confirmed' | 'pending' | 'rejected' | 'cancelled';
}

/** One payment in the gateway's books, minor units. */
export interface GatewayTruth {
  /** Promised and neither taken nor released. */
  reserved: number;
  captured: number;
  refunded: number;
}

/** One success that a client has seen. */
export interface Acknowledged {
  agencyId: string;
  reference: string;
  status: string;
}

interface BookingFacts {
  agency_id: string;
  booking_id: string;
  reference: string;
  quote_id: string;
  supplier: string;
  supplier_reference: string | null;
  status: keyof typeof bookingTrack;
  next_action: string | null;
  price: {
    sell: number;
    net: number;
    agencyMarkup: number;
    platformFee: number;
    currency: string;
    lines?: { amount: number }[];
    payment?: { kind: string };
  };
  commission: { agentId: string; amount: number; lines: { amount: number }[] } | null;
  quoted: number;
  penalty: string | null;
  refund: string | null;
  reviews: string;
}

interface PaymentFacts {
  agency_id: string;
  booking_id: string;
  payment_id: string;
  status: keyof typeof paymentTrack;
  amount: string;
  captured: string;
  refunded: string;
  wallet_amount: string;
  currency: string;
  instalment: number;
  reason: string | null;
  next_action: string | null;
}

interface InstalmentFacts {
  booking_id: string;
  n: number;
  amount: string;
  currency: string;
  status: 'due' | 'paid' | 'waived' | 'missed';
}

interface EventFacts {
  booking_id: string;
  seq: number;
  track: 'booking' | 'payment';
  payment_id: string | null;
  from_state: string;
  to_state: string;
}

interface EntryFacts {
  booking_id: string;
  account: string;
  currency: string;
  total: string;
}

/**
 * Every violation, in words; empty when all invariants hold:
 *
 * 1. Nothing is stuck: what is not at an end has a moment at which somebody looks again.
 * 2. At most one booking per reference at the supplier, and its state there is not the opposite of ours.
 * 3. Taken less given back is what the paid instalments of a confirmed booking amount to, and what was due at once is paid (or it is
 *    queued); the penalty of a cancelled one, nothing for all others; the gateway's books say the same.
 * 4. The ledger sums to zero by agency and currency, its entries fold to the stored balances, each account's running balance is the sum
 *    so far, no wallet and no reservation is below zero, and each booking's accounts fold to what its payments say; the agent who booked
 *    has the commission that was recorded, or what a cancellation left of it.
 * 5. Charged is what was accepted: never more than the quote.
 * 6. Every state was reached along listed edges, each with its audit row and its outbox row.
 * 7. What was acknowledged exists.
 * 8. The rules recorded with a price make it: net and its lines add up to sell, and a commission's lines to the commission.
 * 9. Every payment that was captured belongs to an instalment that is paid, a paid instalment has exactly that money, and nothing is due
 *    for a booking that came to nothing or was cancelled.
 */
export async function checkInvariants(sources: InvariantSources): Promise<string[]> {
  const { sql, settled = false } = sources;
  const problems: string[] = [];
  const bookings = await sql<BookingFacts>(
    `select b.agency_id, b.booking_id, b.reference, b.quote_id, b.supplier, b.supplier_reference, b.status, b.next_action, b.price, b.commission,
            (q.price ->> 'sell')::bigint as quoted, c.penalty, c.refund,
            (select count(*) from booking_reviews r where r.agency_id = b.agency_id and r.booking_id = b.booking_id
                and r.closed_at is null) as reviews
       from bookings b join quotes q using (agency_id, quote_id)
       left join cancel_quotes c on c.agency_id = b.agency_id and c.cancel_quote_id = b.cancel_quote_id`,
  );
  const payments = await sql<PaymentFacts>('select * from payments order by attempt');
  const instalments = await sql<InstalmentFacts>('select * from instalments order by n');
  const events = await sql<EventFacts>('select * from booking_events order by booking_id, seq');
  const entries = await sql<EntryFacts>(
    `select booking_id, account, currency, sum(amount) as total from ledger_entries group by 1, 2, 3`,
  );

  for (const { agency_id, currency, total } of await sql<{
    agency_id: string;
    currency: string;
    total: string;
  }>(
    `select agency_id, currency, sum(amount) as total from ledger_entries group by 1, 2 having sum(amount) <> 0`,
  ))
    problems.push(`the ledger of ${agency_id} in ${currency} sums to ${total}`);
  problems.push(...(await checkBalances(sql)));
  for (const { name } of await sql<{ name: string }>(
    `select b.reference || ' pays its commission to ' || e.party as name
       from ledger_entries e join bookings b using (agency_id, booking_id)
      where e.account = 'agent_commission' and e.party is distinct from b.commission ->> 'agentId'`,
  ))
    problems.push(name);
  for (const { name } of await sql<{ name: string }>(
    `select agency_id || ' ' || quote_id as name from bookings group by agency_id, quote_id having count(*) > 1`,
  ))
    problems.push(`quote ${name} has two bookings`);
  const [counts] = await sql<{ outbox: string; events: string }>(
    "select (select count(*) from outbox where topic not like 'account.%' and topic not like 'proposal.%' and topic not like 'instalment.%' and topic not like 'authorisation.%' and topic <> 'booking.changed') as outbox, (select count(*) from booking_events) as events",
  );
  if (counts && counts.outbox !== counts.events)
    problems.push(`${counts.events} events, but ${counts.outbox} rows in the outbox`);

  for (const booking of bookings) {
    const say = (text: string) => problems.push(`${booking.reference} (${booking.status}): ${text}`);
    const own = payments.filter(({ booking_id }) => booking_id === booking.booking_id);
    const live = own.filter(
      ({ status, reason }) =>
        ['authorised', 'captured', 'part_refunded', 'refunded'].includes(status) && reason !== 'giving_back',
    );
    checkMarkup(booking, say);
    checkNext(booking, own, say);
    await checkSupplier(sources, booking, say);
    const plan = instalments.filter(({ booking_id }) => booking_id === booking.booking_id);
    checkMoney(booking, own, live, plan, settled, say);
    checkInstalments(booking, own, plan, say);
    await checkGateway(sources, booking, own, say);
    checkLedger(booking, own, entries, say);
    checkEvents(booking, own, events, say);
    if (booking.status === 'manual_review' && Number(booking.reviews) === 0)
      say('waits for a person, but is in no queue');
  }

  for (const { agencyId, reference, status } of sources.acknowledged ?? []) {
    const found = bookings.find((one) => one.agency_id === agencyId && one.reference === reference);
    if (!found) problems.push(`${reference} was acknowledged as ${status} and does not exist`);
    else if (status === 'cancelled' && found.status !== 'cancelled')
      problems.push(`${reference} was acknowledged as cancelled and is ${found.status}`);
    else if (
      ['confirmed', 'documented'].includes(status) &&
      [
        'quoted',
        'revalidated',
        'held',
        'submitting',
        'rejected',
        'expired',
        'released',
        'unknown',
        'pending',
      ].includes(found.status)
    )
      problems.push(`${reference} was acknowledged as ${status} and is ${found.status}`);
  }
  return problems;
}

/** The entries, folded by the core, against what the database keeps beside them. */
async function checkBalances(sql: InvariantSources['sql']): Promise<string[]> {
  const problems: string[] = [];
  const lines = await sql<{ agency_id: string; account: LedgerAccount; party: string; currency: string; amount: string; seq: string; balance_after: string }>(
    'select * from ledger_entries order by agency_id, account, party, currency, seq',
  ); // prettier-ignore
  const stored = await sql<{ agency_id: string; account: LedgerAccount; party: string; currency: string; balance: string; entries: string }>(
    'select * from ledger_balances',
  ); // prettier-ignore
  const name = (one: { agency_id: string; account: string; party: string; currency: string }) =>
    `${one.account} ${one.party} of ${one.agency_id} in ${one.currency}`;
  const known = new Map(stored.map((one) => [name(one), one]));
  const last = new Map<string, { seq: number; balance: number }>();
  for (const line of lines) {
    const before = last.get(name(line)) ?? { seq: 0, balance: 0 };
    const now = { seq: Number(line.seq), balance: before.balance + Number(line.amount) };
    if (now.seq !== before.seq + 1) problems.push(`${name(line)} has a gap at ${line.seq}`);
    if (now.balance !== Number(line.balance_after))
      problems.push(`${name(line)} came to ${now.balance} at ${line.seq}, not ${line.balance_after}`);
    if (!mayStandAt(line.account, now.balance)) problems.push(`${name(line)} came to ${now.balance}`);
    last.set(name(line), now);
  }
  for (const agency of new Set(lines.map((line) => line.agency_id)))
    for (const folded of foldBalances(
      lines
        .filter((line) => line.agency_id === agency)
        .map(({ account, party, currency, amount }) => ({
          account,
          party,
          currency,
          amount: Number(amount),
        })),
    )) {
      const of = name({ agency_id: agency, ...folded });
      if (Number(known.get(of)?.balance ?? NaN) !== folded.balance)
        problems.push(`${of} folds to ${folded.balance}, stored is ${known.get(of)?.balance}`);
      known.delete(of);
    }
  for (const [of, { balance }] of known)
    if (Number(balance) !== 0) problems.push(`${of} has no entries, stored is ${balance}`);
  return problems;
}

/** How what was captured divides, and what of it is back: the wallet's part and the card's. */
function parts(payment: PaymentFacts): { reserved: Legs; kept: Legs; captured: Legs; refunded: Legs } {
  const wallet = Number(payment.wallet_amount);
  const all = { wallet, card: Number(payment.amount) - wallet };
  const captured = keepOfLegs(all, Number(payment.captured));
  const refunded = returnOfLegs(captured, Number(payment.refunded));
  const none = { wallet: 0, card: 0 };
  return {
    captured,
    refunded,
    kept: { wallet: captured.wallet - refunded.wallet, card: captured.card - refunded.card },
    reserved:
      payment.status === 'authorised'
        ? all
        : ['none', 'requires_action'].includes(payment.status)
          ? { wallet, card: 0 }
          : none,
  };
}

type Say = (text: string) => void;

function checkMarkup({ price, commission }: BookingFacts, say: (text: string) => void): void {
  const total = (lines: { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
  if (!price.lines) say('keeps no rules that made its price');
  else if (price.net + total(price.lines) !== price.sell) say('its rules do not make its price');
  if (commission && (total(commission.lines) !== commission.amount || commission.amount > price.agencyMarkup))
    say('its commission is not what its rules say');
}

function checkNext(booking: BookingFacts, own: PaymentFacts[], say: Say): void {
  if (bookingStates[booking.status].next && booking.status !== 'cancelled' && !booking.next_action)
    say('nobody will look again');
  for (const payment of own)
    if (
      ['none', 'requires_action', 'authorised'].includes(payment.status) &&
      paymentStates[payment.status].next &&
      !payment.next_action
    )
      say(`nobody will look again at its payment, which is ${payment.status}`);
}

async function checkSupplier(sources: InvariantSources, booking: BookingFacts, say: Say): Promise<void> {
  const truth = await sources.supplier(booking.supplier, booking.booking_id);
  if (truth.bookings > 1) say(`${truth.bookings} bookings at ${booking.supplier}`);
  const there = truth.status;
  const { status } = booking;
  if (['confirmed', 'documented', 'completed'].includes(status)) {
    if (there !== 'confirmed') say(`${booking.supplier} says ${there}`);
    if (!booking.supplier_reference) say('has no number of the supplier');
  }
  if (
    ['quoted', 'revalidated', 'held', 'rejected', 'expired', 'released'].includes(status) &&
    there === 'confirmed'
  )
    say(`${booking.supplier} has it confirmed`);
  if (status === 'cancelled' && there !== 'cancelled') say(`${booking.supplier} says ${there}`);
}

function checkMoney(
  booking: BookingFacts,
  own: PaymentFacts[],
  live: PaymentFacts[],
  plan: InstalmentFacts[],
  settled: boolean,
  say: Say,
): void {
  for (const n of new Set(live.map(({ instalment }) => instalment))) {
    const payments = live.filter(({ instalment }) => instalment === n);
    if (payments.length > 1) say(`${payments.length} payments of instalment ${n} at once`);
  }
  const over = own.find(({ status, next_action }) => isOver(status) && next_action !== null);
  if (settled && over) say(`a payment is ${over.status}, and still waits for ${over.next_action}`);
  const kept = own.reduce((sum, payment) => sum + Number(payment.captured) - Number(payment.refunded), 0);
  const { status, price, next_action: next } = booking;
  const taken = own.reduce((sum, payment) => sum + Number(payment.captured), 0);
  if (taken > price.sell) say(`${taken} was taken for ${price.sell}`);
  if (price.sell > Number(booking.quoted)) say(`sells for ${price.sell}, but ${booking.quoted} was accepted`);
  const planned = plan.reduce((sum, { amount }) => sum + Number(amount), 0);
  const atOnce = (booking.price.payment?.kind ?? 'now') === 'now';
  if (atOnce && price.sell > 0 && planned !== price.sell)
    say(`its instalments come to ${planned}, but it sells for ${price.sell}`);
  if (planned > price.sell) say(`its instalments come to ${planned}, but it sells for ${price.sell}`);
  const paid = plan
    .filter((instalment) => instalment.status === 'paid')
    .reduce((sum, { amount }) => sum + Number(amount), 0);
  const dueNow = plan.some((instalment) => instalment.n === 0 && instalment.status === 'due');
  if ((status === 'documented' || status === 'completed') && (kept !== paid || dueNow))
    say(`keeps ${kept} of ${price.sell}, and ${paid} is paid${dueNow ? ', not what was due at once' : ''}`);
  if (status === 'confirmed' && (kept !== paid || dueNow) && next !== 'capture')
    say('is confirmed, and its capture is not queued');
  if (status === 'cancelled' && next === null && kept !== Number(booking.penalty))
    say(`keeps ${kept}, but the penalty is ${booking.penalty}`);
  if (['rejected', 'expired', 'released'].includes(status)) {
    if (kept !== 0) say(`keeps ${kept} for nothing`);
    if (settled && live.some((payment) => payment.status === 'authorised' && payment.next_action === null))
      say('still reserves money, and nobody will give it back');
  }
}

function checkInstalments(
  booking: BookingFacts,
  own: PaymentFacts[],
  instalments: InstalmentFacts[],
  say: Say,
): void {
  const captured = own.filter((payment) => Number(payment.captured) > 0);
  for (const payment of captured) {
    const instalment = instalments.find(({ n }) => n === payment.instalment);
    if (instalment?.status !== 'paid')
      say(`a payment of instalment ${payment.instalment} was captured, which is ${instalment?.status}`);
  }
  for (const { n, amount, currency, status } of instalments) {
    const payments = captured.filter(({ instalment }) => instalment === n);
    const taken = payments.reduce((sum, payment) => sum + Number(payment.captured), 0);
    if (status === 'paid' && taken !== Number(amount))
      say(`instalment ${n} of ${amount} is paid with ${taken}`);
    if (payments.some((payment) => payment.currency !== currency))
      say(`instalment ${n} in ${currency} is paid in another currency`);
    if (status === 'due' && ['rejected', 'expired', 'released', 'cancelled'].includes(booking.status))
      say(`instalment ${n} is still due`);
  }
}

/** Nothing happens to it of itself any more: what goes back of it is a step of its booking. */
const isOver = (status: string) =>
  status !== 'none' && status !== 'requires_action' && status !== 'authorised';

async function checkGateway(
  sources: InvariantSources,
  booking: BookingFacts,
  own: PaymentFacts[],
  say: Say,
): Promise<void> {
  const there = await sources.gateway(booking.booking_id);
  const sum = (member: keyof GatewayTruth) => there.reduce((total, payment) => total + payment[member], 0);
  // Credit never passes through a gateway.
  const captured = own.reduce((total, payment) => total + parts(payment).captured.card, 0);
  const refunded = own.reduce((total, payment) => total + parts(payment).refunded.card, 0);
  // The gateway may be one step ahead of what we could write down, and then somebody will look again.
  const queued = booking.next_action !== null || own.some((payment) => payment.next_action !== null);
  if (sum('captured') !== captured && !(queued && sum('captured') > captured))
    say(`the gateway took ${sum('captured')}, our books say ${captured}`);
  if (sum('refunded') !== refunded && !(queued && sum('refunded') > refunded))
    say(`the gateway gave back ${sum('refunded')}, our books say ${refunded}`);
  if (sum('captured') > booking.price.sell)
    say(`the gateway took ${sum('captured')} for ${booking.price.sell}`);
  if (sum('reserved') > 0 && !queued) say(`the gateway reserves ${sum('reserved')}, and nobody knows`);
}

function checkLedger(booking: BookingFacts, own: PaymentFacts[], entries: EntryFacts[], say: Say): void {
  const balance: Record<string, number> = {};
  for (const entry of entries)
    if (entry.booking_id === booking.booking_id)
      balance[entry.account] = (balance[entry.account] ?? 0) + Number(entry.total);
  const of = (account: string) => balance[account] ?? 0;
  const total = (which: 'reserved' | 'kept', leg: keyof Legs) =>
    own.reduce((sum, payment) => sum + parts(payment)[which][leg], 0);
  const reserved = total('reserved', 'wallet') + total('reserved', 'card');
  const kept = own.reduce((sum, payment) => sum + Number(payment.captured) - Number(payment.refunded), 0);
  const expect = (account: string, amount: number) => {
    if (of(account) !== amount) say(`the ledger has ${of(account)} in ${account}, not ${amount}`);
  };
  expect('traveller', -(total('reserved', 'card') + total('kept', 'card')) || 0);
  // A reward is credit that came after, and no part of what was paid.
  expect('wallet', -(total('reserved', 'wallet') + total('kept', 'wallet')) - of('agency_credits') || 0);
  expect('reserved', reserved);
  const agencys = of('agency_commission') + of('agent_commission');
  const parties = of('supplier') + agencys + of('platform_fee');
  if (parties + of('gateway') !== kept) say(`the ledger divides ${parties + of('gateway')}, not ${kept}`);
  if (booking.next_action === null && of('gateway') !== 0 && booking.status !== 'manual_review')
    say(`the ledger leaves ${of('gateway')} at the gateway`);
  const { price } = booking;
  // Without parts that make the price nobody's share of it is known.
  if (price.net + price.agencyMarkup + price.platformFee !== price.sell)
    return say('the parts of its price do not make it');
  const owed = booking.commission?.amount ?? 0;
  const captured = own.reduce((sum, payment) => sum + Number(payment.captured), 0);
  // Of what was paid so far each party has its share of the price.
  const has = sharesOf({ ...price, agentCommission: owed }, Math.min(captured, price.sell));
  const sold = { agencyMarkup: has.agency + has.agent, agentCommission: has.agent };
  if (booking.status === 'cancelled' && booking.next_action === null && kept > 0)
    expect('agent_commission', commissionKept(sold, agencys));
  if (kept === 0 && of('gateway') === 0) expect('agent_commission', 0);
  if (['documented', 'completed'].includes(booking.status)) {
    expect('supplier', has.supplier);
    expect('agent_commission', has.agent);
    expect('agency_commission', has.agency);
    expect('platform_fee', has.platform);
  }
}

function checkEvents(booking: BookingFacts, own: PaymentFacts[], events: EventFacts[], say: Say): void {
  const all = events.filter(({ booking_id }) => booking_id === booking.booking_id);
  const follow = (track: Track<string>, start: string, end: string, path: EventFacts[], what: string) => {
    let state = start;
    for (const { from_state: from, to_state: to } of path) {
      if (from !== state) say(`${what} jumped from ${state} to ${from}`);
      if (!canMove(track, from, to)) say(`${what} went from ${from} to ${to}`);
      state = to;
    }
    if (state !== end) say(`the events end ${what} at ${state}, it is ${end}`);
  };
  follow(
    bookingTrack,
    'quoted',
    booking.status,
    all.filter(({ track }) => track === 'booking'),
    'it',
  );
  for (const payment of own)
    follow(
      paymentTrack,
      'none',
      payment.status,
      all.filter(({ payment_id }) => payment_id === payment.payment_id),
      'a payment',
    );
}
