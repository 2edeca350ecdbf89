// One round of torture: travellers book while things break, then all is healed, the clock runs until nothing is left to do, and every
// book is compared with every other one and with what the travellers were told.

import { createHmac } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHistory, type History } from './history.ts';
import { callsSent, send } from './http.ts';
import type { CallFault } from './proxy.ts';
import type { CommitFault } from './database-door.ts';
import { createRandom, type Random } from './random.ts';
import { reckon } from './reckoning.ts';
import type { Luck, Rig, SlotName } from './rig.ts';
import { settle } from './settle.ts';
import { travel } from './traveller.ts';

export interface RoundResult {
  bookings: number;
  /** How many bookings of this round stand in which state. */
  states: Record<string, number>;
  /** How often what went wrong. */
  faults: Record<string, number>;
  /** What travellers did and heard. */
  travellers: Record<string, number>;
  violations: string[];
  seconds: number;
  /** Where they went: travelling, healing, letting time pass, reckoning. */
  phases: Record<string, number>;
}

export interface RoundOptions {
  seed: string;
  /** @default 20 */
  travellers?: number;
  /** How many of them at a time. @default 12 */
  abreast?: number;
  /** Most kills of our own processes. @default 5 */
  kills?: number;
  /** Whether the database, its disk and our neighbours may fail as a whole; else only calls, commits, clocks and webhooks do. @default true */
  outages?: boolean;
}

const second = 1_000;
const minute = 60 * second;
const slotNames: readonly SlotName[] = ['a', 'b', 'worker'];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const callFaults: CallFault[] = ['drop before', 'drop after', 'drop after', '500 before', '500 after', 'html after', '503 before', 'twice', 'slow']; // prettier-ignore
const killsAtCalls: CallFault[] = ['kill before', 'kill after'];
const commitFaults: CommitFault[] = ['cut before', 'cut after', 'kill before', 'kill after'];

/** Runs one round; the same seed plans the same traffic and the same misfortunes, though never to the same microsecond. */
export async function playRound(rig: Rig, options: RoundOptions): Promise<RoundResult> {
  const { seed, travellers = 20, abreast = 12, kills = 5, outages = true } = options;
  const began = performance.now();
  let phaseBegan = began;
  const phases: Record<string, number> = {};
  const phaseEnds = (name: string) => {
    const now = performance.now();
    phases[name] = (now - phaseBegan) / 1000;
    phaseBegan = now;
  };
  played++;
  const random = createRandom(seed);
  const history = createHistory();
  const faults = new Map<string, number>();
  const struck = (what: string) => void faults.set(what, (faults.get(what) ?? 0) + 1);
  const problems: string[] = [];

  const budget = { kills };
  rig.setLuck(createLuck(random.fork('luck'), budget, struck, () => void hurry(rig)));
  if (random.chance(0.5))
    for (const slot of slotNames) {
      rig.skew(slot, random.between(-45, 45) * second);
      struck('clock wrong');
    }

  // ── travellers, so many at a time ──
  let travelling = true;
  const tokens = new Map<string, string>();
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < travellers; index = next++) {
      const name = `${nameOf(seed)}-${index}`;
      await travel({ rig, history, random: random.fork(name), tokens, name });
    }
  };
  // What dead calls left leased, and everybody's rests, pass five times as quickly as the machine works.
  const pace = setInterval(() => rig.advance(4 * 250), 250);
  // The queue's own clock is the machine's, by which ten minutes between two readings never pass here.
  const newspaper = setInterval(() => void rig.readNews(), 2 * second);
  const lanes = Promise.all(Array.from({ length: abreast }, lane)).finally(() => {
    travelling = false;
    clearInterval(pace);
    clearInterval(newspaper);
  });
  const events = { random: random.fork('events'), budget, outages };
  const misfortune = strike(rig, events, struck, history, () => travelling);
  await Promise.all([lanes, misfortune]);
  phaseEnds('travelling');

  // ── healing, and time for jobs ──
  await rig.heal();
  phaseEnds('healing');
  problems.push(...(await settle(rig, random.fork('settle'))));

  phaseEnds('settling');

  // ── the reckoning ──
  const violations = [...problems, ...rig.deaths(), ...history.problems, ...(await reckon(rig, history))];
  phaseEnds('reckoning');
  const states = await rig.sql<{ status: string; count: number }>(
    `select status, count(*)::int as count from bookings where contact ->> 'email' like $1 group by 1 order by 2 desc`,
    [`${nameOf(seed)}-%`],
  );
  if (violations.length > 0) await keepEvidence(rig, seed, violations);
  else rig.tidy();
  return {
    bookings: states.reduce((sum, { count }) => sum + count, 0),
    states: Object.fromEntries(states.map(({ status, count }) => [status, count])),
    faults: Object.fromEntries([...faults].sort(([a], [b]) => (a < b ? -1 : 1))),
    travellers: Object.fromEntries([...history.counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    violations,
    seconds: (performance.now() - began) / 1000,
    phases,
  };
}

/** What travellers of a round are called, in mail addresses and keys. */
const nameOf = (seed: string) => `t${seed.replace(/\W+/g, '-')}-${played}`;
/** Rounds of this process so far: the same seed may be played twice over one database. */
let played = 0;

/** What dies holds its leases for half a minute; mostly nobody waits for that here. */
async function hurry(rig: Rig): Promise<void> {
  await pause(150);
  rig.advance(31 * second);
}

function createLuck(
  random: Random,
  budget: { kills: number },
  struck: (what: string) => void,
  afterKill: () => void,
): Luck {
  const atCalls = random.pick([0, 0.06, 0.12, 0.25]);
  const atCommits = random.pick([0, 0.003, 0.008, 0.02]);
  const killing = random.pick([0, 0.15, 0.3]);
  const spend = () => {
    if (budget.kills <= 0) return false;
    budget.kills--;
    if (random.chance(0.7)) afterKill();
    return true;
  };
  return {
    atCall(slot, neighbour, verb) {
      if (!random.chance(atCalls)) return null;
      const fault = random.chance(killing) && spend() ? random.pick(killsAtCalls) : random.pick(callFaults);
      struck(`${fault}: ${neighbour === 'gateway' ? 'gateway' : 'supplier'} ${verb}`);
      return fault;
    },
    atCommit() {
      if (!random.chance(atCommits)) return null;
      const fault = random.pick(commitFaults);
      if (fault.startsWith('kill') && !spend()) return null;
      struck(`${fault}: commit`);
      return fault;
    },
  };
}

/** What breaks by itself, whatever anybody does. */
async function strike(
  rig: Rig,
  { random, budget, outages }: { random: Random; budget: { kills: number }; outages: boolean },
  struck: (what: string) => void,
  history: History,
  going: () => boolean,
): Promise<void> {
  let [restarts, disks, neighbours] = [
    random.pick([0, 0, 1, 1, 2]),
    random.chance(0.25) ? 1 : 0,
    random.pick([0, 1, 2]),
  ];
  if (!outages) restarts = disks = neighbours = 0;
  const until = performance.now() + 90 * second;
  /** By the traffic, not by the clock: as much goes wrong on a busy machine as on a quiet one. */
  const wait = async () => {
    const enough = callsSent() + random.between(2, 14);
    const latest = performance.now() + 3 * second;
    while (going() && callsSent() < enough && performance.now() < latest) await pause(20);
  };
  await wait();
  while (going() && performance.now() < until) {
    const what = random.pick(['kill', 'kill', 'postgres', 'disk', 'neighbour', 'jump', 'skew', 'webhooks', 'webhooks'] as const); // prettier-ignore
    if (what === 'kill' && budget.kills > 0) {
      budget.kills--;
      const slot = random.pick(slotNames);
      struck(`kill -9: ${slot === 'worker' ? 'worker' : 'server'}`);
      rig.kill(slot);
      if (random.chance(0.7)) void hurry(rig);
    } else if (what === 'postgres' && restarts-- > 0) {
      const how = random.pick(['fast', 'immediate', 'kill'] as const);
      struck(`database ${how === 'kill' ? 'kill -9' : `restart, ${how}`}`);
      await rig.restartPostgres(how);
    } else if (what === 'disk' && disks-- > 0 && rig.noFullDisk === null) {
      struck('database disk full');
      await rig.fillDisk(random.between(500, 2_500));
    } else if (what === 'neighbour' && neighbours-- > 0) {
      const name = random.pick(['aurora', 'meridian', 'gateway', 'halyard'] as const);
      struck(name === 'halyard' ? 'halyard falls' : `kill -9: ${name}`);
      await rig.killNeighbour(name);
    } else if (what === 'jump') {
      struck('clocks jump');
      rig.advance(random.pick([31 * second, 2 * minute, 6 * minute]));
    } else if (what === 'skew') {
      struck('clock wrong');
      rig.skew(random.pick(slotNames), random.between(-45, 45) * second);
    } else if (what === 'webhooks') await sendWebhooks(rig, random, struck, history);
    await wait();
  }
}

/** Somebody who knows no secret, somebody who replays an old event, and a gateway that stutters. */
async function sendWebhooks(
  rig: Rig,
  random: Random,
  struck: (what: string) => void,
  history: History,
): Promise<void> {
  const [payment] = await rig.sql<{
    agency_id: string;
    gateway_payment_id: string;
    gateway_key: string;
    booking_id: string;
  }>(
    `select agency_id, gateway_payment_id, gateway_key, booking_id from payments where gateway_payment_id is not null
      order by md5(payment_id || $1) limit 1`,
    [String(random.next())],
  );
  if (!payment) return;
  const way = random.pick(['forged', 'stale', 'ten copies'] as const);
  const body = JSON.stringify({
    id: `evt_${Math.floor(random.next() * 1e15).toString(36)}`,
    type: random.pick(['payment.held', 'payment.taken', 'payment.released', 'payment.declined']),
    created: Math.floor(rig.now() / second),
    data: { payment: payment.gateway_payment_id, key: payment.gateway_key, reference: payment.booking_id },
  });
  const at = String(Math.floor((way === 'stale' ? rig.now() - 10 * minute : rig.now()) / second));
  const secret = way === 'forged' ? 'whsec_guessed' : 'whsec_demo';
  const hash = createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
  const post = () =>
    send(random.pick(rig.servers).port, 'harbour', `/api/webhooks/test/${payment.agency_id}`, {
      body,
      headers: { 'gateway-signature': `t=${at},v1=${hash}` },
    });
  struck(`webhook ${way}`);
  const answers = await Promise.all(Array.from({ length: way === 'ten copies' ? 10 : 1 }, post));
  if (way !== 'ten copies' && answers.some((answer) => answer?.status === 200))
    history.problems.push(`a ${way} webhook was taken`);
}

/** Everything about the bookings that a violation names, beside the logs. */
async function keepEvidence(rig: Rig, seed: string, violations: string[]): Promise<void> {
  const references = [
    ...new Set(violations.flatMap((text) => text.match(/[A-Z0-9]{2,}-[A-Z0-9-]{4,}/g) ?? [])),
  ];
  const lines = [...violations, ''];
  for (const reference of references.slice(0, 12)) {
    for (const [what, text] of [
      ['booking', 'select * from bookings where reference = $1'],
      [
        'payments',
        'select p.* from payments p join bookings b using (agency_id, booking_id) where reference = $1 order by attempt',
      ],
      [
        'events',
        'select e.* from booking_events e join bookings b using (agency_id, booking_id) where reference = $1 order by seq',
      ],
      [
        'ledger',
        'select l.* from ledger_entries l join bookings b using (agency_id, booking_id) where reference = $1 order by at',
      ],
      [
        'instalments',
        'select i.* from instalments i join bookings b using (agency_id, booking_id) where reference = $1 order by n',
      ],
      [
        'changes',
        'select c.* from booking_changes c join bookings b using (agency_id, booking_id) where reference = $1 order by seq',
      ],
      [
        'reviews',
        'select r.* from booking_reviews r join bookings b using (agency_id, booking_id) where reference = $1',
      ],
      [
        'cancel quotes',
        'select c.* from cancel_quotes c join bookings b using (agency_id, booking_id) where reference = $1',
      ],
    ] as const) {
      const rows = await rig.sql<Record<string, unknown>>(text, [reference]);
      lines.push(`${reference} ${what}`, ...rows.map((row) => `  ${JSON.stringify(row)}`));
      const id = rows[0]?.['booking_id'];
      if (what === 'booking' && typeof id === 'string')
        lines.push(
          `  gateway ${JSON.stringify(rig.books.gateway(id))}`,
          `  supplier ${JSON.stringify(rig.books.supplier(String(rows[0]?.['supplier']), id))}`,
          `  halyard ${JSON.stringify([rig.books.halyard.booked.get(id), rig.books.halyard.paid.get(id)])}`,
        );
    }
  }
  writeFileSync(join(rig.logsDir, `violations-${nameOf(seed)}.txt`), `${lines.join('\n')}\n`);
}
