import type { Booking, BookingDocument } from '@portolan/contract';
import {
  amountState,
  bookingKind,
  createBookingPage,
  createCancelling,
  isMoving,
  timelineOf,
  type BookingPageStore,
} from '@portolan/core/booking-page';
import { accessTokenOf, rememberAccess } from '@portolan/core/checkout';
import type { ServiceKey } from '@portolan/contract/services';
import type { T } from '@portolan/i18n';
import {
  Button,
  ButtonLink,
  Stamp,
  useStyles,
  calendarIcon,
  closeIcon,
  searchIcon,
  type IconShape,
} from '@portolan/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import checkoutCss from '../checkout/checkout.css?inline';
import type { WidgetContext } from '../context.ts';
import { useFlow } from '../shared/flow.ts';
import { Glyph } from '../shared/Glyph.tsx';
import { Callout, EmptyState, here, loginHref } from '../shared/Parts.tsx';
import partsCss from '../shared/parts.css?inline';
import { newRandomId } from '../shared/random-id.ts';
import { sessionStore } from '../shared/session.ts';
import { useArrival } from '../shared/use-arrival.ts';
import { isOnline, useOnline } from '../shared/use-online.ts';
import { useStoreState } from '../shared/use-store-state.ts';
import { wait } from '../shared/wait.ts';
import { createBookingApi } from './api.ts';
import bookingPageCss from './booking-page.css?inline';
import { CancelDialog } from './CancelDialog.tsx';
import { ConfirmCardNotice } from './ConfirmCardNotice.tsx';
import { Connection } from './Connection.tsx';
import { FindBooking } from './FindBooking.tsx';
import { Instalments } from './Instalments.tsx';
import { plainParts } from './plain-parts.tsx';
import { SupplierCancelledNotice } from './SupplierCancelledNotice.tsx';
import { Timeline } from './Timeline.tsx';
import { UnpaidNotice } from './UnpaidNotice.tsx';

/** What the page of a booking shows of its service. */
export interface BookingParts {
  /** The ticket to keep: {@link BookingTicket} with what the service draws in it. */
  readonly Ticket: ComponentType<{ booking: Booking }>;
  /** Address of a calendar file. */
  calendarFile(booking: Booking, t: T): string;
  /** Where the same thing can be booked again: a path of the agency's site. @default nowhere but by a new search */
  again?(booking: Booking, context: WidgetContext): { path: string; icon: IconShape };
}

export interface BookingPageProps {
  /** Of the address; `null` when it names none. */
  reference: string | null;
  /** The secret of a signed link, as long as the address has it. */
  linkToken: string | null;
  /** What the booking's service shows of it, at once or when its code has come. The same function as long as the page is shown. */
  partsOf(service: ServiceKey): BookingParts | Promise<BookingParts>;
  /** The secret is kept: takes it out of the address. */
  onLinkRead(): void;
  /** Another booking than that of the address was opened by its reference and e-mail address. */
  onFound(reference: string): void;
  /** To a new search, of the booking's service where there is a booking. */
  onNew(service: ServiceKey | null): void;
}

/**
 * One booking: right after it was made, and whenever its owner comes back by the link of a mail, or logged in. What is on its way is
 * shown as that, never as done.
 */
export function BookingPage({ reference, linkToken, partsOf, onLinkRead, onFound, onNew }: BookingPageProps) {
  useStyles(partsCss);
  useStyles(checkoutCss);
  useStyles(bookingPageCss);
  const flow = useFlow();
  const { context } = flow;
  // A signed link opens it on any device; the address is the wrong place for a secret, so it does not stay there. Before the page is
  // opened, which effects do.
  const readLink = useRef(() => {});
  readLink.current = () => {
    if (!reference || !linkToken) return;
    rememberAccess(sessionStore(context), reference, linkToken);
    onLinkRead();
  };
  useLayoutEffect(() => readLink.current(), [reference, linkToken]);
  const made = flow.shared('bookings', () => new Map<string, Booking>());

  const stores = useMemo(() => {
    if (!reference) return null;
    const api = createBookingApi(context.client);
    const clock = { now: context.now, wait };
    const token = () => accessTokenOf(sessionStore(context), reference);
    const page = createBookingPage({
      reference, api, clock, token, known: made.get(reference), online: isOnline(),
    }); // prettier-ignore
    const cancelling = createCancelling({
      reference, api, clock, token, newId: newRandomId, onChange: page.take,
    }); // prettier-ignore
    return { page, cancelling };
    // Of the context only what it talks to: with another language the connection stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reference, context.client, made]);

  if (!stores || !reference) return <Missing reference={null} onFound={onFound} onNew={() => onNew(null)} />;
  return <OneBooking key={reference} {...{ reference, made, partsOf, onFound, onNew }} {...stores} />;
}

interface OneBookingProps {
  reference: string;
  page: BookingPageStore;
  cancelling: ReturnType<typeof createCancelling>;
  made: Map<string, Booking>;
  partsOf: BookingPageProps['partsOf'];
  onFound: BookingPageProps['onFound'];
  onNew: BookingPageProps['onNew'];
}

function OneBooking({ reference, page, cancelling, made, partsOf, onFound, onNew }: OneBookingProps) {
  const { t, timeZone } = useFlow().context;
  const state = useStoreState(page);
  const asked = useStoreState(cancelling);
  const { phase, booking } = state;
  const service = booking?.item.service ?? null;
  const parts = useParts(service, partsOf);
  const toSearch = () => onNew(service);
  const online = useOnline();
  // Pressed in once, right after booking; a reload shows it at rest.
  const [fresh] = useState(booking !== null);
  const title = useArrival('confirmation');
  const seen = useRef<string | null>(null);

  useEffect(() => {
    page.open();
    const look = () => document.visibilityState === 'visible' && page.wake();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      page.close();
      cancelling.close();
    };
  }, [page, cancelling]);
  useEffect(() => page.setOnline(online), [page, online]);
  // The addresses of documents name a language.
  const { language } = t;
  const read = useRef(language);
  useEffect(() => {
    if (read.current !== language) page.wake();
    read.current = language;
  }, [page, language]);
  useEffect(() => {
    if (booking) made.set(booking.reference, booking);
  }, [booking, made]);
  useEffect(() => {
    // Nobody knows whether it was cancelled: the booking does.
    if (asked.phase === 'failed' || asked.phase === 'refused') page.wake();
  }, [asked.phase, page]);

  if (phase === 'missing') {
    const found = (other: string) => (other === reference ? page.open() : onFound(other));
    return <Missing reference={reference} onFound={found} onNew={toSearch} />;
  }
  if (phase === 'failed')
    return (
      <EmptyState level="h1" title={t('booking.failed.title')} text={t('booking.failed.text')}>
        <Button variant="primary" onClick={page.open}>
          {t('common.retry')}
        </Button>
        <Button onClick={toSearch}>{t('checkout.confirmation.new')}</Button>
      </EmptyState>
    );
  if (!booking || !parts)
    return (
      <div className="trv-confirmation" aria-busy="true">
        <span className="vh" role="status">
          {t('common.loading')}
        </span>
        <div className="trv-sk" />
        <div className="trv-sk is-ticket" />
      </div>
    );

  const kind = bookingKind(booking);
  const bySupplier = booking.cancelled?.bySupplier === true;
  const unpaid = kind === 'open' && booking.paymentStatus === 'requires_action';
  // A change that comes while somebody reads is said once; what was there at first is not.
  const changed = seen.current !== null && seen.current !== booking.status;
  seen.current = booking.status;
  return (
    <section className="trv-confirmation" aria-labelledby="trv-confirmation-title">
      <header className="trv-confirmation-head">
        <div>
          <h1 ref={title} tabIndex={-1} id="trv-confirmation-title" className="trv-title">
            {t(bySupplier ? 'booking.by-supplier.title' : `checkout.confirmation.${kind}`)}{' '}
            <bdi className="trv-reference">{booking.reference}</bdi>
          </h1>
          <p className="trv-sub" role="status">
            {kind === 'confirmed'
              ? t('checkout.confirmation.contact', { email: booking.contact.email })
              : t(unpaid ? 'checkout.confirmation.unpaid-text' : `checkout.confirmation.${kind}-text`)}
          </p>
        </div>
        <Stamp tone={tones[kind]} animate={(fresh || changed) && kind === 'confirmed'}>
          {t(`checkout.stamp.${kind}`)}
        </Stamp>
      </header>
      <ConfirmCardNotice booking={booking} onChange={page.take} onStale={page.wake} />
      {unpaid ? (
        <UnpaidNotice booking={booking} onChange={page.take} />
      ) : (
        kind === 'open' && <Callout tone="caution">{t('checkout.confirmation.verifying')}</Callout>
      )}
      {bySupplier && <SupplierCancelledNotice booking={booking} onNew={toSearch} />}

      <parts.Ticket booking={booking} />
      {booking.instalments && (
        <Instalments
          booking={booking}
          instalments={booking.instalments}
          onPaid={page.take}
          onRefused={page.wake}
        />
      )}

      <div className="trv-after">
        <Manage
          booking={booking}
          documents={state.documents}
          parts={parts}
          onCancel={() => void cancelling.ask()}
          onNew={toSearch}
        />
        <section className="trv-panel" aria-labelledby="trv-history">
          <h2 id="trv-history">{t('booking.history.heading')}</h2>
          <Connection state={state} t={t} timeZone={timeZone} />
          <Timeline
            entries={state.events && timelineOf(state.events)}
            t={t}
            timeZone={timeZone}
            goesOn={isMoving(booking)}
          />
        </section>
      </div>
      <CancelDialog
        cancelling={cancelling}
        paidWithCredit={booking.paidWithCredit}
        amount={amountState(booking)}
        t={t}
        timeZone={timeZone}
      />
    </section>
  );
}

/** The parts of a service; while their code is on its way `null`, and where it does not come the plain ones. */
function useParts(service: ServiceKey | null, partsOf: BookingPageProps['partsOf']): BookingParts | null {
  const parts = useMemo(() => service && partsOf(service), [service, partsOf]);
  const coming = parts instanceof Promise ? parts : null;
  const [loaded, setLoaded] = useState<BookingParts | null>(null);
  useEffect(() => {
    if (!coming) return;
    let current = true;
    coming.then(
      (own) => current && setLoaded(own),
      () => current && setLoaded(plainParts),
    );
    return () => void (current = false);
  }, [coming]);
  return parts instanceof Promise ? loaded : parts;
}

const tones = {
  confirmed: 'good', completed: 'good', open: 'caution', review: 'caution', cancelling: 'caution', cancel_unknown: 'caution',
  lost: 'bad', cancelled: 'bad',
} as const; // prettier-ignore

/** What can be done with it, and whom to ask. */
function Manage({
  booking,
  documents,
  parts,
  onCancel,
  onNew,
}: {
  booking: Booking;
  documents: readonly BookingDocument[];
  parts: BookingParts;
  onCancel(): void;
  onNew(): void;
}) {
  const { context } = useFlow();
  const { t, agency, navigate } = context;
  const { contactEmailId: mail, contactPhoneNumber: phone } = agency;
  const kind = bookingKind(booking);
  const again = parts.again?.(booking, context);
  return (
    <section className="trv-panel trv-noprint" aria-labelledby="trv-manage">
      <h2 id="trv-manage">{t('booking.manage.heading')}</h2>
      <ul className="trv-manage">
        {documents.map(({ kind: paper, number, url }) => (
          <li key={`${paper} ${number}`}>
            <ButtonLink variant="text" href={url} target="_blank" rel="noopener">
              <Glyph name="paper" size={20} />
              <span>
                {t(`booking.documents.${paper}`)} {number && <bdi>{number}</bdi>}
              </span>
            </ButtonLink>
          </li>
        ))}
        {kind === 'confirmed' && (
          <li>
            <ButtonLink
              variant="text"
              icon={calendarIcon}
              href={parts.calendarFile(booking, t)}
              download={`${booking.reference}.ics`}
            >
              {t('checkout.confirmation.calendar')}
            </ButtonLink>
          </li>
        )}
        <li>
          <Button variant="text" onClick={() => window.print()}>
            <Glyph name="print" size={20} />
            {t('checkout.confirmation.print')}
          </Button>
        </li>
        {again && (
          <li>
            <ButtonLink
              variant="text"
              icon={again.icon}
              href={navigate.href(again.path)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                navigate.go(again.path);
              }}
            >
              {t('booking.manage.again')}
            </ButtonLink>
          </li>
        )}
        <li>
          <Button variant="text" icon={searchIcon} onClick={onNew}>
            {t('checkout.confirmation.new')}
          </Button>
        </li>
        {kind === 'confirmed' && (
          <li className="is-bad">
            <Button variant="text" icon={closeIcon} onClick={onCancel}>
              {t('booking.cancel.action')}
            </Button>
          </li>
        )}
      </ul>
      {(mail || phone) && (
        <p className="trv-sub trv-small trv-help">
          {t('booking.manage.help')}{' '}
          {mail && (
            <a className="trv-link" href={`mailto:${mail}?subject=${encodeURIComponent(booking.reference)}`}>
              <bdi>{mail}</bdi>
            </a>
          )}{' '}
          {phone && (
            <a className="trv-link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </p>
      )}
    </section>
  );
}

/**
 * No booking, or none that this visitor may see; nobody learns which. Its owner logs in, or says which e-mail address it was made with.
 */
function Missing({ reference, onFound, onNew }: MissingProps) {
  const { context } = useFlow();
  const { t, role, agency } = context;
  const kind = reference === null ? 'form' : role === 'visitor' ? 'visitor' : 'none';
  const canLogIn = role === 'visitor' && !agency.isHideLoginOption;
  return (
    <EmptyState level="h1" title={t(missingTexts[kind].title)} text={t(missingTexts[kind].text)}>
      <FindBooking reference={reference} onFound={onFound} />
      {canLogIn && (
        <ButtonLink
          href={loginHref(context)}
          onClick={(event) => {
            if (!context.promptLogin) return;
            event.preventDefault();
            context.promptLogin(here(context));
          }}
        >
          {t('booking.missing.login')}
        </ButtonLink>
      )}
      <Button variant="text" onClick={onNew}>
        {t('checkout.confirmation.new')}
      </Button>
    </EmptyState>
  );
}

interface MissingProps {
  /** `null` where the address names no booking. */
  reference: string | null;
  /** A booking was opened by the form: this one or another. */
  onFound(reference: string): void;
  onNew(): void;
}

const missingTexts = {
  form: { title: 'booking.find.title', text: 'booking.find.text' },
  visitor: { title: 'booking.find.this-title', text: 'booking.find.text' },
  none: { title: 'booking.missing.title', text: 'booking.missing.text' },
} as const;
