import type { Booking } from '@portolan/contract';
import {
  accessTokenOf,
  failureFrom,
  isAbort,
  priceLines,
  rememberAccess,
  type Failure,
} from '@portolan/core/hotels';
import { Button, Icon, Stamp, Ticket, useStyles, calendarIcon, infoIcon } from '@portolan/ui';
import { useEffect, useState } from 'react';
import { createHotelsApi, followBooking } from '../api.ts';
import { guestsLine, StayDates } from '../checkout/Summary.tsx';
import { checkoutCss } from '../checkout/checkout.css.ts';
import { UnpaidNotice } from './UnpaidNotice.tsx';
import { useFlow } from '../flow.ts';
import { price } from '../parts/format.ts';
import { Glyph } from '../parts/Glyph.tsx';
import { CancellationTerms } from '../parts/CancellationTerms.tsx';
import { Art, boardKey, Callout, EmptyState } from '../parts/Parts.tsx';
import { partsCss } from '../parts/parts.css.ts';
import { PriceLinesList } from '../parts/PriceLinesList.tsx';
import { sessionStore } from '../parts/session.ts';
import { useArrival } from '../parts/use-arrival.ts';
import { wait } from '../parts/wait.ts';
import { calendarFile } from './calendar.ts';
import { confirmationCss } from './confirmation.css.ts';

/** Statuses that the hotel has not settled yet. */
const open = ['submitting', 'pending', 'unknown', 'revalidated', 'held', 'quoted', 'manual_review'];
const lost = ['rejected', 'expired', 'released'];
const lookAgainMs = [3000, 5000, 8000, 12_000, 20_000, 30_000, 60_000];

/** What was booked, as a ticket to keep; or that the hotel is still being asked. */
export function ConfirmationView() {
  useStyles(partsCss);
  useStyles(checkoutCss);
  useStyles(confirmationCss);
  const flow = useFlow();
  const { context, query } = flow;
  const { t } = context;
  const { reference, token: linked } = query;
  // A signed link opens it on any device; the address is the wrong place for a secret, so it does not stay there.
  if (reference && linked) rememberAccess(sessionStore(context), reference, linked);
  useEffect(() => {
    if (reference && linked) flow.go('confirmation', { ...query, token: null }, { replace: true });
  }, [reference, linked, flow, query]);
  const made = flow.shared('bookings', () => new Map<string, Booking>());
  const [booking, setBooking] = useState<Booking | null>(() => made.get(reference ?? '') ?? null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Pressed in once, right after booking; a reload shows it at rest.
  const [fresh] = useState(booking !== null);
  const title = useArrival('confirmation');

  useEffect(() => {
    if (!reference) return;
    const api = createHotelsApi(context.client);
    const controller = new AbortController();
    const { signal } = controller;
    const token = accessTokenOf(sessionStore(context), reference);
    /** Answers whether the hotel has settled it. */
    const look = async () => {
      const current = await api.getBooking(reference, { signal, token });
      made.set(reference, current);
      if (!signal.aborted) setBooking(current);
      return !open.includes(current.status);
    };
    /** Until the stream of news ends, which it may at once where something in between does not let it through. */
    const listen = async () => {
      try {
        for await (const { track, to } of followBooking(context.client, reference, { signal, token }))
          if (track === 'booking' && !open.includes(to) && (await look())) return true;
      } catch (error) {
        if (isAbort(error, signal)) throw error;
      }
      return false;
    };
    const follow = async () => {
      const known = made.get(reference);
      if (known ? !open.includes(known.status) : await look()) return;
      for (const pause of lookAgainMs) {
        if (await listen()) return;
        await wait(pause, signal);
        if (await look()) return;
      }
    };
    setFailure(null);
    follow().catch((error: unknown) => {
      // A ticket on show stays when a later look fails.
      if (!isAbort(error, signal) && !made.has(reference)) setFailure(failureFrom(error));
    });
    return () => controller.abort();
  }, [reference, context, made, attempt]);

  if (!reference || failure)
    return (
      <EmptyState
        title={t(
          failure && failure.code !== 'BOOKING_NOT_FOUND'
            ? 'stays.error.title'
            : 'checkout.confirmation.missing-title',
        )}
        text={t('checkout.confirmation.missing-text')}
      >
        {reference && (
          <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
            {t('common.retry')}
          </Button>
        )}
        <Button onClick={() => flow.go('search', query)}>{t('checkout.confirmation.new')}</Button>
      </EmptyState>
    );
  if (!booking)
    return (
      <div className="htl-confirmation" aria-busy="true">
        <span className="vh" role="status">
          {t('common.loading')}
        </span>
        <div className="htl-sk" style={{ inlineSize: '60%', blockSize: '2.4em' }} />
        <div className="htl-sk" style={{ minBlockSize: '420px', borderRadius: '16px' }} />
      </div>
    );

  const kind = stateOf(booking);
  const unpaid = kind === 'open' && booking.paymentStatus === 'requires_action';
  const lines = priceLines(booking.price);
  const lead = booking.guests[0];
  const { property } = booking;
  const tone = { confirmed: 'good', open: 'caution', lost: 'bad', cancelled: 'bad' } as const;
  return (
    <section className="htl-confirmation" aria-labelledby="htl-confirmation-title">
      <header className="htl-confirmation-head">
        <div>
          <h1 ref={title} tabIndex={-1} id="htl-confirmation-title" className="htl-title">
            {t(`checkout.confirmation.${kind}`)} <bdi className="htl-reference">{booking.reference}</bdi>
          </h1>
          <p className="htl-sub" role="status">
            {kind === 'confirmed'
              ? t('checkout.confirmation.contact', { email: booking.contact.email })
              : t(unpaid ? 'checkout.confirmation.unpaid-text' : `checkout.confirmation.${kind}-text`)}
          </p>
        </div>
        <Stamp tone={tone[kind]} animate={fresh && kind === 'confirmed'}>
          {t(`checkout.stamp.${kind}`)}
        </Stamp>
      </header>
      {unpaid ? (
        <UnpaidNotice
          booking={booking}
          onChange={(now) => {
            made.set(now.reference, now);
            setBooking(now);
            setAttempt(attempt + 1);
          }}
        />
      ) : (
        kind === 'open' && <Callout tone="caution">{t('checkout.confirmation.verifying')}</Callout>
      )}

      <Ticket
        className="htl-itinerary"
        stub={
          <div className="htl-itinerary-stub">
            <section>
              <h3>{t('stays.rate.price')}</h3>
              <PriceLinesList lines={lines} nights={booking.nights} />
              {lines.split && (
                <p className="htl-due">
                  <Icon icon={infoIcon} size={18} />
                  {t('checkout.confirmation.due', { amount: price(lines.dueAtProperty, t.language) })}
                </p>
              )}
            </section>
            <section>
              <h3>{t('stays.terms.heading')}</h3>
              <CancellationTerms
                policy={booking.cancellation}
                total={booking.price.dueNow}
                checkIn={booking.checkIn}
                timeZone={property.timeZone}
              />
            </section>
          </div>
        }
      >
        <div className="htl-itinerary-what">
          <Art src={property.image} className="htl-itinerary-art" labelled eager />
          <div className="htl-summary-body">
            <h2>
              <bdi>{property.name}</bdi>
            </h2>
            <p className="htl-sub">
              <bdi>
                {[property.address.line1, property.address.city, property.address.state]
                  .filter(Boolean)
                  .join(', ')}
              </bdi>
            </p>
            <StayDates quote={booking} />
            <ul className="htl-tags">
              <li className="htl-tag">
                <Glyph name="bed" size={16} />
                <bdi>{booking.roomName}</bdi>
              </li>
              <li className="htl-tag">
                <Glyph name="meal" size={16} />
                {t(boardKey(booking.board))}
              </li>
              <li className="htl-tag">
                <Glyph name="people" size={16} />
                {guestsLine(booking, t)}
              </li>
            </ul>
            <dl className="htl-lines htl-who">
              {lead && (
                <div>
                  <dt>{t('checkout.guests.lead')}</dt>
                  <dd>
                    <bdi>
                      {lead.firstName} {lead.lastName}
                    </bdi>
                  </dd>
                </div>
              )}
              {booking.supplierReference && (
                <div>
                  <dt>{t('checkout.confirmation.hotel-reference')}</dt>
                  <dd>
                    <bdi>{booking.supplierReference}</bdi>
                  </dd>
                </div>
              )}
              {booking.specialRequests && (
                <div>
                  <dt>{t('checkout.requests.label')}</dt>
                  <dd className="htl-wrap">
                    <bdi>{booking.specialRequests}</bdi>
                  </dd>
                </div>
              )}
            </dl>
          </div>
        </div>
      </Ticket>

      <div className="htl-actions is-start htl-noprint">
        {kind === 'confirmed' && (
          <a
            className="button is-outline is-m"
            href={calendarFile(booking, t)}
            download={`${booking.reference}.ics`}
          >
            <Icon icon={calendarIcon} />
            {t('checkout.confirmation.calendar')}
          </a>
        )}
        <Button onClick={() => window.print()}>
          <Glyph name="print" size={20} />
          {t('checkout.confirmation.print')}
        </Button>
        <Button variant="text" onClick={() => flow.go('search', query)}>
          {t('checkout.confirmation.new')}
        </Button>
      </div>
      {kind === 'confirmed' && (
        <p className="htl-sub htl-small htl-noprint">{t('checkout.confirmation.calendar-hint')}</p>
      )}
    </section>
  );
}

function stateOf({ status }: Booking): 'confirmed' | 'open' | 'lost' | 'cancelled' {
  if (open.includes(status)) return 'open';
  if (lost.includes(status)) return 'lost';
  return /^cancel/.test(status) ? 'cancelled' : 'confirmed';
}
