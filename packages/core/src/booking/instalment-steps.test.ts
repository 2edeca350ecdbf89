import { expect, it } from 'vitest';
import { nextInstalmentStep } from './instalment-steps.ts';

const day = 24 * 3_600_000;
const dueAt = Date.UTC(2026, 5, 30);

it('reminds 14, 7 and 2 days before an instalment is due, then calls it missed', () => {
  expect(nextInstalmentStep(dueAt, dueAt - 60 * day)).toEqual({ action: 'remind', at: dueAt - 14 * day });
  expect(nextInstalmentStep(dueAt, dueAt - 14 * day)).toEqual({ action: 'remind', at: dueAt - 7 * day });
  expect(nextInstalmentStep(dueAt, dueAt - 7 * day)).toEqual({ action: 'remind', at: dueAt - 2 * day });
  expect(nextInstalmentStep(dueAt, dueAt - 2 * day)).toEqual({ action: 'miss', at: dueAt });
});

it('leaves out reminders whose day is over when the booking is made', () => {
  expect(nextInstalmentStep(dueAt, dueAt - 10 * day)).toEqual({ action: 'remind', at: dueAt - 7 * day });
  expect(nextInstalmentStep(dueAt, dueAt - day)).toEqual({ action: 'miss', at: dueAt });
});
