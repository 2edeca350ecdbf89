import type { Booking } from '@portolan/contract';
import { Lazy } from '@portolan/ui';
import { useState } from 'react';
import { useFlow } from '../shared/flow.ts';
import { moment, price } from '../shared/format.ts';
import { Callout } from '../shared/Parts.tsx';

/** Code of its own, with the card form: few bookings ask for it. */
const loadForm = () => import('./ConfirmCardForm.tsx').then((module) => module.ConfirmCardForm);

/**
 * What the card keeps reserved lapses before the provider has decided: asks for the card again, until when, and says when it was confirmed
 * or is too late. Nothing where none is asked for.
 */
export function ConfirmCardNotice({
  booking: { reference, authorisation },
  onChange,
  onStale,
}: {
  booking: Booking;
  onChange(now: Booking): void;
  /** The booking is not as it is shown. */
  onStale(): void;
}) {
  const { t, timeZone } = useFlow().context;
  const [open, setOpen] = useState(false);
  const [end, setEnd] = useState<'done' | 'late' | null>(null);
  if (end === 'late' || authorisation?.lapsed)
    return (
      <Callout tone="bad" alert>
        {t('booking.card.late')}
      </Callout>
    );
  if (!authorisation) return end && <Callout tone="good">{t('booking.card.done')}</Callout>;
  const { until, amount } = authorisation;
  const words = { date: moment(until, timeZone, t.language), amount: price(amount, t.language) };
  return (
    <>
      <Callout
        tone="caution"
        action={open ? undefined : { label: t('booking.card.action'), run: () => setOpen(true) }}
      >
        {t('booking.card.due', words)}
      </Callout>
      {open && (
        <Lazy
          load={loadForm}
          fallback={<div className="trv-sk is-ticket" aria-busy="true" />}
          reference={reference}
          amount={amount}
          onChange={(now) => {
            setOpen(false);
            setEnd('done');
            onChange(now);
          }}
          onLate={() => setEnd('late')}
          onStale={onStale}
        />
      )}
    </>
  );
}
