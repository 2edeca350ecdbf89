import { describe, expect, it } from 'vitest';
import { anOffer } from '../hotels/testing.ts';
import { cancellationTimeline, freeCancellationUntil } from './timeline.ts';

describe('the cancellation timeline', () => {
  const total = { amount: 24_000, currency: 'USD' };
  const { cancellation } = anOffer();
  const day = (text: string) => Date.parse(text);

  it('has a free stretch, dated penalties, and the present marked', () => {
    const timeline = cancellationTimeline(cancellation, total, day('2027-03-10T12:00:00Z'));
    expect(timeline.map(({ kind, state, until }) => [kind, state, until])).toEqual([
      ['free', 'past', '2027-03-09T23:00:00Z'],
      ['partial', 'current', '2027-03-11T23:00:00Z'],
      ['full', 'future', null],
    ]);
    expect(freeCancellationUntil(cancellation, day('2027-03-01T00:00:00Z'))).toBe('2027-03-09T23:00:00Z');
    expect(freeCancellationUntil(cancellation, day('2027-03-10T00:00:00Z'))).toBeNull();
  });

  it('is one full stretch when nothing is refundable, and joins stretches of the same cost', () => {
    expect(cancellationTimeline({ refundable: false, freeUntil: null, steps: [] }, total, 0)).toMatchObject([
      { kind: 'full', from: null, until: null, penalty: total },
    ]);
    const zero = { from: '2026-11-01T00:00:00Z', amount: { amount: 0, currency: 'USD' }, percent: 0 };
    expect(
      cancellationTimeline({ ...cancellation, steps: [zero, ...cancellation.steps] }, total, 0),
    ).toHaveLength(3);
  });

  it('has no free stretch where the first penalty is dated 1970, which means from booking on', () => {
    const step = (from: string, amount: number) => ({ from, amount: { amount, currency: 'USD' } });
    const always = step('1970-01-01T00:00:00.000Z', 24_000);
    expect(
      cancellationTimeline({ refundable: true, freeUntil: null, steps: [always] }, total, day('2027-03-01')),
    ).toEqual([{ from: null, until: null, kind: 'full', penalty: total, percent: null, state: 'current' }]);
    const fee = { ...always, amount: { amount: 5000, currency: 'USD' } };
    const later = step('2027-03-09T23:00:00Z', 24_000);
    expect(
      cancellationTimeline(
        { refundable: true, freeUntil: null, steps: [fee, later] },
        total,
        day('2027-03-01'),
      ),
    ).toMatchObject([
      { from: null, until: later.from, kind: 'partial', state: 'current' },
      { from: later.from, until: null, kind: 'full', state: 'future' },
    ]);
  });

  it('knows what comes after "free until" when no step says it', () => {
    const timeline = cancellationTimeline(
      { refundable: true, freeUntil: '2027-03-09T23:00:00Z', steps: [] },
      total,
      0,
    );
    expect(timeline.map((stretch) => stretch.kind)).toEqual(['free', 'full']);
  });

  it('says an amount where the terms state one, and no percentage', () => {
    const fee = { amount: 5000, currency: 'USD' };
    const policy = {
      refundable: true,
      freeUntil: '2027-03-01T00:00:00Z',
      steps: [{ from: '2027-03-01T00:00:00Z', amount: fee }],
    };
    expect(cancellationTimeline(policy, total, day('2027-03-02T00:00:00Z'))).toMatchObject([
      { kind: 'free', state: 'past' },
      { kind: 'partial', state: 'current', penalty: fee, percent: null },
    ]);
    expect(cancellationTimeline(policy, { ...total, amount: 5000 }, 0).at(-1)?.kind).toBe('full');
  });
});
