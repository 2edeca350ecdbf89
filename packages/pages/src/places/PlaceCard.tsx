import type { Destination } from '@portolan/contract';
import { ReviewScore, useT } from '@portolan/ui';
import type { ReactNode } from 'react';

interface PlaceCardProps {
  place: Destination;
  href: string;
  /** Over the picture: the place in a list. */
  rank?: number | undefined;
  /** On the first screen: its picture is fetched at once. @default false */
  eager?: boolean;
  /** The place's heading: one below that of its list. @default 'h3' */
  level?: 'h2' | 'h3';
  /** Below the facts. */
  children?: ReactNode;
}

/** One place of a list; the whole card is its link. */
export function PlaceCard({ place, href, rank, eager, level: Heading = 'h3', children }: PlaceCardProps) {
  const t = useT();
  const { name, state, country, hotels, rating, reviews, image, summary } = place;
  return (
    <li className="place">
      <div className="place-media">
        <img
          src={image}
          alt=""
          width="700"
          height="490"
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
        />
        {rank !== undefined && (
          <span className="place-rank">
            <bdi>{new Intl.NumberFormat(t.language).format(rank)}</bdi>
          </span>
        )}
      </div>
      <div className="place-text">
        <Heading>
          <a href={href}>
            <bdi>{name}</bdi>
          </a>
        </Heading>
        <p>
          <bdi>{[state, country].filter(Boolean).join(', ')}</bdi>
        </p>
        {summary && <p className="place-own">{summary}</p>}
        <p className="place-facts">
          <span>{t('places.hotels', { count: hotels })}</span>
          {rating !== null && <ReviewScore score={rating} count={reviews} />}
        </p>
        {children}
      </div>
    </li>
  );
}
