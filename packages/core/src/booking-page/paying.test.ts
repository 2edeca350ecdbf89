import type { Booking } from '@portolan/contract';
import { describe, expect, it } from 'vitest';
import { aBooking, apiError } from '../hotels/testing.ts';
import { createPaying } from './paying-store.ts';

const card = { method: 'card', token: 'tok_1' } as const;
const asked = () =>
  aBooking({
    action: { type: 'challenge', url: 'https://bank.example', expiresAt: '2026-11-21T12:15:00Z' },
  });

function world(...answers: (Booking | Error)[]) {
  const sent: string[] = [];
  const paid: Booking[] = [];
  let keys = 0;
  const paying = createPaying({
    newId: () => String(++keys),
    clock: { wait: () => Promise.resolve() },
    onPaid: (booking) => paid.push(booking),
    submit: (payment, { idempotencyKey }) => {
      sent.push(`${payment.token} ${idempotencyKey}`);
      const answer = answers.length > 0 ? answers.shift()! : aBooking();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { paying, sent, paid };
}

describe('paying something of a booking', () => {
  it('sends one payment however often it is pressed', async () => {
    const { paying, sent, paid } = world();
    await Promise.all([paying.pay(card), paying.pay(card), paying.goOn()]);
    await paying.pay(card);
    expect([sent, paid.length, paying.getState().phase]).toEqual([['tok_1 pay-1'], 1, 'paid']);
  });

  it('goes on under the same key once the bank has been answered', async () => {
    const { paying, sent, paid } = world(asked());
    await paying.pay(card);
    expect(paying.getState()).toMatchObject({ phase: 'challenge', action: { url: 'https://bank.example' } });
    expect(paid).toEqual([]);
    await paying.goOn();
    expect([sent, paid.length]).toEqual([['tok_1 pay-1', 'tok_1 pay-1'], 1]);
  });

  it('lets another card pay under a new key after a decline, and after a challenge that was left', async () => {
    const { paying, sent } = world(apiError('PAYMENT_DECLINED'), asked());
    await paying.pay(card);
    expect(paying.getState()).toMatchObject({ phase: 'form', notice: { code: 'PAYMENT_DECLINED' } });
    await paying.pay(card);
    paying.leaveChallenge();
    expect(paying.getState()).toMatchObject({
      phase: 'form',
      action: null,
      notice: { data: { reason: 'challenge_abandoned' } },
    });
    await paying.pay(card);
    expect(sent).toEqual(['tok_1 pay-1', 'tok_1 pay-2', 'tok_1 pay-3']);
  });

  it.each(['NETWORK', 'PAYMENT_UNAVAILABLE', 'BOOKING_PENDING'])(
    'repeats it under its key while %s leaves it open, then asks the traveller to',
    async (code) => {
      const { paying, sent, paid } = world(...Array.from({ length: 4 }, () => apiError(code)));
      await paying.pay(card);
      expect(paying.getState().phase).toBe('unresolved');
      await paying.goOn();
      expect(new Set(sent)).toEqual(new Set(['tok_1 pay-1']));
      expect([sent.length, paid.length]).toEqual([5, 1]);
    },
  );

  it('ends where it cannot be paid, and says nothing more once it is closed', async () => {
    const refused = world(apiError('INSTALMENT_NOT_PAYABLE'));
    await refused.paying.pay(card);
    expect(refused.paying.getState()).toMatchObject({
      phase: 'refused',
      notice: { code: 'INSTALMENT_NOT_PAYABLE' },
    });
    const closed = world();
    const paying = closed.paying.pay(card);
    closed.paying.close();
    await paying;
    expect(closed.paid).toEqual([]);
  });
});
