import type { Booking, Item, Quote } from '@portolan/contract';
import { createCheckout, type CheckoutState, type CheckoutStore } from '@portolan/core/checkout';
import { Button, useStyles } from '@portolan/ui';
import { useEffect, useRef, useState } from 'react';
import { useFlow } from '../shared/flow.ts';
import { EmptyState } from '../shared/Parts.tsx';
import partsCss from '../shared/parts.css?inline';
import { newRandomId } from '../shared/random-id.ts';
import { sessionStore } from '../shared/session.ts';
import { useArrival } from '../shared/use-arrival.ts';
import { useStoreState } from '../shared/use-store-state.ts';
import { wait } from '../shared/wait.ts';
import { AccountOffer } from './AccountOffer.tsx';
import { createCheckoutApi } from './api.ts';
import checkoutCss from './checkout.css?inline';
import { Countdown } from './Countdown.tsx';
import type { CheckoutParts } from './parts.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { Expired, PriceChanged, SoldOut, Unresolved } from './Screens.tsx';

export interface CheckoutPageProps<I extends Item, Draft> {
  parts: CheckoutParts<I, Draft>;
  /** Of the address; `null` when it names none. */
  quoteId: string | null;
  /** Demo mode only: the failure that the sandbox plays. */
  scenario: string | null;
  /** Once the quote is there, before the traveller types. */
  onOpen?(checkout: CheckoutStore<I, Draft>, quoteId: string): void;
  /** Another quote is under the same form: another offer, or the same one held again. */
  onRequote(quoteId: string): void;
  onBooked(booking: Booking): void;
  /** Back to the offers of what is being booked; `null` when that is not known. */
  onBack(item: I | null): void;
}

/** From a held price to a booking: who travels, then the card, beside the ticket that says what it costs. */
export function CheckoutPage<I extends Item, Draft>(props: CheckoutPageProps<I, Draft>) {
  useStyles(partsCss);
  useStyles(checkoutCss);
  const { parts, quoteId, scenario, onBack } = props;
  const flow = useFlow();
  const { context } = flow;
  const { t } = context;
  const checkout = flow.shared('checkout', () =>
    createCheckout({
      plan: parts.plan,
      api: createCheckoutApi(context.client),
      session: sessionStore(context),
      clock: { now: () => context.now(), wait },
      newId: newRandomId,
      known: () => {
        const person = context.user?.personal_info;
        return {
          ...(person && { firstName: person.first_name, lastName: person.last_name, email: person.email }),
          ...context.prefill,
        };
      },
    }),
  );
  const state = useStoreState(checkout);
  const title = useArrival('checkout');
  const [step, setStep] = useState<'travellers' | 'payment'>('travellers');
  const told = useRef(props);
  told.current = props;

  useEffect(() => {
    if (!quoteId) return;
    const quotes = flow.shared('quotes', () => new Map<string, Quote>());
    const known = quotes.get(quoteId);
    quotes.delete(quoteId);
    void checkout.open(quoteId, known).then(() => told.current.onOpen?.(checkout, quoteId));
  }, [checkout, quoteId, flow]);

  useEffect(() => void flow.whenRemoved.add(checkout.close), [flow, checkout]);

  // The countdown's own second hand; it also ends a price that has run out.
  useEffect(() => {
    const timer = setInterval(checkout.tick, 1000);
    return () => clearInterval(timer);
  }, [checkout]);
  const { quote, phase, booking } = state;
  useEffect(() => {
    // The store may have moved on since this was rendered.
    const { quote: held, phase: now } = checkout.getState();
    if (held && quoteId && now !== 'loading' && held.quoteId !== quoteId)
      told.current.onRequote(held.quoteId);
  }, [checkout, quote, phase, quoteId]);

  const handedOver = useRef<string | null>(null);
  useEffect(() => {
    if (!booking || handedOver.current === booking.reference) return;
    handedOver.current = booking.reference;
    context.emit('booked', { reference: booking.reference, total: booking.price.total });
    flow.shared('bookings', () => new Map<string, unknown>()).set(booking.reference, booking);
    told.current.onBooked(booking);
  }, [booking, context, flow]);

  const back = () => onBack(quote?.item ?? null);
  if (!quoteId || phase === 'failed')
    return (
      <EmptyState
        level="h1"
        title={t(state.notice?.code === 'NETWORK' ? 'stays.error.title' : 'checkout.missing.title')}
        text={state.notice?.message ?? t('checkout.missing.text')}
      >
        {quoteId && (
          <Button variant="primary" onClick={() => void checkout.open(quoteId)}>
            {t('common.retry')}
          </Button>
        )}
        <Button onClick={back}>{t('checkout.missing.back')}</Button>
      </EmptyState>
    );
  if (!quote || state.draft === null || phase === 'loading' || phase === 'booked')
    return <CheckoutSkeleton />;

  const screen = screenOf(state, checkout, parts, back);
  const { Brief, Form, Summary } = parts;
  return (
    <section className="trv-checkout" aria-labelledby="trv-checkout-title">
      <header className="trv-checkout-head">
        <h1 ref={title} tabIndex={-1} id="trv-checkout-title" className="trv-title">
          {t('checkout.heading')}
        </h1>
        {!screen && <Countdown expiresAt={quote.expiresAt} off={state.clockIsOff} />}
      </header>
      {screen ?? (
        <div className="trv-checkout-cols">
          <Brief quote={quote} />
          <div className="trv-steps">
            {step === 'travellers' && <AccountOffer />}
            <Form
              state={state}
              checkout={checkout}
              last={step === 'travellers'}
              onContinue={() => checkout.check() && setStep('payment')}
            />
            <PaymentStep state={state} checkout={checkout} open={step === 'payment'} scenario={scenario} />
          </div>
          <Summary quote={quote} />
        </div>
      )}
    </section>
  );
}

/** The designed screens that stand in for the form while something else has to be decided. */
function screenOf<I extends Item, Draft>(
  state: CheckoutState<I, Draft>,
  checkout: CheckoutStore<I, Draft>,
  parts: CheckoutParts<I, Draft>,
  back: () => void,
) {
  switch (state.phase) {
    case 'price_changed':
      return <PriceChanged state={state} parts={parts} onAccept={checkout.acceptChange} onBack={back} />;
    case 'sold_out':
      return (
        <SoldOut
          state={state}
          parts={parts}
          onChoose={(offerId) => void checkout.requote(offerId)}
          onBack={back}
        />
      );
    case 'expired':
      return <Expired state={state} onAgain={() => checkout.requote()} onBack={back} />;
    case 'unresolved':
    case 'elsewhere':
      return <Unresolved state={state} onRetry={() => void checkout.retry()} />;
    default:
      return null;
  }
}

function CheckoutSkeleton() {
  const { t } = useFlow().context;
  return (
    <div className="trv-checkout" aria-busy="true">
      <span className="vh" role="status">
        {t('common.loading')}
      </span>
      <div className="trv-sk" style={{ inlineSize: '40%', blockSize: '2.2em' }} />
      <div className="trv-checkout-cols">
        <div className="trv-sk" style={{ minBlockSize: '420px', borderRadius: '16px' }} />
        <div className="trv-sk" style={{ minBlockSize: '360px', borderRadius: '16px' }} />
      </div>
    </div>
  );
}
