import { expect, it } from 'vitest';
import { confirmCardFrom } from './authorisation-steps.ts';

const hour = 3_600_000;

it('asks for a card a day before its reservation lapses, or after half of the time where that is shorter', () => {
  expect(confirmCardFrom(0, 7 * 24 * hour)).toBe(6 * 24 * hour);
  expect(confirmCardFrom(0, 48 * hour)).toBe(24 * hour);
  expect(confirmCardFrom(hour, 11 * hour)).toBe(6 * hour);
});
