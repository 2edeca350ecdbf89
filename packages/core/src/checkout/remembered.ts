/** What a visit keeps of a checkout in session storage. */
import type { BookingRequest } from '@portolan/contract';
import type { SessionStore } from '../flow-ports.ts';

export const keptNames = {
  draft: (service: string) => `${service}.draft`,
  offer: (quoteId: string) => `quote.${quoteId}.offer`,
  accepted: (quoteId: string) => `quote.${quoteId}.accepted`,
  submission: (quoteId: string) => `quote.${quoteId}.submission`,
  access: (reference: string) => `booking.${reference}.access`,
};

/** Keeps which offer a quote was made from, so that its price can be held again. */
export function rememberOffer(session: SessionStore, quoteId: string, offerId: string): void {
  session.set(keptNames.offer(quoteId), offerId);
}

/** The offer that a quote was made from, when this visit knows it. */
export function rememberedOffer(session: SessionStore, quoteId: string): string | null {
  return session.get(keptNames.offer(quoteId));
}

/** The secret that opens a booking without an account; it is kept for this visit and never put into an address. */
export function accessTokenOf(session: SessionStore, reference: string): string | undefined {
  return session.get(keptNames.access(reference)) ?? undefined;
}

/** Keeps that secret, as a signed link or the answer of a booking brings it. */
export function rememberAccess(session: SessionStore, reference: string, token: string): void {
  session.set(keptNames.access(reference), token);
}

/** A booking call as it is sent, kept before it is sent: a reload sends the same again. */
export interface Submission {
  readonly key: string;
  readonly request: BookingRequest;
  /** No answer has come yet. */
  readonly open: boolean;
}

/** A kept submission, `null` when there is none that can be sent. */
export function readSubmission(session: SessionStore, quoteId: string): Submission | null {
  const value = readJson(session.get(keptNames.submission(quoteId))) as Partial<Submission> | null;
  if (typeof value?.key !== 'string' || typeof value.request !== 'object' || value.request === null)
    return null;
  return { key: value.key, request: value.request, open: value.open === true };
}

/** A text as JSON; `null` when it is none. */
export function readJson(text: string | null): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
