import type { Booking } from '@portolan/contract';
import { money, type Money } from '@portolan/core';
import { createPaying, type PayingPorts } from '@portolan/core/booking-page';
import { Button, Icon, warningIcon } from '@portolan/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CardEntry } from '../checkout/CardEntry.tsx';
import { Challenge } from '../checkout/Challenge.tsx';
import { declineText, isCardDeclined } from '../checkout/declined.ts';
import { useCardFrame } from '../checkout/use-card-frame.ts';
import { UseCredit } from '../checkout/UseCredit.tsx';
import { useCredit } from '../checkout/use-credit.ts';
import { useGateway } from '../checkout/use-gateway.ts';
import { useFlow } from '../shared/flow.ts';
import { Callout } from '../shared/Parts.tsx';
import { newRandomId } from '../shared/random-id.ts';
import { useStoreState } from '../shared/use-store-state.ts';
import { wait } from '../shared/wait.ts';

export interface CardFormProps {
  /** What is paid. */
  amount: Money;
  /** On the button, such as "Pay $156.75". */
  label: string;
  /** Offers the traveller's credit too. @default false */
  withCredit?: boolean | undefined;
  /** Sends the payment, once for its key; answers the booking, with an `action` while the bank asks. */
  submit: PayingPorts['submit'];
  /** The booking, once it is paid. */
  onPaid(booking: Booking): void;
  /** It cannot be paid here any more: what is on show is out of date. */
  onRefused(): void;
}

/**
 * Pays something of a booking that stands: the gateway's card frame, the bank's question, a declined card, and the one button that pays.
 * Loaded when it is opened, for most bookings never.
 */
export function CardForm({ amount, label, withCredit = false, submit, onPaid, onRefused }: CardFormProps) {
  const { context } = useFlow();
  const { t } = context;
  const told = useRef({ submit, onPaid, onRefused });
  told.current = { submit, onPaid, onRefused };
  const paying = useMemo(
    () =>
      createPaying({
        submit: (payment, options) => told.current.submit(payment, options),
        clock: { wait },
        newId: newRandomId,
        onPaid: (booking) => told.current.onPaid(booking),
      }),
    [],
  );
  useEffect(() => paying.close, [paying]);
  const { phase, action, notice } = useStoreState(paying);
  const { gateway, failed, retry } = useGateway(true);
  const credit = useCredit(context, amount, withCredit, notice);
  const rest = money(amount.amount - credit.used, amount.currency);
  /** Credit pays all of it: no card, no frame. */
  const alone = rest.amount === 0;
  const card = useCardFrame(alone ? null : gateway, context, rest);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const working = asking || phase === 'sending' || phase === 'challenge';

  const pay = async () => {
    if (working || !(card.ready || alone)) return;
    setRefusal(null);
    const walletAmount = credit.used > 0 ? { walletAmount: credit.used } : {};
    if (alone) return paying.pay({ method: 'wallet', ...walletAmount });
    setAsking(true);
    const answer = await card.tokenise();
    setAsking(false);
    if (!answer.ok) return setRefusal(answer.message ?? t('checkout.payment.unreachable'));
    await paying.pay({ method: 'card', token: answer.token, ...walletAmount });
  };
  useEffect(() => {
    if (phase === 'refused') told.current.onRefused();
  }, [phase]);

  if (phase === 'paid') return null;
  if (phase === 'refused')
    return (
      <Callout tone="bad" alert>
        {notice?.message ?? t('booking.pay.refused')}
      </Callout>
    );
  return (
    <>
      {phase === 'unresolved' && (
        <Callout tone="caution" alert action={{ label: t('common.retry'), run: () => void paying.goOn() }}>
          {t('booking.pay.unresolved')}
        </Callout>
      )}
      {/* Kept while it is unresolved: the frame has what was entered, should another card be needed. */}
      <div className="trv-card-form" hidden={phase === 'unresolved'}>
        {notice && (
          <Callout tone="bad" alert>
            {isCardDeclined(notice) && <b>{t('checkout.declined.title')} </b>}
            {declineText(notice, t)}
          </Callout>
        )}
        <UseCredit credit={credit} due={amount} busy={working} />
        {!alone && <CardEntry card={card} failed={failed} retry={retry} />}
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
            disabled={!(card.ready || alone) || working}
            onClick={() => void pay()}
          >
            {label}
          </Button>
          <p className="trv-sub" role="status">
            {working && t('booking.pay.working')}
          </p>
        </div>
      </div>
      <Challenge action={action} onAnswer={() => void paying.goOn()} onLeave={paying.leaveChallenge} />
    </>
  );
}
