// What becomes of a booking: somebody looks who must not, the rest is paid, it is cancelled.

import { cards, cardToken } from './cards.ts';
import { isDecided } from './history.ts';
import { send } from './http.ts';
import type { Presses } from './presses.ts';
import { patience, pause, weighted, type Visit } from './visit.ts';

/** A booking that somebody was told of. */
export interface HeldBooking {
  reference: string;
  accessToken: string;
  status: string;
  price?: { dueLater?: object[] } | null;
}

/** What a supplier plays when it is asked to cancel. */
const cancelScenarios = ['cancel_later', 'cancel_never', 'cancel_timeout', 'cancel_refused', 'cancel_dearer'];

/** Another agency must not see it, whoever asks. */
export async function spy({ random, history, site, port }: Visit, booking: HeldBooking): Promise<void> {
  const { reference, accessToken: secret } = booking;
  if (!random.chance(0.15)) return;
  const other = site === 'harbour' ? 'safar' : 'harbour';
  const answer = await send(port(), other, `/api/bookings/${reference}?token=${secret}`);
  if (answer && answer.status === 200) history.problems.push(`${other} was shown ${reference} of ${site}`);
}

/** Pays what is due later, where something is: sometimes in two tabs with two cards, of which one must win. */
export async function payBalance(
  { rig, random, history, name, call }: Visit,
  { reference, accessToken: token, price }: HeldBooking,
  presses: Presses,
): Promise<void> {
  if (!price?.dueLater?.length) return;
  history.count('pays the balance');
  const path = `/api/bookings/${reference}/pay`;
  const pay = async (key: string, number: string) => {
    const card = await cardToken(rig, number);
    if (!card) return;
    const body = { token, payment: { method: 'card', token: card } };
    const answer = await presses.insist(path, key, body);
    if (answer?.status === 202)
      await presses.atTheBank(key, answer.body.data, () => presses.insist(path, key, body));
    if (answer)
      history.count(`balance ${answer.status} ${answer.body?.data?.reason ?? answer.body?.code ?? ''}`);
  };
  const both = [pay(`${name}-balance`, weighted(random, cards))];
  if (random.chance(0.3)) {
    history.count('pays the balance in two tabs');
    both.push(pay(`${name}-balance-tab`, '4242424242424242'));
  }
  await Promise.all(both);
  if (random.chance(0.3)) await call(`/api/bookings/${reference}?token=${token}`, {});
}

/** Asks what cancelling costs, accepts it, and presses again until it is known. */
export async function cancel(visit: Visit, booking: HeldBooking): Promise<void> {
  const { random, history, agencyId, name, call, persist } = visit;
  const { reference, accessToken: secret } = booking;
  const at = `/api/bookings/${reference}`;
  const costs = await persist(
    `${at}/cancel-quote?token=${secret}`,
    { body: {}, key: `${name}-cost` },
    isDecided,
    5,
  );
  const quote: { cancelQuoteId: string; penalty?: { amount: number } } | undefined =
    costs?.status === 200 ? costs.body?.data : undefined;
  if (!quote) return history.count('not cancellable');
  const { cancelQuoteId, penalty } = quote;
  if (penalty) history.penalties.set(cancelQuoteId, penalty.amount);
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
