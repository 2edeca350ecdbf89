import { addDays, nightsBetween, parseLocalDate, type LocalDate } from './local-date.ts';

/** Longest span that a date range may have (CONST-18, A-53). */
export const maxStayNights = 60;

export interface Stay {
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
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
