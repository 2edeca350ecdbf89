import type { MoneyParts } from '@portolan/core/booking-page';
import type { T } from '@portolan/i18n';
import { price } from '../shared/format.ts';

/** "$125.00 from your credit, $84.00 by card.": one sentence, to follow the one that names the whole amount. */
export function partsText({ way, from, credit, card }: MoneyParts, t: T): string {
  // Whatever was paid by card alone says nothing of credit, and has no parts.
  const key = way === 'by' ? (from === 'credit' ? 'by-credit' : 'by-both') : (`back-${from}` as const);
  return t(`booking.payment.${key}`, { credit: price(credit, t.language), card: price(card, t.language) });
}
