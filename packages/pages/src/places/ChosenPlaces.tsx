import type { Destination } from '@portolan/contract';
import { useStyles, useT } from '@portolan/ui';
import type { ReactNode } from 'react';
import type { PagesContext } from '../context.ts';
import { Failed, Note, Waiting } from '../Note.tsx';
import pagesCss from '../pages.css?inline';
import { useContent } from '../use-content.ts';
import { placePath } from './links.ts';
import { PlaceCard } from './PlaceCard.tsx';
import placesCss from './places.css?inline';
import { Poster } from './Poster.tsx';

interface ChosenPlacesProps<Place> {
  context: PagesContext;
  /** Its texts, below `places.`. */
  list: 'top' | 'gems';
  /** What the document brought along. */
  brought: readonly Place[] | undefined;
  load(signal: AbortSignal): Promise<readonly Place[]>;
  /** The other lists, from here. */
  trail: readonly (readonly [title: string, path: string])[];
  /** Each card wears its place in the list. @default false */
  ranked?: boolean;
  /** Wider cards, three in a row. @default false */
  wide?: boolean;
  /** What the list says of a place beside its facts. */
  detail?(place: Place): ReactNode;
}

/** A short list of places in the order of a rule, with the rule below it. */
export function ChosenPlaces<Place extends Destination>({
  context: { agency, art },
  list,
  brought,
  load,
  trail,
  ranked = false,
  wide = false,
  detail,
}: ChosenPlacesProps<Place>) {
  useStyles(pagesCss);
  useStyles(placesCss);
  const t = useT();
  const { status, value, retry } = useContent<readonly Place[]>(brought, load);
  return (
    <div className="places-page">
      <Poster
        low
        art={art.hero}
        title={t(`places.${list}.title`)}
        lead={t(`places.${list}.lead`)}
        trail={trail}
      />
      {status === 'loading' && <Waiting text={t('places.loading')} />}
      {status === 'failed' && <Failed as="p" onRetry={retry} />}
      {value?.length === 0 && <Note as="p" text={t('places.empty')} art={art.empty} />}
      {value && value.length > 0 && (
        <div className="places-in">
          <ol className={wide ? 'places is-wide' : 'places'}>
            {value.map((place, index) => (
              <PlaceCard
                level="h2"
                key={place.slug}
                place={place}
                href={placePath(agency, place)}
                rank={ranked ? index + 1 : undefined}
                eager={index < (wide ? 3 : 4)}
              >
                {detail?.(place)}
              </PlaceCard>
            ))}
          </ol>
          <p className="places-rule">
            <b>{t('places.rule')}</b> {t(`places.${list}.rule`)}
          </p>
        </div>
      )}
    </div>
  );
}
