import type { DestinationList } from '@portolan/contract';
import type { TextKey } from '@portolan/i18n';
import { Button, useStyles, useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { Failed, Waiting } from '../Note.tsx';
import pagesCss from '../pages.css?inline';
import { useContent } from '../use-content.ts';
import { placePath, placesPath, placesQuery } from './links.ts';
import { PlaceCard } from './PlaceCard.tsx';
import placesCss from './places.css?inline';
import { Poster } from './Poster.tsx';

/**
 * Every place with hotels, by name and by part of the world (ROUTE-DEST-03). The search is a form and regions are links: the list is
 * an address, and works before any script.
 */
export function Destinations({ context }: { context: PagesContext }) {
  useStyles(pagesCss);
  useStyles(placesCss);
  const t = useT();
  const { agency, art } = context;
  const { q, region, page } = placesQuery(context.query);
  const { status, value, retry } = useContent<DestinationList>(
    context.content?.destinations,
    async (signal) => {
      const query = { ...(q && { q }), ...(region && { region }), ...(page > 1 && { page: String(page) }) };
      return (await context.client.call('listDestinations', { query, signal })).data;
    },
  );
  const searched = q !== '' || region !== '';
  return (
    <div className="places-page">
      <Poster
        low
        art={art.hero}
        title={t('places.title')}
        lead={t('places.lead', { agency: agency.agencyName })}
        trail={[
          [t('places.top.title'), '/top-destination'],
          [t('places.gems.title'), '/hidden-gems'],
        ]}
      >
        <form className="places-search" role="search" action="/destination" method="get">
          <input
            name="q"
            type="search"
            defaultValue={q}
            maxLength={80}
            aria-label={t('places.search')}
            placeholder={t('places.search')}
            autoComplete="off"
            enterKeyHint="search"
          />
          {region && <input type="hidden" name="region" value={region} />}
          <Button variant="primary" size="l" type="submit">
            {t('places.search-go')}
          </Button>
        </form>
      </Poster>
      {status === 'loading' && <Waiting text={t('places.loading')} />}
      {status === 'failed' && <Failed as="p" onRetry={retry} />}
      {status === 'loaded' && value && (
        <div className="places-in">
          <nav aria-label={t('places.regions')}>
            <ul className="places-regions">
              <Region region="" count={null} current={region === ''} q={q} />
              {value.regions.map((each) => (
                <Region key={each.region} {...each} current={each.region === region} q={q} />
              ))}
            </ul>
          </nav>
          {value.items.length > 0 ? (
            <section aria-labelledby="places-found">
              <h2 id="places-found">{t('places.found', { count: value.total })}</h2>
              <ul className="places">
                {value.items.map((place, index) => (
                  <PlaceCard
                    key={place.slug}
                    place={place}
                    href={placePath(agency, place)}
                    eager={index < 4}
                  />
                ))}
              </ul>
            </section>
          ) : (
            <div className="places-none" role="status">
              {art.empty && <img src={art.empty} alt="" width="700" height="490" decoding="async" />}
              <p>{t(searched ? 'places.none' : 'places.empty')}</p>
              {searched && <a href="/destination">{t('places.none-clear')}</a>}
            </div>
          )}
          {value.pages > 1 && (
            <nav className="places-pages" aria-label={t('places.pages')}>
              {page > 1 && (
                <a href={placesPath({ q, region, page: page - 1 })} rel="prev">
                  {t('places.previous')}
                </a>
              )}
              <span>{t('places.page', { page, pages: value.pages })}</span>
              {page < value.pages && (
                <a href={placesPath({ q, region, page: page + 1 })} rel="next">
                  {t('places.next')}
                </a>
              )}
            </nav>
          )}
        </div>
      )}
    </div>
  );
}

function Region({
  region,
  count,
  current,
  q,
}: {
  region: DestinationList['regions'][number]['region'] | '';
  count: number | null;
  current: boolean;
  q: string;
}) {
  const t = useT();
  return (
    <li>
      <a href={placesPath({ q, region })} aria-current={current ? 'true' : undefined}>
        {t(`places.region.${region || 'all'}` satisfies TextKey)}
        {count !== null && <span>{new Intl.NumberFormat(t.language).format(count)}</span>}
      </a>
    </li>
  );
}
