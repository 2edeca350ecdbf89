// Impatient fingers: one press of a button or several, in one tab or two, and the bank's question between.

import { cardToken } from './cards.ts';
import { isDecided } from './history.ts';
import type { Answer } from './http.ts';
import { patience, pause, type Visit } from './visit.ts';

/** An answer that waits for the bank. */
export interface AtTheBank {
  reference: string;
  accessToken: string;
  action?: { url: string };
}

export interface Presses {
  /** One press of the button, or several, in one tab or two; then the same again until there is an answer. */
  book(key: string, body: object): Promise<Answer | null>;
  /** Answers the bank's question, or does not; then the same call `again`, or on another device. */
  atTheBank(key: string, waiting: AtTheBank, again: () => Promise<Answer | null>): Promise<Answer | null>;
  /** The same call until there is an answer. */
  insist(path: string, key: string, body: object): Promise<Answer | null>;
}

export function createPresses({ rig, history, random, agencyId, call, persist }: Visit): Presses {
  async function press(path: string, key: string, body: object): Promise<Answer | null> {
    const answer = await call(path, { body, key });
    if (answer) history.heard(agencyId, key, answer);
    else history.count('no answer');
    return answer;
  }

  async function insist(path: string, key: string, body: object): Promise<Answer | null> {
    for (let left = 7, unheard = 0; left > 0 && unheard < patience;) {
      await pause(random.between(150, 900));
      const answer = await press(path, key, body);
      if (answer) left--;
      else unheard++;
      if (answer && isDecided(answer)) return answer;
    }
    return null;
  }

  async function book(key: string, body: object): Promise<Answer | null> {
    const path = '/api/bookings';
    // Which of two requests under one key was served: whichever came first, and whoever buys what is bought already is told so.
    const served = new Set<'this' | 'the other'>();
    const serve = (which: 'this' | 'the other', answer: Answer | null) => {
      if (answer?.status === 200) served.add(which);
      if (served.size === 2) history.problems.push(`key ${key} served two different requests`);
      return answer;
    };
    const pressThis = async () => serve('this', await press(path, key, body));
    const copies = random.chance(0.5) ? 1 : random.between(2, 5);
    if (copies > 1) history.count('pressed more than once');
    const presses = Array.from({ length: copies }, pressThis);
    if (random.chance(0.12)) {
      history.count('a second tab');
      const other = await cardToken(rig, '4242424242424242');
      const stranger = random.chance(0.4)
        ? { travellers: [{ kind: 'adult', group: 0, firstName: 'Eve', lastName: 'Nobody' }] }
        : {};
      const payment = { method: 'card', token: other ?? 'none' };
      presses.push(press(path, `${key}-tab`, { ...body, ...stranger, payment }));
    }
    if (random.chance(0.06)) {
      history.count('the same key for something else');
      const other = call(path, { body: { ...body, acceptedVersion: 99 }, key });
      void other.then((answer) => serve('the other', answer));
    }
    const answers = await Promise.all(presses);
    const own = answers.slice(0, copies).find((answer) => answer && isDecided(answer));
    if (own) return own;
    if (random.chance(0.15)) {
      history.count('browser closed');
      return null;
    }
    return serve('this', await insist(path, key, body));
  }

  async function atTheBank(
    key: string,
    waiting: AtTheBank,
    again: () => Promise<Answer | null>,
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
      const body = { token: waiting.accessToken };
      const answer = await persist(path, { body, key: `${key}-confirm` }, isDecided, 5);
      if (answer) history.heard(agencyId, `${key}-confirm`, answer);
    }
    return again();
  }

  return { book, atTheBank, insist };
}
