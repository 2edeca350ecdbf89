import type { HotelDetails, Offer } from '@portolan/contract';
import { nightsBetween } from '@portolan/core';
import { failureFrom, isAbort, rememberHint, rememberOffer, type Failure } from '@portolan/core/checkout';
import { asksForTerms, createHotelDetails, hasTerms, type HotelFilters } from '@portolan/core/hotels';
import { Button, Dialog, Icon, useStyles, backIcon, pinIcon } from '@portolan/ui';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { createHotelsApi } from '../api.ts';
import { useFlow, useStoreState } from '../flow.ts';
import { ProblemNotes } from '../form/ProblemNotes.tsx';
import { countryName, kilometres, price, wallTime } from '../parts/format.ts';
import { Callout, EmptyState } from '../../shared/Parts.tsx';
import { Amenities, Review, Stars } from '../parts/StayParts.tsx';
import partsCss from '../../shared/parts.css?inline';
import { newRandomId } from '../../shared/random-id.ts';
import { sessionStore } from '../../shared/session.ts';
import { useArrival } from '../../shared/use-arrival.ts';
import { plainClick } from '../results/HotelCard.tsx';
import { listParams } from '../results/return-place.ts';
import detailsCss from './details.css?inline';
import { Gallery } from './Gallery.tsx';
import { RoomCard } from './RoomCard.tsx';
import { StayEditor } from './StayEditor.tsx';

/** One property: pictures, what it offers, and every room and rate for the stay. */
export function DetailsView() {
  useStyles(partsCss);
  useStyles(detailsCss);
  const flow = useFlow();
  const { context, query } = flow;
  const { t } = context;
  const api = flow.shared('api', () => createHotelsApi(context.client));
  const store = flow.shared('details', () => createHotelDetails(api));
  const { status, details, failure } = useStoreState(store);
  const title = useArrival('details');
  const rooms = useRef<HTMLElement>(null);
  const [choosing, setChoosing] = useState<string | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const alive = useRef(true);

  useEffect(() => {
    alive.current = true;
    return () => void (alive.current = false);
  }, []);
  useEffect(() => {
    void store.load(query);
    flow.prefetch('checkout');
  }, [store, query, flow]);

  // The list as it was left, filters and all.
  const list = listParams(flow);
  const toResults = (event: MouseEvent) => {
    if (!plainClick(event)) return;
    event.preventDefault();
    flow.navigation.go('results', list);
  };

  const select = async (offer: Offer, bed: string | null) => {
    if (choosing) return;
    setChoosing(offer.offerId);
    setRefused(null);
    try {
      const quote = await api.createQuote(
        { offerId: offer.offerId, ...(query.scenario ? { scenario: query.scenario } : {}) },
        { correlationId: query.correlationId ?? undefined, idempotencyKey: `quote-${newRandomId()}` },
      );
      if (!alive.current) return;
      const session = sessionStore(context);
      rememberOffer(session, quote.quoteId, offer.offerId);
      if (bed) rememberHint(session, quote.quoteId, bed);
      flow.shared('quotes', () => new Map<string, unknown>()).set(quote.quoteId, quote);
      context.emit('checkout', { quoteId: quote.quoteId });
      flow.go('checkout', { ...query, token: quote.quoteId });
    } catch (error) {
      if (alive.current && !isAbort(error)) setRefused(failureFrom(error));
    } finally {
      if (alive.current) setChoosing(null);
    }
  };

  if (!query.propertyId || (status === 'failed' && !details))
    return (
      <EmptyState
        level="h1"
        title={t(
          !query.propertyId || failure?.code === 'PROPERTY_NOT_FOUND'
            ? 'stays.details.not-found'
            : 'stays.error.title',
        )}
        text={failure?.message ?? t('stays.details.not-found-text')}
      >
        {query.propertyId && failure?.code !== 'PROPERTY_NOT_FOUND' && (
          <Button variant="primary" onClick={() => void store.load(query, { force: true })}>
            {t('common.retry')}
          </Button>
        )}
        <Button
          onClick={() => flow.navigation.go(query.destination || query.placeId ? 'results' : 'search', list)}
        >
          {t('stays.details.other')}
        </Button>
      </EmptyState>
    );

  const loading = status === 'loading' || status === 'idle';
  if (!details) return <DetailsSkeleton />;

  const nights = Math.max(1, nightsBetween(query.stay.checkIn, query.stay.checkOut));
  const bookable = matchingFirst(details.rooms, query.filters);
  const lowest = cheapestOffer(bookable, query.filters);
  const { address } = details;
  const country = countryName(address.countryCode, t.language);
  const place = [...new Set([address.line1, address.city, address.state, country])];

  return (
    <section className="htl-details" aria-labelledby="htl-details-title">
      {(query.destination || query.placeId) && (
        <a className="htl-back" href={flow.navigation.href('results', list)} onClick={toResults}>
          <Icon icon={backIcon} size={18} />
          {t('stays.details.back')}
        </a>
      )}
      <ProblemNotes problems={flow.problems} />

      <Gallery details={details} />

      <header className="htl-details-head">
        <div>
          <p className="htl-card-line">
            <span className="trv-sub">{t(`stays.type.${knownType(details.propertyType)}`)}</span>
            <Stars stars={details.stars} />
          </p>
          <h1 ref={title} tabIndex={-1} id="htl-details-title" className="trv-title htl-details-title">
            <bdi>{details.name}</bdi>
          </h1>
          <p className="htl-card-place">
            <Icon icon={pinIcon} size={18} />
            <span>
              <bdi>{place.filter(Boolean).join(', ')}</bdi>
              {details.distanceKm > 0 && (
                <> · {t('stays.card.distance', { distance: kilometres(details.distanceKm, t.language) })}</>
              )}
            </span>
          </p>
        </div>
        <Review review={details.review} />
      </header>

      <div className="htl-details-cols">
        <div className="htl-details-about">
          <p className="htl-prose" dir="auto">
            {details.description}
          </p>
          {details.amenities.length > 0 && (
            <>
              <h2>{t('stays.details.amenities')}</h2>
              <Amenities items={details.amenities} />
            </>
          )}
        </div>
        <dl className="htl-facts">
          <div>
            <dt>{t('common.dates.check-in')}</dt>
            <dd>{t('stays.details.from', { time: wallTime(details.checkInFrom, t.language) })}</dd>
          </div>
          <div>
            <dt>{t('common.dates.check-out')}</dt>
            <dd>{t('stays.details.until', { time: wallTime(details.checkOutUntil, t.language) })}</dd>
          </div>
          {details.phone && (
            <div>
              <dt>{t('stays.details.phone')}</dt>
              <dd>
                <a href={`tel:${details.phone.replace(/[^+\d]/g, '')}`}>
                  <bdi>{details.phone}</bdi>
                </a>
              </dd>
            </div>
          )}
        </dl>
      </div>

      <section ref={rooms} className="htl-rooms" aria-labelledby="htl-rooms-title" aria-busy={loading}>
        <div className="htl-rooms-head">
          <h2 id="htl-rooms-title">{t('stays.rooms.heading')}</h2>
          <StayEditor />
        </div>
        {details.partial && <Callout tone="caution">{t('stays.note.silent', { count: 1 })}</Callout>}
        {status === 'failed' && (
          <Callout
            tone="bad"
            alert
            action={{ label: t('common.retry'), run: () => void store.load(query, { force: true }) }}
          >
            {failure?.message ?? t('stays.error.text')}
          </Callout>
        )}
        {refused && (
          <Callout
            tone="bad"
            alert
            action={refreshable(refused.code) ? { label: t('stays.rooms.refresh'), run: refresh } : undefined}
          >
            {refused.message ?? t('stays.rooms.refused')}
          </Callout>
        )}
        {loading ? (
          <div className="htl-room-list" role="status" aria-label={t('common.loading')}>
            {Array.from({ length: 2 }, (_, i) => (
              <div key={i} className="htl-room trv-sk" style={{ minBlockSize: '260px' }} />
            ))}
          </div>
        ) : bookable.length > 0 ? (
          <ul className="htl-room-list">
            {bookable.map((room, index) => (
              <RoomCard
                key={room.roomId}
                room={room}
                details={details}
                nights={nights}
                leading={index === 0}
                choosing={choosing}
                onSelect={(offer, bed) => void select(offer, bed)}
              />
            ))}
          </ul>
        ) : (
          status === 'done' && <SoldOut details={details} />
        )}
      </section>

      {lowest?.price && !loading && (
        <div className="htl-buybar">
          <p>
            <b>
              <bdi>{price(lowest.price.total, t.language)}</bdi>
            </b>
            <small>{t('stays.price.total-from', { count: nights })}</small>
          </p>
          <Button
            variant="primary"
            onClick={() => rooms.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
          >
            {t('stays.rooms.see')}
          </Button>
        </div>
      )}
    </section>
  );

  function refresh() {
    setRefused(null);
    void store.load(query, { force: true });
  }
}

/** Nothing left for these nights: other dates here, or other stays near by. */
function SoldOut({ details }: { details: HotelDetails }) {
  const flow = useFlow();
  const { t } = flow.context;
  const { query } = flow;
  const near = {
    ...query,
    propertyId: null,
    placeId: null,
    destination: details.address.city,
    latitude: details.latitude,
    longitude: details.longitude,
    sort: 'distance' as const,
  };
  const [open, setOpen] = useState(false);
  return (
    <EmptyState title={t('stays.sold-out.title')} text={t('stays.sold-out.text', { name: details.name })}>
      <Button variant="primary" onClick={() => flow.go('results', near)}>
        {t('stays.sold-out.near')}
      </Button>
      <Button onClick={() => setOpen(true)}>{t('stays.sold-out.dates')}</Button>
      <Dialog open={open} kind="sheet" title={t('stays.sold-out.dates')} onClose={() => setOpen(false)}>
        {open && <StayEditor onDone={() => setOpen(false)} />}
      </Dialog>
    </EmptyState>
  );
}

function DetailsSkeleton() {
  const { t } = useFlow().context;
  return (
    <div className="htl-details" aria-busy="true">
      <span className="vh" role="status">
        {t('common.loading')}
      </span>
      <div className="htl-gallery is-waiting trv-sk" />
      <div className="trv-sk" style={{ inlineSize: '50%', blockSize: '2.2em' }} />
      <div className="trv-sk" style={{ inlineSize: '70%', blockSize: '1.2em' }} />
      <div className="htl-room trv-sk" style={{ minBlockSize: '260px' }} />
    </div>
  );
}

type Room = HotelDetails['rooms'][number];

/** The rooms that can be booked, cheapest first; those with an offer that the list was filtered for come before the others. */
function matchingFirst(rooms: readonly Room[], filters: HotelFilters): Room[] {
  const bookable = rooms.filter((room) => room.offers.length > 0);
  const price = (room: Room) => cheapestOffer([room], filters)?.price?.total.amount ?? 0;
  const matches = (room: Room) => room.offers.some((offer) => hasTerms(offer, filters));
  if (!asksForTerms(filters)) return bookable;
  return [
    ...bookable.filter(matches).sort((a, b) => price(a) - price(b)),
    ...bookable.filter((room) => !matches(room)),
  ];
}

/** Of the offers that the list was filtered for; of all when there is none. */
function cheapestOffer(rooms: readonly Room[], filters: HotelFilters): Offer | undefined {
  const offers = rooms.flatMap((room) => room.offers).filter((offer) => offer.price);
  const matching = offers.filter((offer) => hasTerms(offer, filters));
  return (matching.length > 0 ? matching : offers).sort(
    (a, b) => (a.price?.total.amount ?? 0) - (b.price?.total.amount ?? 0),
  )[0];
}

const types = ['hotel', 'apartment', 'guest_house', 'hostel', 'resort', 'villa', 'boutique', 'inn'] as const;
function knownType(type: string): (typeof types)[number] {
  return types.find((known) => known === type.toLowerCase().replace(/[\s-]+/g, '_')) ?? 'hotel';
}

function refreshable(code: string): boolean {
  return code === 'OFFER_EXPIRED' || code === 'OFFER_INVALID' || code === 'SOLD_OUT';
}
