import type { Booking } from '@portolan/contract';
import { instalmentState, type Instalment, type InstalmentState } from '@portolan/core/booking-page';
import { accessTokenOf } from '@portolan/core/checkout';
import { Button, Lazy, Tag, type Tone } from '@portolan/ui';
import { useState } from 'react';
import { useFlow } from '../shared/flow.ts';
import { moment, price } from '../shared/format.ts';
import { Callout } from '../shared/Parts.tsx';
import { sessionStore } from '../shared/session.ts';
import { payInstalment } from './api.ts';

const loadCardForm = () => import('./CardForm.tsx').then((module) => module.CardForm);

const tones: Record<InstalmentState, Tone> = {
  paid: 'good', due: 'info', overdue: 'caution', missed: 'bad', waived: 'neutral',
}; // prettier-ignore

export interface InstalmentsProps {
  booking: Booking;
  /** Its own, in the order in which they are due. */
  instalments: readonly Instalment[];
  onPaid(booking: Booking): void;
  /** It was paid or decided elsewhere: what is on show is out of date. */
  onRefused(): void;
}

/** What of a booking is paid when, and a card form for the one that can be paid now. */
export function Instalments({ booking, instalments, onPaid, onRefused }: InstalmentsProps) {
  const { context } = useFlow();
  const { t } = context;
  const { reference, item } = booking;
  /** The instalment that the card form is open for. */
  const [chosen, setChosen] = useState<Instalment | null>(null);
  const payable = instalments.find((one) => one.payable) ?? null;
  const states = instalments.map((one) => instalmentState(one, context.now()));
  // Whoever paid it, here or in another tab: the booking says so.
  const isPaid = instalments.some(({ n, status }) => n === chosen?.n && status === 'paid');
  return (
    <section className="trv-panel" aria-labelledby="trv-instalments">
      <h2 id="trv-instalments">{t('booking.instalments.heading')}</h2>
      <ul className="trv-instalments">
        {instalments.map(({ n, dueAt, amount }, at) => (
          <li key={n}>
            <p>
              {n === 0
                ? t('booking.instalments.at-once')
                : t('booking.instalments.by', {
                    date: moment(dueAt, item.starts.zone, t.language),
                  })}
            </p>
            <Tag tone={tones[states[at]!]}>{t(`booking.instalments.state.${states[at]!}`)}</Tag>
            <b>
              <bdi>{price(amount, t.language)}</bdi>
            </b>
          </li>
        ))}
      </ul>
      <p className="trv-sub trv-small">
        {t('stays.terms.zone', { zone: item.starts.zone.replace(/^.*\//, '').replaceAll('_', ' ') })}
      </p>
      {states.includes('overdue') && <Callout tone="caution">{t('booking.instalments.overdue')}</Callout>}
      {states.includes('missed') && <Callout tone="bad">{t('booking.instalments.missed')}</Callout>}
      <p role="status" className={isPaid ? undefined : 'vh'}>
        {chosen && isPaid && t('booking.payment.paid', { amount: price(chosen.amount, t.language) })}
      </p>
      {payable && !chosen && (
        <div className="trv-pay trv-noprint">
          <Button variant="primary" onClick={() => setChosen(payable)}>
            {t('booking.instalments.pay', { amount: price(payable.amount, t.language) })}
          </Button>
        </div>
      )}
      {chosen && !isPaid && (
        <Lazy
          load={loadCardForm}
          fallback={<div className="trv-sk" style={{ minBlockSize: '480px' }} />}
          amount={chosen.amount}
          label={t('booking.instalments.pay', { amount: price(chosen.amount, t.language) })}
          withCredit
          submit={(payment, options) =>
            payInstalment(context.client, reference, payment, {
              ...options,
              token: accessTokenOf(sessionStore(context), reference),
            })
          }
          onPaid={onPaid}
          onRefused={onRefused}
        />
      )}
    </section>
  );
}
