const day = 24 * 3_600_000;

/** So many days before an instalment is due the traveller is reminded of it. */
const reminderDays: readonly number[] = [14, 7, 2];

/** What happens next with an instalment that nobody pays, and when; ms since the epoch. */
export interface InstalmentStep {
  action: 'remind' | 'miss';
  at: number;
}

/** The next reminder of an instalment that is due at `dueAt`; when none is ahead, the moment at which it is missed. */
export function nextInstalmentStep(dueAt: number, now: number): InstalmentStep {
  const at = reminderDays.map((days) => dueAt - days * day).find((moment) => moment > now);
  return at === undefined ? { action: 'miss', at: dueAt } : { action: 'remind', at };
}
