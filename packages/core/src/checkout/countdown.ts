/** How long a held price is left, and when to say so aloud: at five minutes and at one. */
export const countdownMarks = [300, 60] as const;

/** Whole seconds until `expiresAt`, never below 0. */
export function secondsLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));
}

/** The mark that was passed on the way from `before` to `after` seconds, the smallest if several; else `null`. */
export function passedMark(before: number, after: number): number | null {
  return countdownMarks.findLast((mark) => before > mark && after <= mark) ?? null;
}
