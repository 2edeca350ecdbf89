import type { BookingRequest, Item, TravellerNeeds } from '@portolan/contract';
import type { ServiceKey } from '@portolan/contract/services';
import type { ContactProblem } from './contact.ts';

/** What is wrong with a field: the usual words, or one of the service's own. */
export type FieldProblem = ContactProblem | (string & {});
/** By field name, in the order of the form. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** What is known about the traveller who leads: a logged-in user's own data, a partner's profile. Never asked twice. */
export interface KnownTraveller {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
}

/**
 * What the checkout needs of a service: its form as data. A draft is all that a traveller types except the card, which the gateway's own
 * frame keeps.
 */
export interface CheckoutPlan<I extends Item, Draft> {
  readonly service: ServiceKey;
  /** An empty draft with what is already known. */
  draft(item: I, needs: TravellerNeeds, known?: KnownTraveller): Draft;
  /** A draft for another item that loses nothing of what was typed. */
  reshape(draft: Draft, item: I, needs: TravellerNeeds): Draft;
  /** Changes one field by its name; an unknown name changes nothing. */
  set(draft: Draft, field: string, value: string): Draft;
  /** What a field holds, without the space around it; empty for an unknown name. */
  valueOf(draft: Draft, field: string): string;
  /** What is wrong, in the order of the form; empty when the draft can be booked. */
  problems(draft: Draft, needs: TravellerNeeds): FieldProblems;
  /** What the booking call sends. Called with a draft that has no problems. */
  people(draft: Draft): Pick<BookingRequest, 'travellers' | 'contact' | 'wishes'>;
  /** The field that a path of the booking call, such as `travellers.1.lastName`, came from; `null` when it came from none. */
  fieldOf(draft: Draft, path: string): { field: string; problem: FieldProblem } | null;
  /** What may be written to session storage; never a document. */
  keep(draft: Draft): unknown;
  /** The draft of what {@link keep} wrote, `null` when that has another shape. */
  restore(kept: unknown): Draft | null;
}
