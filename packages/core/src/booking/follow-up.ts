const second = 1_000;
const minute = 60 * second;

/** How long an outcome that nobody knows is asked for before a person must find out. */
export const unsureForMs = 30 * minute;

/** Pauses between two looks at an unknown outcome. The sum of what fits into {@link unsureForMs} is 13 looks. */
const pauses = [10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300].map((seconds) => seconds * second);

/**
 * When to look again at an outcome that nobody knows; `null` when a person must find out now. The last look is at the very end.
 * @param looks how often it was asked for already
 */
export function nextLook(since: number, now: number, looks: number): number | null {
  const end = since + unsureForMs;
  if (now >= end) return null;
  return Math.min(end, now + (pauses[Math.min(looks, pauses.length - 1)] ?? minute));
}

/** When to try a step of ours again that a neighbour refused or could not do: from half a minute up to six hours. */
export function nextTry(now: number, tries: number): number {
  return now + Math.min(6 * 60 * minute, 30 * second * 2 ** Math.min(tries, 12));
}
