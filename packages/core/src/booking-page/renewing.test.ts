import type { Booking } from '@portolan/contract';
import { describe, expect, it } from 'vitest';
import { aBooking, apiError } from '../hotels/testing.ts';
import { createRenewing } from './renewing-store.ts';

const action = { type: 'challenge' as const, url: 'https://bank.test/1', expiresAt: '2026-11-21T12:15:00Z' };

function world(...answers: (Booking | Error)[]) {
  const calls: string[] = [];
  const became: Booking[] = [];
  let serial = 0;
  const renewing = createRenewing({
    reference: 'HP-7K2M9Q',
    token: () => 'secret',
    newId: () => `id${++serial}`,
    onChange: (booking) => became.push(booking),
    api: {
      renewAuthorisation: (_reference, cardToken, { idempotencyKey, token }) => {
        calls.push(`${cardToken} ${idempotencyKey} ${token}`);
        const one = answers.shift() ?? aBooking({ status: 'pending' });
        return one instanceof Error ? Promise.reject(one) : Promise.resolve(one);
      },
    },
  });
  return { renewing, calls, became, phase: () => renewing.getState().phase };
}

describe('confirming a card again', () => {
  it('takes the booking as it then is', async () => {
    const { renewing, calls, became, phase } = world();
    await renewing.send('tok_1');
    expect([phase(), became.length, calls]).toEqual(['done', 1, ['tok_1 authorisation-id1 secret']]);
  });

  it('waits for the bank, and goes on with the same call', async () => {
    const { renewing, calls, became, phase } = world(aBooking({ action }));
    await renewing.send('tok_1');
    expect(renewing.getState()).toMatchObject({ phase: 'challenge', action });
    expect(became).toEqual([]);
    await renewing.goOn();
    expect([phase(), calls[1]]).toEqual(['done', calls[0]]);
  });

  it('says why a card was declined, and sends another one under a key of its own', async () => {
    const { renewing, calls, phase } = world(apiError('PAYMENT_DECLINED', '', { reason: 'expired_card' }));
    await renewing.send('tok_1');
    expect(renewing.getState()).toMatchObject({ phase: 'declined', reason: 'expired_card' });
    await renewing.send('tok_2');
    expect([phase(), calls[1]]).toEqual(['done', 'tok_2 authorisation-id2 secret']);
  });

  it('repeats a call without an answer under its own key', async () => {
    const { renewing, calls, phase } = world(apiError('NETWORK'));
    await renewing.send('tok_1');
    expect(phase()).toBe('failed');
    await renewing.goOn();
    expect([phase(), calls[1]]).toEqual(['done', calls[0]]);
  });

  it.each([
    ['too_late', 'late'],
    ['not_needed', 'done'],
  ])('ends when it is %s', async (reason, phase) => {
    const stage = world(apiError('AUTHORISATION_NOT_RENEWABLE', '', { reason }));
    await stage.renewing.send('tok_1');
    expect([stage.phase(), stage.became]).toEqual([phase, []]);
  });
});
