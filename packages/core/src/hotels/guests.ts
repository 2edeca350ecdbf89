/** The form of a stay: one named adult a room is required, everybody else may stay unnamed. */
import type { BookingRequest, HotelItem } from '@portolan/contract';
import {
  contactFieldOf,
  contactOf,
  contactProblem,
  isContactField,
  type ContactDraft,
} from '../checkout/contact.ts';
import type { CheckoutPlan, FieldProblem, FieldProblems, KnownTraveller } from '../checkout/plan.ts';
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

/** All that a traveller types for a stay except the card. Fields: `email`, `phone`, `wishes`, `guests.0.firstName`, … */
export interface StayDraft extends ContactDraft {
  readonly guests: readonly GuestDraft[];
}

/** What the checkout needs to know of hotels. */
export const stayPlan: CheckoutPlan<HotelItem, StayDraft> = {
  service: 'hotels',
  draft: (item, needs, known) => createDraft(item.occupancy, known),
  reshape: (draft, item) => reshapeDraft(draft, item.occupancy),
  set: setDraftField,
  valueOf: (draft, field) => textOf(draft, field).trim(),
  problems: (draft, needs) => validateDraft(draft, needs.maxName),
  people: bookingPeople,
  fieldOf,
  // Names and how to reach somebody: nothing that a passport says.
  keep: (draft) => draft,
  restore: restoreDraft,
};

/** An empty draft for these rooms, with what is already known about the lead guest. */
export function createDraft(occupancy: Occupancy, known: KnownTraveller = {}): StayDraft {
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
    wishes: '',
  };
}

/** A draft for other rooms that loses nothing of what was typed: names move over, person by person. */
export function reshapeDraft(draft: StayDraft, occupancy: Occupancy): StayDraft {
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
export function setDraftField(draft: StayDraft, field: string, value: string): StayDraft {
  if (isContactField(field)) return { ...draft, [field]: value };
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

function textOf(draft: StayDraft, field: string): string {
  if (isContactField(field)) return draft[field];
  const [, index, part] = field.split('.');
  return draft.guests[Number(index)]?.[part as 'firstName'] ?? '';
}

/** What is wrong, by field, in the order of the form; empty when the draft can be booked. */
export function validateDraft(draft: StayDraft, maxName = usualMaxName): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  const add = (field: string, problem: FieldProblem | null) => {
    if (problem) problems[field] = problem;
  };
  draft.guests.forEach((guest, i) => {
    // Half a name is a mistake; no name at all is fine for those who do not lead a room.
    const wanted = guest.required || guest.firstName.trim() !== '' || guest.lastName.trim() !== '';
    for (const part of ['firstName', 'lastName'] as const)
      add(`guests.${i}.${part}`, nameProblem(guest[part], wanted, maxName));
    // The contact is right below the guest who leads.
    if (i === 0) for (const field of ['email', 'phone'] as const) add(field, contactProblem(draft, field));
  });
  add('wishes', contactProblem(draft, 'wishes'));
  return problems;
}

const usualMaxName = 60;

function nameProblem(text: string, wanted: boolean, maxName: number): FieldProblem | null {
  const name = text.trim();
  if (name === '') return wanted ? 'required' : null;
  if (name.length > maxName) return 'too-long';
  return /\p{L}/u.test(name) ? null : 'no-letters';
}

/** What the booking call sends. Call it with a valid draft. */
export function bookingPeople(draft: StayDraft): Pick<BookingRequest, 'travellers' | 'contact' | 'wishes'> {
  return {
    travellers: namedGuests(draft).map(({ guest }) => ({
      kind: guest.age === null ? ('adult' as const) : ('child' as const),
      group: guest.room,
      firstName: guest.firstName.trim(),
      lastName: guest.lastName.trim(),
      ...(guest.age === null ? {} : { age: guest.age }),
    })),
    ...contactOf(draft),
  };
}

/** The guests whom the booking call names, with their places in the form. */
function namedGuests(draft: StayDraft): { guest: GuestDraft; index: number }[] {
  return draft.guests
    .map((guest, index) => ({ guest, index }))
    .filter(({ guest }) => guest.firstName.trim() !== '' && guest.lastName.trim() !== '');
}

function fieldOf(draft: StayDraft, path: string): { field: string; problem: FieldProblem } | null {
  const name = /^travellers\.(\d+)\.(firstName|lastName)$/.exec(path);
  if (!name) return contactFieldOf(path);
  const index = namedGuests(draft)[Number(name[1])]?.index ?? 0;
  return { field: `guests.${index}.${name[2]}`, problem: 'required' };
}

/** A stored draft when it still has the right shape, else `null`. */
function restoreDraft(kept: unknown): StayDraft | null {
  const value = kept as Partial<StayDraft> | null;
  const strings = [value?.email, value?.phone, value?.wishes];
  if (!strings.every((item) => typeof item === 'string') || !Array.isArray(value?.guests)) return null;
  const sound = value.guests.every(
    (guest: GuestDraft | null) =>
      typeof guest?.firstName === 'string' && typeof guest.lastName === 'string' && Number.isInteger(guest.room) &&
      (guest.age === null || Number.isInteger(guest.age)),
  ); // prettier-ignore
  return sound ? (value as StayDraft) : null;
}
