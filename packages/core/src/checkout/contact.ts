/** The fields that every service's form ends with: how to reach the traveller, and what they wish. */
import type { BookingRequest } from '@portolan/contract';
import { isEmail } from '../email.ts';

export type ContactProblem = 'required' | 'too-long' | 'email' | 'phone';

/** The contact and the wishes as typed. */
export interface ContactDraft {
  readonly email: string;
  readonly phone: string;
  readonly wishes: string;
}

/** Letters that a wish may have at most. */
export const wishesLimit = 500;

export const contactFields = ['email', 'phone', 'wishes'] as const;
export type ContactField = (typeof contactFields)[number];

/** True for the name of a field of every service's form. */
export function isContactField(field: string): field is ContactField {
  return (contactFields as readonly string[]).includes(field);
}

/** What is wrong with a field of the contact; `null` when nothing is. */
export function contactProblem(draft: ContactDraft, field: ContactField): ContactProblem | null {
  if (field === 'wishes') return draft.wishes.trim().length > wishesLimit ? 'too-long' : null;
  if (field === 'email') {
    const email = draft.email.trim();
    return email === '' ? 'required' : isEmail(email) ? null : 'email';
  }
  const phone = normalisePhone(draft.phone);
  if (phone === '') return 'required';
  const usable = /^\+?[0-9 ().-]{5,30}$/.test(phone) && phone.replace(/\D/g, '').length >= 5;
  return usable ? null : 'phone';
}

/** Contact and wishes of the booking call. Call it with a valid draft. */
export function contactOf(draft: ContactDraft): Pick<BookingRequest, 'contact' | 'wishes'> {
  const wishes = draft.wishes.trim();
  return {
    contact: { email: draft.email.trim(), phone: normalisePhone(draft.phone) },
    ...(wishes === '' ? {} : { wishes }),
  };
}

/** The field of the contact that a path of the booking call came from, with what the server's complaint means there. */
export function contactFieldOf(path: string): { field: ContactField; problem: ContactProblem } | null {
  if (path === 'contact.email') return { field: 'email', problem: 'email' };
  if (path === 'contact.phone') return { field: 'phone', problem: 'phone' };
  return path === 'wishes' ? { field: 'wishes', problem: 'too-long' } : null;
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
