import { expect, it } from 'vitest';

// Loaded inside a test: a state that lost its edges breaks the module itself, and a file that cannot be loaded has no test to fail.
it('the state machines can be loaded, every state with its edges', async () => {
  const { bookingStates, bookingTrack, paymentStates, paymentTrack } = await import('./index.ts');
  expect(Object.keys(bookingTrack)).toEqual(Object.keys(bookingStates));
  expect(Object.keys(paymentTrack)).toEqual(Object.keys(paymentStates));
  for (const track of [bookingTrack, paymentTrack])
    for (const next of Object.values(track)) expect(Array.isArray(next)).toBe(true);
});
