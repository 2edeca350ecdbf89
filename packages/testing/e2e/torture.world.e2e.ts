import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressTwice } from '../src/torture/doubles.ts';
import { startRig, type Rig } from '../src/torture/rig.ts';
import { playRound } from '../src/torture/round.ts';

// `npm test` takes a sample by its seed; `npm run prove` plays long; `npm run torture` as long as it is told to.
const prove = process.env.PORTOLAN_PROVE === '1';
const seed = process.env.PORTOLAN_SEED ?? '1';
let rig: Rig;
beforeAll(async () => {
  rig = await startRig({ name: 'torture-test' });
}, 240_000);
afterAll(() => rig?.stop(), 60_000);

describe('two servers, a worker and a database of their own', () => {
  it(
    'book once and charge once for every button that is pressed two to ten times at once',
    async () => {
      const result = await pressTwice(rig, { calls: prove ? 10_000 : 60, seed });
      expect(result).toMatchObject({
        doubleBookings: 0, doubleSubmissions: 0, doubleCharges: 0, differentAnswers: 0, unanswered: 0, problems: [],
      }); // prettier-ignore
      expect(result.bookings).toBe(result.keys);
    },
    prove ? 3_600_000 : 120_000,
  );

  it(
    'charge nothing twice, lose nothing and leave nothing hanging while processes are killed and calls get lost, in ten rounds',
    async () => {
      const began = performance.now();
      const totals = { rounds: 0, bookings: 0, faults: 0, violations: 0 };
      for (let round = 1; round <= (prove ? 40 : 10); round++) {
        // Lost calls and commits in each round; what takes processes seconds to come back from, in one of them after the other.
        const short = { travellers: 4, abreast: 4, kills: round % 3 === 1 ? 1 : 0, outages: round === 10 };
        const result = await playRound(rig, { seed: `${seed}:${round}`, ...(prove ? {} : short) });
        totals.rounds++;
        totals.bookings += result.bookings;
        totals.faults += Object.values(result.faults).reduce((sum, count) => sum + count, 0);
        totals.violations += result.violations.length;
        expect(result.violations, `npm run torture -- --seed ${seed} --only ${round}`).toEqual([]);
      }
      const { rounds, bookings, faults, violations } = totals;
      console.info(
        `torture: seed ${seed}, ${rounds} rounds, ${bookings} bookings, ${faults} faults, ${violations} violations, ` +
          `${((performance.now() - began) / 1000).toFixed(1)} s`,
      );
      expect(bookings).toBeGreaterThan(rounds / 2);
      expect(faults).toBeGreaterThan(0);
    },
    prove ? 7_200_000 : 480_000,
  );
});
