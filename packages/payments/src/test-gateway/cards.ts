import type { CardSummary, DeclineReason } from '../port.ts';

/** How the news of a payment travels; a real gateway promises none of order, speed and number. */
export type WebhookManner =
  /** Sent, and waited for, before the call is answered. */
  | 'early'
  /** Some seconds after the answer. */
  | 'late'
  /** Ten copies of every event, the newest first. */
  | 'copies';

/** How the test gateway treats a card. */
export type CardBehaviour =
  | { kind: 'approve'; webhook?: WebhookManner }
  | { kind: 'decline'; reason: DeclineReason }
  | { kind: 'requires_action'; webhook?: WebhookManner }
  /** The call fails and nothing is authorised. */
  | { kind: 'fail' }
  /** The amount is authorised, and the answer never arrives. */
  | { kind: 'lose_answer' };

export interface TestCard {
  number: string;
  /** Key of its label in the frame's dictionary; without one the frame does not offer it. */
  label?:
    | 'approved'
    | 'declined'
    | 'insufficient'
    | 'expired'
    | 'processing'
    | 'lost'
    | 'action'
    | 'mastercard'
    | 'amex';
  behaviour: CardBehaviour;
}

/** The test numbers, in the order in which the frame offers them. Every other valid number is approved. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', label: 'approved', behaviour: { kind: 'approve' } },
  { number: '5555555555554444', label: 'mastercard', behaviour: { kind: 'approve' } },
  { number: '378282246310005', label: 'amex', behaviour: { kind: 'approve' } },
  {
    number: '4000000000000002',
    label: 'declined',
    behaviour: { kind: 'decline', reason: 'card_declined' },
  },
  {
    number: '4000000000009995',
    label: 'insufficient',
    behaviour: { kind: 'decline', reason: 'insufficient_funds' },
  },
  {
    number: '4000000000000069',
    label: 'expired',
    behaviour: { kind: 'decline', reason: 'expired_card' },
  },
  { number: '4000000000000119', label: 'processing', behaviour: { kind: 'fail' } },
  { number: '4000000000000259', label: 'lost', behaviour: { kind: 'lose_answer' } },
  { number: '4000002500003155', label: 'action', behaviour: { kind: 'requires_action' } },
  { number: '4000000000000127', behaviour: { kind: 'decline', reason: 'incorrect_cvc' } },
  { number: '4000000000006975', behaviour: { kind: 'decline', reason: 'limit_exceeded' } },
  // A stolen card: the reason is not for whoever holds it.
  { number: '4000000000009979', behaviour: { kind: 'decline', reason: 'card_declined' } },
  { number: '4000000000000408', behaviour: { kind: 'approve', webhook: 'early' } },
  { number: '4000000000000416', behaviour: { kind: 'approve', webhook: 'late' } },
  { number: '4000000000000424', behaviour: { kind: 'requires_action', webhook: 'copies' } },
];

/** What a tokenised card is remembered as; the number itself is forgotten. */
export interface StoredCard extends CardSummary {
  behaviour: CardBehaviour;
}

/** The last four digits, the brand and the behaviour of a number of digits only. */
export function summariseCard(number: string): StoredCard {
  const behaviour = testCards.find((card) => card.number === number)?.behaviour ?? { kind: 'approve' };
  return { brand: brandOf(number), last4: number.slice(-4), behaviour };
}

export function brandOf(number: string): string {
  if (/^4/.test(number)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^6(011|5|4[4-9])/.test(number)) return 'discover';
  return 'unknown';
}

/** The check digit of ISO/IEC 7812. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  let total = 0;
  for (let i = 0; i < number.length; i++) {
    let digit = Number(number[number.length - 1 - i]);
    if (i % 2 === 1 && (digit *= 2) > 9) digit -= 9;
    total += digit;
  }
  return total % 10 === 0;
}

export type CardField = 'number' | 'expiry' | 'cvc' | 'name';

export interface CardInput {
  number: string;
  /** `MM/YY` or `MM/YYYY`, spaces allowed. */
  expiry: string;
  cvc: string;
  name: string;
}

/** The first field that is wrong, in the order of the form, or `null`. `now` is in ms since the epoch. */
export function cardProblem(card: CardInput, now: number): CardField | null {
  const number = card.number.replace(/[\s-]/g, '');
  if (!passesLuhn(number)) return 'number';
  const match = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(card.expiry.trim());
  if (!match) return 'expiry';
  const month = Number(match[1]);
  const year = Number(match[2]) + (match[2]!.length === 2 ? 2000 : 0);
  // A card is good until the last moment of its month; months here count from 1, so this is the month after.
  if (month < 1 || month > 12 || Date.UTC(year, month, 1) <= now) return 'expiry';
  const digits = brandOf(number) === 'amex' ? 4 : 3;
  if (!new RegExp(`^\\d{${digits}}$`).test(card.cvc.trim())) return 'cvc';
  if (!card.name.trim() || card.name.length > 100) return 'name';
  return null;
}
