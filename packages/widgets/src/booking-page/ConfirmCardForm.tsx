import type { Booking } from '@portolan/contract';
import type { Money } from '@portolan/core';
import { createRenewing } from '@portolan/core/booking-page';
import { accessTokenOf } from '@portolan/core/checkout';
import { Button, Icon, warningIcon } from '@portolan/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { CardEntry } from '../checkout/CardEntry.tsx';
import { Challenge } from '../checkout/Challenge.tsx';
import { declineReasonText } from '../checkout/declined.ts';
import { useCardFrame } from '../checkout/use-card-frame.ts';
import { useGateway } from '../checkout/use-gateway.ts';
import { useFlow } from '../shared/flow.ts';
import { price } from '../shared/format.ts';
import { Callout } from '../shared/Parts.tsx';
import { newRandomId } from '../shared/random-id.ts';
import { sessionStore } from '../shared/session.ts';
import { useStoreState } from '../shared/use-store-state.ts';
import { createBookingApi } from './api.ts';

interface ConfirmCardFormProps {
  reference: string;
  amount: Money;
  onChange(now: Booking): void;
  /** The reservation has lapsed. */
  onLate(): void;
  /** Nothing is to be confirmed any more: the booking is not as it is shown. */
  onStale(): void;
}

/** Confirms the card of a booking again: the gateway's card form, the bank's question, and another card when one is declined. */
export function ConfirmCardForm({ reference, amount, onChange, onLate, onStale }: ConfirmCardFormProps) {
  const { context } = useFlow();
  const { t, client } = context;
  const { gateway, failed, retry } = useGateway(true);
  const card = useCardFrame(gateway, context, amount);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const ends = useRef({ onChange, onLate, onStale });
  ends.current = { onChange, onLate, onStale };
  const renewing = useMemo(
    () =>
      createRenewing({
        reference,
        api: createBookingApi(client),
        token: () => accessTokenOf(sessionStore(context), reference),
        newId: newRandomId,
        onChange: (now) => ends.current.onChange(now),
      }),
    // Of the context only what it talks to: with another language a call goes on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [reference, client],
  );
  const { phase, action, reason } = useStoreState(renewing);
  const working = asking || phase === 'sending' || phase === 'challenge';
  useEffect(() => renewing.close, [renewing]);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (phase === 'late') ends.current.onLate();
    if (phase === 'done') ends.current.onStale();
  }, [phase]);

  const send = async () => {
    if (working || !card.ready) return;
    setRefusal(null);
    setAsking(true);
    const answer = await card.tokenise();
    setAsking(false);
    if (!answer.ok) return setRefusal(answer.message ?? t('checkout.payment.unreachable'));
    await renewing.send(answer.token);
  };

  return (
    <section className="trv-panel trv-noprint" aria-labelledby={title}>
      <h2 ref={heading} id={title} tabIndex={-1}>
        {t('booking.card.heading')}
      </h2>
      <p className="trv-sub">{t('booking.card.text')}</p>
      {phase === 'declined' && (
        <Callout tone="bad" alert>
          <b>{t('checkout.declined.title')}</b> {declineReasonText(reason, t)} {t('booking.card.another')}
        </Callout>
      )}
      {phase === 'failed' && (
        <Callout tone="bad" alert action={{ label: t('common.retry'), run: () => void renewing.goOn() }}>
          {t('checkout.payment.unreachable')}
        </Callout>
      )}
      <CardEntry card={card} failed={failed} retry={retry} />
      {refusal && (
        <p className="trv-refusal" role="alert">
          <Icon icon={warningIcon} size={18} />
          {refusal}
        </p>
      )}
      <div className="trv-pay">
        <Button
          variant="primary"
          size="l"
          busy={working}
          disabled={!card.ready || working}
          onClick={() => void send()}
        >
          {t('booking.card.send', { amount: price(amount, t.language) })}
        </Button>
      </div>
      <p className="vh" role="status">
        {working ? t('booking.card.working') : ''}
      </p>
      <Challenge
        action={phase === 'challenge' ? action : null}
        onAnswer={() => void renewing.goOn()}
        onLeave={renewing.leaveChallenge}
      />
    </section>
  );
}
