import type { Wish } from './find-room.ts';
import type { Visit } from './visit.ts';
import { someVoyageId } from './voyage-plan.ts';

const passport = 'ZQXWPLKJ';
const help = 'A ramp at the gangway';
/** What travellers tell in confidence: nobody may ever read it in the open. */
export const secrets: readonly string[] = [passport, help];

/** Some voyage for two, who have passports and need help on board. */
export function findVoyage({ rig, random, history, agencyId, currency }: Visit): Wish {
  const voyageId = someVoyageId(rig.now(), random);
  history.count(`voyage: ${voyageId.split('_').at(-1)}`);
  const travellers = ['Ada', 'Charles'].map((firstName, at) => ({
    ...{ kind: 'adult', group: 0, firstName, lastName: 'Lovelace', bornOn: '1990-12-10', nationality: 'GB' },
    document: { type: 'passport', number: `${passport}${at}`, issuedBy: 'GB', expiresOn: '2099-01-01' },
    answers: { help },
  }));
  return { offerId: rig.voyageOffer(voyageId, agencyId, currency), travellers };
}
