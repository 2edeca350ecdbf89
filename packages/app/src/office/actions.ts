import type {
  AgencyText,
  BookingSummary,
  MarkupRule,
  MarkupRuleInput,
  MarkupRules,
  NewSignInProvider,
  ProposalSummary,
  SignInProviderCheck,
  SignInProviderInput,
  StoredSignInProvider,
} from '@portolan/contract';

/** How a list of bookings is narrowed; each is one of the server's own words. */
export interface BookingSearch {
  readonly group?: 'upcoming' | 'past' | 'cancelled' | 'open';
  readonly search?: string;
  /** It starts on or after this day, and on or before that one: `2027-03-10`. */
  readonly from?: string;
  readonly to?: string;
  readonly cursor?: string;
}

/** What the screens of the back-office ask of the host; each rejects with a failure that has the server's own words, code and fields. */
export interface OfficeActions {
  providers(): Promise<readonly StoredSignInProvider[]>;
  addProvider(input: NewSignInProvider): Promise<StoredSignInProvider>;
  replaceProvider(id: string, input: SignInProviderInput): Promise<StoredSignInProvider>;
  removeProvider(id: string): Promise<void>;
  checkProvider(id: string): Promise<SignInProviderCheck>;
  /** Every text of a language that the agency may say in its own words. */
  texts(language: string): Promise<readonly AgencyText[]>;
  /** Says one text in the agency's words, or with `null` in the product's again. @returns when it was said */
  saveText(language: string, key: string, text: string | null): Promise<string | null>;
  /** A page of the agency's bookings, newest first, and where the next begins. */
  bookings(asked: BookingSearch): Promise<{ data: readonly BookingSummary[]; next: string | null }>;
  /** The agency's newest proposals. */
  proposals(): Promise<readonly ProposalSummary[]>;
  withdrawProposal(id: string): Promise<void>;
  /** The agency's base percentages and the rules that hold now or later, newest first. */
  markupRules(): Promise<MarkupRules>;
  /** @param key the same for the same rule: sent again, it is made once */
  addMarkupRule(input: MarkupRuleInput, key: string): Promise<MarkupRule>;
  /** Ends a rule now; a rule is never changed. */
  endMarkupRule(ruleId: string): Promise<void>;
}
