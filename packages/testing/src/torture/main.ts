// npm run torture [-- --rounds N | --minutes N | --doubles N] [--seed S] [--only R] [--travellers N] [--verbose]
// The last line says what was done and how many violations were found; the exit code follows.

import { parseArgs } from 'node:util';
import { describeDoubles, pressTwice } from './doubles.ts';
import { playRound, type RoundResult } from './round.ts';
import { startRig } from './rig.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    travellers: { type: 'string', default: '20' },
    doubles: { type: 'string' },
    fresh: { type: 'string', default: '40' },
    verbose: { type: 'boolean', default: false },
  },
});

const seed = values.seed ?? String(Math.floor(Math.random() * 1_000_000));
const only = values.only === undefined ? null : Number(values.only);
const rounds = only !== null ? only : values.rounds ? Number(values.rounds) : values.minutes ? Infinity : 10;
const until = values.minutes ? performance.now() + Number(values.minutes) * 60_000 : Infinity;
const fresh = Number(values.fresh);

const totals = { rounds: 0, bookings: 0, violations: 0 };
const states = new Map<string, number>();
const faults = new Map<string, number>();
const heard = new Map<string, number>();
const failed: number[] = [];
const add = (to: Map<string, number>, from: Record<string, number>) => {
  for (const [what, count] of Object.entries(from)) to.set(what, (to.get(what) ?? 0) + count);
};
const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
const list = (counts: Iterable<[string, number]>) =>
  [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([what, count]) => `${count} ${what}`).join(', '); // prettier-ignore

console.log(`torture: seed ${seed}; a round again: npm run torture -- --seed ${seed} --only <round>`);
let rig = await startRig();
console.log(`all processes run after ${(performance.now() / 1000).toFixed(1)} s`);
if (rig.noFullDisk !== null) console.log(`no full disks: ${rig.noFullDisk}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void rig.stop().then(() => process.exit(130)));
try {
  if (values.doubles) await doubles(Number(values.doubles));
  for (let round = only ?? 1; round <= (values.doubles ? 0 : rounds) && performance.now() < until; round++) {
    if (totals.rounds > 0 && totals.rounds % fresh === 0) {
      await rig.stop();
      rig = await startRig({ keepReports: true });
    }
    const result = await playRound(rig, { seed: `${seed}:${round}`, travellers: Number(values.travellers) });
    totals.rounds++;
    totals.bookings += result.bookings;
    totals.violations += result.violations.length;
    add(states, result.states);
    add(faults, result.faults);
    add(heard, result.travellers);
    if (result.violations.length > 0) failed.push(round);
    report(round, result);
  }
} finally {
  await rig.stop();
}

async function doubles(calls: number): Promise<void> {
  let said = 0;
  const result = await pressTwice(rig, {
    calls,
    seed,
    onProgress(sent) {
      if (sent - said < 1_000) return;
      said = sent;
      console.log(`${sent} calls`);
    },
  });
  for (const problem of result.problems) console.log(`  ! ${problem}`);
  console.log(describeDoubles(result));
  const { doubleBookings, doubleSubmissions, doubleCharges, differentAnswers, unanswered } = result;
  totals.violations = doubleBookings + doubleSubmissions + doubleCharges + differentAnswers + unanswered;
}

function report(round: number, result: RoundResult): void {
  const { bookings, states: now, faults: broken, violations, seconds } = result;
  console.log(
    `round ${round}: ${bookings} bookings (${list(Object.entries(now))}), ${sum(Object.values(broken))} faults, ` +
      `${violations.length} violations, ${seconds.toFixed(1)} s`,
  );
  if (values.verbose) {
    console.log(`  faults: ${list(Object.entries(broken))}`);
    console.log(`  seconds: ${Object.entries(result.phases).map(([what, took]) => `${took.toFixed(1)} ${what}`).join(', ')}`); // prettier-ignore
    console.log(`  travellers: ${list(Object.entries(result.travellers))}`);
  }
  for (const violation of violations.slice(0, 20)) console.log(`  ! ${violation}`);
}

if (!values.doubles) summarise();
process.exitCode = totals.violations > 0 ? 1 : 0;

function summarise(): void {
  console.log(`\nfaults: ${list(faults)}`);
  console.log(`travellers: ${list(heard)}`);
  if (failed.length > 0)
    console.log(
      `again: ${failed.map((round) => `npm run torture -- --seed ${seed} --only ${round}`).join('; ')}`,
    );
  console.log(
    `torture: seed ${seed}, ${totals.rounds} rounds, ${totals.bookings} bookings, ${sum(faults.values())} faults, ` +
      `${totals.violations} violations`,
  );
}
