import type { Quote } from '@portolan/contract';
import { createCheckout, type CheckoutState, type CheckoutStore } from '@portolan/core/hotels';
import { Button, useStyles } from '@portolan/ui';
import { useEffect, useRef, useState } from 'react';
import { createHotelsApi } from '../api.ts';
import { useFlow, useStoreState } from '../flow.ts';
import { EmptyState } from '../parts/Parts.tsx';
import partsCss from '../parts/parts.css?inline';
import { sessionStore } from '../parts/session.ts';
import { useArrival } from '../parts/use-arrival.ts';
import { newRandomId } from '../parts/random-id.ts';
import { wait } from '../parts/wait.ts';
import checkoutCss from './checkout.css?inline';
import { Countdown } from './Countdown.tsx';
import { GuestForm } from './GuestForm.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { Expired, PriceChanged, SoldOut, Unresolved } from './Screens.tsx';
import { Brief, Summary } from './Summary.tsx';

/** From a held price to a booking: who travels, then the card, beside the ticket that says what it costs. */
export function CheckoutView() {
  useStyles(partsCss);
  useStyles(checkoutCss);
  const flow = useFlow();
  const { context, query } = flow;
  const { t } = context;
  const checkout = flow.shared('checkout', () => {
    const session = sessionStore(context);
    return createCheckout({
      api: createHotelsApi(context.client),
      session,
      clock: { now: () => context.now(), wait },
      newId: newRandomId,
      known: () => {
        const person = context.user?.personal_info;
        return {
          ...(person && { firstName: person.first_name, lastName: person.last_name, email: person.email }),
          ...context.prefill,
        };
      },
    });
  });
  const state = useStoreState(checkout);
  const title = useArrival('checkout');
  const [step, setStep] = useState<'guests' | 'payment'>('guests');
  const { token } = query;

  useEffect(() => {
    if (!token) return;
    const quotes = flow.shared('quotes', () => new Map<string, Quote>());
    const known = quotes.get(token);
    quotes.delete(token);
    void checkout.open(token, known).then(() => carryBed(checkout, token, flow));
    flow.prefetch('confirmation');
  }, [checkout, token, flow]);

  useEffect(() => void flow.whenRemoved.add(checkout.close), [flow, checkout]);

  // The countdown's own second hand; it also ends a price that has run out.
  useEffect(() => {
    const timer = setInterval(checkout.tick, 1000);
    return () => clearInterval(timer);
  }, [checkout]);
  // Another quote under the same form (another room, the same room held again) has an address of its own.
  useEffect(() => {
    const { quote: held, phase } = checkout.getState();
    if (held && token && phase !== 'loading' && held.quoteId !== token)
      flow.go('checkout', { ...query, token: held.quoteId }, { replace: true });
  }, [checkout, state.quote, state.phase, token, query, flow]);

  const { booking } = state;
  const handedOver = useRef<string | null>(null);
  useEffect(() => {
    if (!booking || handedOver.current === booking.reference) return;
    handedOver.current = booking.reference;
    context.emit('booked', { reference: booking.reference, total: booking.price.total });
    flow.shared('bookings', () => new Map<string, unknown>()).set(booking.reference, booking);
    flow.go('confirmation', { ...query, reference: booking.reference, token: null }, { replace: true });
  }, [booking, context, flow, query]);

  const { quote } = state;
  const backToRooms = () => {
    const property = quote
      ? {
          propertyId: quote.property.propertyId,
          stay: { checkIn: quote.checkIn, checkOut: quote.checkOut },
          occupancy: quote.occupancy,
        }
      : {};
    flow.go('details', { ...query, ...property, token: null });
  };

  if (!token || state.phase === 'failed')
    return (
      <EmptyState
        level="h1"
        title={t(state.notice?.code === 'NETWORK' ? 'stays.error.title' : 'checkout.missing.title')}
        text={state.notice?.message ?? t('checkout.missing.text')}
      >
        {token && (
          <Button variant="primary" onClick={() => void checkout.open(token)}>
            {t('common.retry')}
          </Button>
        )}
        <Button onClick={() => (query.propertyId ? backToRooms() : flow.go('search', query))}>
          {t('checkout.missing.back')}
        </Button>
      </EmptyState>
    );
  if (!quote || !state.draft || state.phase === 'loading' || state.phase === 'booked')
    return <CheckoutSkeleton />;

  const screen = screenOf(state, checkout, backToRooms);
  return (
    <section className="htl-checkout" aria-labelledby="htl-checkout-title">
      <header className="htl-checkout-head">
        <h1 ref={title} tabIndex={-1} id="htl-checkout-title" className="htl-title">
          {t('checkout.heading')}
        </h1>
        {!screen && <Countdown expiresAt={quote.expiresAt} off={state.clockIsOff} />}
      </header>
      {screen ?? (
        <div className="htl-checkout-cols">
          <Brief quote={quote} />
          <div className="htl-steps">
            <GuestForm
              state={state}
              checkout={checkout}
              last={step === 'guests'}
              onContinue={() => checkout.check() && setStep('payment')}
            />
            <PaymentStep state={state} checkout={checkout} open={step === 'payment'} />
          </div>
          <Summary quote={quote} />
        </div>
      )}
    </section>
  );
}

/** The designed screens that stand in for the form while something else has to be decided. */
function screenOf(state: CheckoutState, checkout: CheckoutStore, back: () => void) {
  switch (state.phase) {
    case 'price_changed':
      return <PriceChanged state={state} onAccept={checkout.acceptChange} onBack={back} />;
    case 'sold_out':
      return <SoldOut state={state} onChoose={(offerId) => void checkout.requote(offerId)} onBack={back} />;
    case 'expired':
      return <Expired state={state} onAgain={() => checkout.requote()} onBack={back} />;
    case 'unresolved':
    case 'elsewhere':
      return <Unresolved state={state} onRetry={() => void checkout.retry()} />;
    default:
      return null;
  }
}

/** The bed choice of the room page is a wish for the hotel: it starts the special requests, once. */
function carryBed(checkout: CheckoutStore, quoteId: string, flow: ReturnType<typeof useFlow>) {
  const { context } = flow;
  const session = sessionStore(context);
  const name = `hotels.quote.${quoteId}.bed`;
  const bed = session.get(name);
  const { draft } = checkout.getState();
  if (!bed || !draft) return;
  session.remove(name);
  const wish = context.t('checkout.requests.bed', { bed });
  // A wish of an earlier choice gives way to this one; the traveller's own words stay.
  const stem = context.t('checkout.requests.bed', { bed: '' }).trim();
  const own = draft.specialRequests
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith(stem));
  checkout.setField('specialRequests', [wish, ...own].join('\n'));
}

function CheckoutSkeleton() {
  const { t } = useFlow().context;
  return (
    <div className="htl-checkout" aria-busy="true">
      <span className="vh" role="status">
        {t('common.loading')}
      </span>
      <div className="htl-sk" style={{ inlineSize: '40%', blockSize: '2.2em' }} />
      <div className="htl-checkout-cols">
        <div className="htl-sk" style={{ minBlockSize: '420px', borderRadius: '16px' }} />
        <div className="htl-sk" style={{ minBlockSize: '360px', borderRadius: '16px' }} />
      </div>
    </div>
  );
}
