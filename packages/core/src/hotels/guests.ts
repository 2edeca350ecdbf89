/** The people of a booking, as typed: one named adult a room is required, everybody else may stay unnamed. */
import type { BookingRequest } from '@portolan/contract';
import { isEmail } from '../email.ts';
import type { Occupancy } from '../occupancy.ts';

export interface GuestDraft {
  /** From 0. */
  readonly room: number;
  /** Years, for children; `null` for adults. */
  readonly age: number | null;
  /** The room's first adult, whose name the hotel needs. */
  readonly required: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** All that a traveller types on the checkout page except the card, which the gateway's own frame keeps. */
export interface CheckoutDraft {
  readonly guests: readonly GuestDraft[];
  readonly email: string;
  readonly phone: string;
  readonly specialRequests: string;
}

export type FieldProblem = 'required' | 'too-long' | 'no-letters' | 'email' | 'phone';
/** By field name: `email`, `phone`, `specialRequests`, `guests.0.firstName`, … */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

export const requestLimit = 500;
const nameLimit = 60;

/** An empty draft for these rooms, with what is already known about the lead guest. */
export function createDraft(
  occupancy: Occupancy,
  known: { firstName?: string; lastName?: string; email?: string; phone?: string } = {},
): CheckoutDraft {
  const guests: GuestDraft[] = [];
  occupancy.forEach(({ adults, childAges }, room) => {
    for (let i = 0; i < adults; i++)
      guests.push({ room, age: null, required: i === 0, firstName: '', lastName: '' });
    for (const age of childAges) guests.push({ room, age, required: false, firstName: '', lastName: '' });
  });
  const [lead, ...others] = guests;
  return {
    guests: lead
      ? [{ ...lead, firstName: known.firstName ?? '', lastName: known.lastName ?? '' }, ...others]
      : [],
    email: known.email ?? '',
    phone: known.phone ?? '',
    specialRequests: '',
  };
}

/** A draft for other rooms that loses nothing of what was typed: names move over, person by person. */
export function reshapeDraft(draft: CheckoutDraft, occupancy: Occupancy): CheckoutDraft {
  const shape = createDraft(occupancy);
  const pool = [...draft.guests];
  const guests = shape.guests.map((guest) => {
    const at = pool.findIndex((other) => other.room === guest.room && other.age === guest.age);
    const [match] = at < 0 ? [] : pool.splice(at, 1);
    return match ? { ...guest, firstName: match.firstName, lastName: match.lastName } : guest;
  });
  return { ...draft, guests };
}

/** Changes one field by its name; an unknown name changes nothing. */
export function setDraftField(draft: CheckoutDraft, field: string, value: string): CheckoutDraft {
  if (field === 'email' || field === 'phone' || field === 'specialRequests')
    return { ...draft, [field]: value };
  const match = /^guests\.(\d+)\.(firstName|lastName)$/.exec(field);
  if (!match) return draft;
  const index = Number(match[1]);
  return {
    ...draft,
    guests: draft.guests.map((guest, i) =>
      i === index ? { ...guest, [match[2] as 'firstName']: value } : guest,
    ),
  };
}

/** What is wrong, by field, in the order of the form; empty when the draft can be booked. */
export function validateDraft(draft: CheckoutDraft): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  draft.guests.forEach((guest, i) => {
    // Half a name is a mistake; no name at all is fine for those who do not lead a room.
    const wanted = guest.required || guest.firstName.trim() !== '' || guest.lastName.trim() !== '';
    for (const part of ['firstName', 'lastName'] as const) {
      const problem = nameProblem(guest[part], wanted);
      if (problem) problems[`guests.${i}.${part}`] = problem;
    }
    if (i > 0) return;
    // Contact stands right below the lead guest.
    const email = draft.email.trim();
    if (email === '') problems.email = 'required';
    else if (!isEmail(email)) problems.email = 'email';
    const phone = normalisePhone(draft.phone);
    if (phone === '') problems.phone = 'required';
    else if (!/^\+?[0-9 ().-]{5,30}$/.test(phone) || phone.replace(/\D/g, '').length < 5)
      problems.phone = 'phone';
  });
  if (draft.specialRequests.trim().length > requestLimit) problems.specialRequests = 'too-long';
  return problems;
}

function nameProblem(text: string, wanted: boolean): FieldProblem | null {
  const name = text.trim();
  if (name === '') return wanted ? 'required' : null;
  if (name.length > nameLimit) return 'too-long';
  return /\p{L}/u.test(name) ? null : 'no-letters';
}

/** Digits of any script as 0–9, dashes and spaces of any kind as plain ones: what a phone number pasted from anywhere needs. */
export function normalisePhone(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u2010-\u2015\u2212/]/g, '-')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The people and the contact of the booking call. Call it with a valid draft. */
export function bookingPeople(
  draft: CheckoutDraft,
): Pick<BookingRequest, 'guests' | 'contact' | 'specialRequests'> {
  const requests = draft.specialRequests.trim();
  return {
    guests: draft.guests
      .filter((guest) => guest.firstName.trim() !== '' && guest.lastName.trim() !== '')
      .map((guest) => ({
        firstName: guest.firstName.trim(),
        lastName: guest.lastName.trim(),
        room: guest.room,
        ...(guest.age === null ? {} : { age: guest.age }),
      })),
    contact: { email: draft.email.trim(), phone: normalisePhone(draft.phone) },
    ...(requests === '' ? {} : { specialRequests: requests }),
  };
}

/** A stored draft when it still has the right shape, else `null`. */
export function parseDraft(text: string | null): CheckoutDraft | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as CheckoutDraft;
    const strings = [value.email, value.phone, value.specialRequests];
    if (!strings.every((item) => typeof item === 'string') || !Array.isArray(value.guests)) return null;
    const sound = value.guests.every(
      (guest) =>
        typeof guest.firstName === 'string' && typeof guest.lastName === 'string' && Number.isInteger(guest.room) &&
        (guest.age === null || Number.isInteger(guest.age)),
    ); // prettier-ignore
    return sound ? value : null;
  } catch {
    return null;
  }
}
