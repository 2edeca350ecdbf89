import type { HiddenGem } from '@portolan/contract';
import { useStyles, useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { Failed, Note, Waiting } from '../Note.tsx';
import { pagesCss } from '../pages.css.ts';
import { useContent } from '../use-content.ts';
import { placePath } from './links.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { placesCss } from './places.css.ts';
import { Poster } from './Poster.tsx';

/** Small places that guests love, with the house that they love most; there for every agency (ROUTE-DEST-05, -06, A-44). */
export function HiddenGems({ context }: { context: PagesContext }) {
  useStyles(pagesCss);
  useStyles(placesCss);
  const t = useT();
  const { agency, art } = context;
  const { status, value, retry } = useContent<readonly HiddenGem[]>(
    context.content?.hiddenGems,
    async (signal) => (await context.client.call('listHiddenGems', { signal })).data,
  );
  return (
    <div className="places-page">
      <Poster
        low
        art={art.hero}
        title={t('places.gems.title')}
        lead={t('places.gems.lead')}
        trail={
          agency.displayTopDestinations
            ? [
                [t('places.all'), '/destination'],
                [t('places.top.title'), '/top-destination'],
              ]
            : []
        }
      />
      {status === 'loading' && <Waiting text={t('places.loading')} />}
      {status === 'failed' && <Failed onRetry={retry} />}
      {value?.length === 0 && <Note text={t('places.empty')} art={art.empty} />}
      {value && value.length > 0 && (
        <div className="places-in">
          <ol className="places is-wide">
            {value.map((place, index) => (
              <PlaceCard
                level="h2"
                key={place.slug}
                place={place}
                href={placePath(agency, place)}
                eager={index < 3}
              >
                <p className="place-loved">
                  {t('places.gems.loved')}{' '}
                  <b>
                    <bdi>{place.hotel.name}</bdi>
                  </b>
                </p>
              </PlaceCard>
            ))}
          </ol>
          <p className="places-rule">
            <b>{t('places.rule')}</b> {t('places.gems.rule')}
          </p>
        </div>
      )}
    </div>
  );
}
