import { addDays, fromDayNumber, toDayNumber, type LocalDate } from './local-date.ts';

/** Longest span that a date range may have (CONST-18, A-53). */
export const maxStayNights = 60;

export interface Stay {
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
}

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The date when `text` is a real day (`2026-02-30` is not), else `null`. */
export function parseLocalDate(text: unknown): LocalDate | null {
  if (typeof text !== 'string') return null;
  const match = pattern.exec(text);
  if (!match) return null;
  return fromDayNumber(toDayNumber(text)) === text ? text : null;
}

/** Nights from check-in to check-out; negative when out of order. */
export function nightsBetween(checkIn: LocalDate, checkOut: LocalDate): number {
  return toDayNumber(checkOut) - toDayNumber(checkIn);
}

export type StayProblem = 'invalid-date' | 'in-past' | 'out-of-order' | 'too-long';

/**
 * What is wrong with a stay, or `null`. `today` is the day at the destination when known; a traveller's own "today" may be
 * one day ahead of it, which is why the server allows yesterday.
 */
export function stayProblem(stay: Stay, today: LocalDate): StayProblem | null {
  if (!parseLocalDate(stay.checkIn) || !parseLocalDate(stay.checkOut)) return 'invalid-date';
  if (stay.checkIn < today) return 'in-past';
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  if (nights < 1) return 'out-of-order';
  return nights > maxStayNights ? 'too-long' : null;
}

/** The range with its end moved to at most 60 days after its start (CONST-18). */
export function capStay(stay: Stay): Stay & { capped: boolean } {
  const latest = addDays(stay.checkIn, maxStayNights);
  return stay.checkOut > latest ? { ...stay, checkOut: latest, capped: true } : { ...stay, capped: false };
}
