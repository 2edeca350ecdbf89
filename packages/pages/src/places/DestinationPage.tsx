import type { DestinationDetails, DestinationHotel } from '@portolan/contract';
import { directionOf } from '@portolan/i18n';
import { ButtonLink, Rating, ReviewScore, useStyles, useT } from '@portolan/ui';
import type { ReactNode } from 'react';
import type { PagesContext } from '../context.ts';
import { Failed, Waiting } from '../Note.tsx';
import pagesCss from '../pages.css?inline';
import { prose } from '../prose.ts';
import { useContent } from '../use-content.ts';
import { hotelDetails, hotelSearch, placePath, sells } from './links.ts';
import { PlaceCard } from './PlaceCard.tsx';
import placesCss from './places.css?inline';
import { Poster } from './Poster.tsx';
import { Year } from './Year.tsx';

/**
 * One place: the agency's words, what the catalogue knows, a year's prices, and the agency's own search and deals for it. At its own
 * address and at the one for sharing (ROUTE-BLOG-03, -06).
 */
export function DestinationPage({ context }: { context: PagesContext }) {
  useStyles(pagesCss);
  useStyles(placesCss);
  const t = useT();
  const slug = context.params?.slug ?? context.query?.get('slug') ?? '';
  const { status, value, retry } = useContent<DestinationDetails>(
    context.content?.destination,
    async (signal) => (await context.client.call('getDestination', { params: { slug }, signal })).data,
  );
  if (status === 'loading') return <Waiting text={t('places.loading')} />;
  if (status === 'failed' || !value) return <Failed onRetry={retry} />;
  return <Place place={value} context={context} />;
}

function Place({ place, context }: { place: DestinationDetails; context: PagesContext }) {
  const t = useT();
  const { agency, Widget } = context;
  const { name, text } = place;
  const hotels = sells(agency, 'hotels');
  return (
    <article className="places-page">
      <Poster
        art={place.hero}
        title={name}
        lead={place.summary ?? [place.state, place.country].filter(Boolean).join(', ')}
        trail={[
          [t('places.title'), '/destination'],
          [t(`places.region.${place.region}`), `/destination?region=${place.region}`],
        ]}
      >
        <ul className="poster-tags">
          <li>{t('places.hotels', { count: place.hotels })}</li>
          {place.topRank !== null && <li>{t('places.rank', { rank: number(t.language, place.topRank) })}</li>}
          {place.isHiddenGem && <li>{t('places.gem')}</li>}
        </ul>
      </Poster>
      {hotels && Widget && (
        <div className="place-search">
          <Widget tag="travel-hotels" attributes={{ destination: `${name}, ${place.country}` }} />
        </div>
      )}
      <div className="places-in">
        <div className="place-two">
          {text && (
            <div
              className="prose"
              lang={text.language}
              dir={directionOf(text.language)}
              dangerouslySetInnerHTML={prose(text.content)}
            />
          )}
          <Facts place={place} row={!text} />
        </div>
        {hotels && <Year slug={place.slug} name={name} context={context} />}
        {place.best.length > 0 && hotels && (
          <Section id="place-best" title={t('places.best')}>
            <ul className="places">
              {place.best.map((hotel) => (
                <HotelCard
                  key={hotel.propertyId}
                  hotel={hotel}
                  href={hotelDetails(agency, hotel.propertyId)}
                />
              ))}
            </ul>
          </Section>
        )}
        {hotels && (
          <div>
            <ButtonLink size="l" href={hotelSearch(agency, place)}>
              {t('places.search-hotels', { place: name })}
            </ButtonLink>
          </div>
        )}
        {Widget && <Widget tag="travel-deals" attributes={{ tab: 'Hotels' }} />}
        {place.nearby.length > 0 && (
          <Section id="place-near" title={t('places.nearby', { place: name })}>
            <ul className="places">
              {place.nearby.map((near) => (
                <PlaceCard key={near.slug} place={near} href={placePath(agency, near)} />
              ))}
            </ul>
          </Section>
        )}
      </div>
    </article>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** What the catalogue knows; the hour is told by the place's own zone. */
function Facts({ place, row }: { place: DestinationDetails; row: boolean }) {
  const t = useT();
  const { currency, rating, reviews } = place;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('places.fact.country'), place.country],
    ...(currency
      ? [[t('places.fact.currency'), new Intl.DisplayNames([t.language], { type: 'currency' }).of(currency) ?? currency] as const]
      : []),
    [t('places.fact.zone'), zoneOf(place.timeZone, t.language)],
    [t('places.fact.hotels'), number(t.language, place.hotels)],
    ...(rating !== null ? [[t('places.fact.guests'), <ReviewScore key="score" score={rating} count={reviews} />] as const] : []),
  ]; // prettier-ignore
  return (
    <dl className={row ? 'facts is-row' : 'facts'}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function HotelCard({ hotel, href }: { hotel: DestinationHotel; href: string }) {
  return (
    <li className="place">
      <div className="place-media">
        <img src={hotel.image} alt="" width="700" height="490" decoding="async" loading="lazy" />
      </div>
      <div className="place-text">
        <h3>
          <a href={href}>
            <bdi>{hotel.name}</bdi>
          </a>
        </h3>
        <p className="place-facts">
          <Rating value={hotel.stars} />
          {hotel.rating !== null && <ReviewScore score={hotel.rating} count={hotel.reviews} />}
        </p>
      </div>
    </li>
  );
}

function number(language: string, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** "GMT+1": the same on a server and in a browser, whatever hour it is. */
function zoneOf(timeZone: string, language: string): string {
  try {
    const parts = new Intl.DateTimeFormat(language, {
      timeZone,
      timeZoneName: 'shortOffset',
    }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
