import type { Booking } from '@portolan/contract';
import { accessTokenOf, failureFrom, type BankAction } from '@portolan/core/checkout';
import { useState } from 'react';
import { createCheckoutApi } from '../checkout/api.ts';
import { Challenge } from '../checkout/Challenge.tsx';
import { useFlow } from '../shared/flow.ts';
import { Callout } from '../shared/Parts.tsx';
import { sessionStore } from '../shared/session.ts';

/** The bank has not said yes: goes on with the payment from this device, whichever began it. */
export function UnpaidNotice({ booking, onChange }: { booking: Booking; onChange(now: Booking): void }) {
  const { context } = useFlow();
  const { t } = context;
  const [action, setAction] = useState<BankAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { reference } = booking;

  const goOn = async () => {
    setProblem(null);
    try {
      const token = accessTokenOf(sessionStore(context), reference);
      const now = await createCheckoutApi(context.client).confirmPayment(reference, { token });
      setAction(now.action ?? null);
      if (!now.action) onChange(now);
    } catch (error) {
      setAction(null);
      const { code } = failureFrom(error);
      const ended = ['PAYMENT_DECLINED', 'QUOTE_EXPIRED', 'PRICE_CHANGED', 'SOLD_OUT'].includes(code);
      setProblem(t(ended ? 'checkout.confirmation.unpaid-over' : 'checkout.payment.unreachable'));
    }
  };
  return (
    <>
      <Callout
        tone={problem ? 'bad' : 'caution'}
        alert={problem !== null}
        action={{ label: t('checkout.confirmation.unpaid-action'), run: () => void goOn() }}
      >
        {problem ?? t('checkout.confirmation.unpaid')}
      </Callout>
      <Challenge action={action} onAnswer={() => void goOn()} onLeave={() => setAction(null)} />
    </>
  );
}
