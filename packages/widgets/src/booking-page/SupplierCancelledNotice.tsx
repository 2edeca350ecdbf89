import type { Booking } from '@portolan/contract';
import { paymentParts, paymentState } from '@portolan/core/booking-page';
import type { T } from '@portolan/i18n';
import { useFlow } from '../shared/flow.ts';
import { price } from '../shared/format.ts';
import { Callout } from '../shared/Parts.tsx';

/** The supplier cancelled the booking: what the traveller gets back, where and when, and a way to look for something else. */
export function SupplierCancelledNotice({ booking, onNew }: { booking: Booking; onNew(): void }) {
  const { t } = useFlow().context;
  return (
    <Callout action={{ label: t('checkout.confirmation.new'), run: onNew }}>{moneyText(booking, t)}</Callout>
  );
}

function moneyText(booking: Booking, t: T): string {
  const state = paymentState(booking);
  const back = booking.cancelled?.refund;
  if (!back || back.amount === 0 || state === 'nothing') return t('booking.by-supplier.text-unpaid');
  const refund = price(back, t.language);
  const parts = paymentParts(booking);
  const isReserved = state === 'releasing' || state === 'released';
  if (isReserved && parts?.from !== 'credit') return t('booking.by-supplier.released');
  const where = t(`booking.by-supplier.${parts?.from ?? 'card'}`, {
    refund,
    credit: parts ? price(parts.credit, t.language) : '',
    card: parts ? price(parts.card, t.language) : '',
  });
  return `${t('booking.by-supplier.text')} ${where}`;
}
