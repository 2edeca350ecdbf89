import type { Alternative, Item, PriceView } from '@portolan/contract';
import type { CheckoutPlan, CheckoutState, CheckoutStore, QuoteOf } from '@portolan/core/checkout';
import type { T } from '@portolan/i18n';
import type { ComponentType } from 'react';

/** The first step of the checkout: who travels. */
export interface CheckoutFormProps<I extends Item, Draft> {
  state: CheckoutState<I, Draft>;
  checkout: Pick<CheckoutStore, 'setField' | 'leaveField'>;
  /** True until the payment is below; then that has the one action, and the fields stay where they are. */
  last: boolean;
  onContinue(): void;
}

/** What the checkout shows of a service: its form, and what is being bought. */
export interface CheckoutParts<I extends Item, Draft> {
  readonly plan: CheckoutPlan<I, Draft>;
  readonly Form: ComponentType<CheckoutFormProps<I, Draft>>;
  /** The ticket beside the form. */
  readonly Summary: ComponentType<{ quote: QuoteOf<I> }>;
  /** The same in one line, for narrow widgets: the ticket itself is below the form there. */
  readonly Brief: ComponentType<{ quote: QuoteOf<I> }>;
  /** What was agreed besides price and cancelling, such as the meals, where old and new terms are compared. */
  readonly Facts: ComponentType<{ item: I }>;
  /** What an offer in place of a sold one is, beside its price. */
  readonly Alternative: ComponentType<{ alternative: Alternative & { item: I } }>;
  /** What a total is for, such as "for 2 nights"; a line each. */
  priceNotes(item: I, price: PriceView | null, t: T): readonly string[];
}
