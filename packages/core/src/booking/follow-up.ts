const second = 1_000;
const minute = 60 * second;

/** By what a supplier finds a booking again, as its port says. */
export type SupplierLookup = 'reference' | 'guess' | 'held';

/**
 * How long an outcome that nobody knows is asked for before a person must find out. A supplier that guesses may not have found what it
 * has: its `not_found` proves nothing, so asking on only lets the traveller wait.
 */
export const unknownMs: Readonly<Record<SupplierLookup, number>> = {
  reference: 30 * minute,
  held: 30 * minute,
  guess: 5 * minute,
};

/** Pauses between two looks: often at first, once an hour in the end. Thirty minutes have 13 looks, three days 86. */
const pauses = [10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 300, 600, 900, 1_800, 3_600].map(
  (seconds) => seconds * second,
);

/**
 * When to look again at an outcome that nobody knows; `null` when a person must find out now. The last look is at the very end.
 * @param end until when it is asked for
 * @param looks how often it was asked for already
 */
export function nextLook(end: number, now: number, looks: number): number | null {
  if (now >= end) return null;
  return Math.min(end, now + (pauses[Math.min(looks, pauses.length - 1)] ?? minute));
}

/** When to look for the first time at an outcome that got lost at `now`. */
export function firstLook(now: number): number {
  return now + (pauses[0] ?? minute);
}

/** When to try a step of ours again that a neighbour refused or could not do: from half a minute up to six hours. */
export function nextTry(now: number, tries: number): number {
  return now + Math.min(6 * 60 * minute, 30 * second * 2 ** Math.min(tries, 12));
}
