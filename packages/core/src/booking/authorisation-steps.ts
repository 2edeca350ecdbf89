const day = 24 * 3_600_000;

/**
 * From when on a traveller is asked to confirm their card again, because its reservation lapses before the supplier has decided: a day
 * before, or half of its time where that is shorter. ms since the epoch.
 * @param from when the amount was reserved
 * @param until when that lapses
 */
export function confirmCardFrom(from: number, until: number): number {
  return until - Math.min(day, (until - from) / 2);
}
