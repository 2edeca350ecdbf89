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
    'charge nothing twice, lose nothing and leave nothing hanging while processes are killed and calls get lost',
    async () => {
      for (let round = 1; round <= (prove ? 40 : 1); round++) {
        const options = prove ? {} : { travellers: 6, abreast: 3, kills: 2 };
        const { violations } = await playRound(rig, { seed: `${seed}:${round}`, ...options });
        expect(violations, `npm run torture -- --seed ${seed} --only ${round}`).toEqual([]);
      }
    },
    prove ? 7_200_000 : 240_000,
  );
});
