import type { Destination } from '@portolan/contract';
import { useStyles, useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { Failed, Note, Waiting } from '../Note.tsx';
import { pagesCss } from '../pages.css.ts';
import { useContent } from '../use-content.ts';
import { placePath } from './links.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { placesCss } from './places.css.ts';
import { Poster } from './Poster.tsx';

/** The places with the most hotels that guests like, in order, with the rule that makes the order (ROUTE-DEST-01). */
export function TopDestinations({ context }: { context: PagesContext }) {
  useStyles(pagesCss);
  useStyles(placesCss);
  const t = useT();
  const { agency, art } = context;
  const { status, value, retry } = useContent<readonly Destination[]>(
    context.content?.topDestinations,
    async (signal) => (await context.client.call('listTopDestinations', { signal })).data,
  );
  return (
    <div className="places-page">
      <Poster
        low
        art={art.hero}
        title={t('places.top.title')}
        lead={t('places.top.lead')}
        trail={[
          [t('places.all'), '/destination'],
          [t('places.gems.title'), '/hidden-gems'],
        ]}
      />
      {status === 'loading' && <Waiting text={t('places.loading')} />}
      {status === 'failed' && <Failed onRetry={retry} />}
      {value?.length === 0 && <Note text={t('places.empty')} art={art.empty} />}
      {value && value.length > 0 && (
        <div className="places-in">
          <ol className="places">
            {value.map((place, index) => (
              <PlaceCard
                level="h2"
                key={place.slug}
                place={place}
                href={placePath(agency, place)}
                rank={index + 1}
                eager={index < 4}
              />
            ))}
          </ol>
          <p className="places-rule">
            <b>{t('places.rule')}</b> {t('places.top.rule')}
          </p>
        </div>
      )}
    </div>
  );
}
