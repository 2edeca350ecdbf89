import type { CruiseLanding } from '@portolan/contract';
import { ButtonLink, useStyles, useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { Failed, Waiting } from '../Note.tsx';
import pagesCss from '../pages.css?inline';
import { prose } from '../prose.ts';
import { useContent } from '../use-content.ts';
import { cruiseSearch, sells } from './links.ts';
import placesCss from './places.css?inline';
import { Poster } from './Poster.tsx';

/** The page of one cruise line, and the way to ask for its voyages (ROUTE-CRL-01 to -03). */
export function CruiseLine({ context }: { context: PagesContext }) {
  useStyles(pagesCss);
  useStyles(placesCss);
  const t = useT();
  const { agency, params } = context;
  const slug = params?.slug ?? '';
  const { status, value, retry } = useContent<readonly CruiseLanding[]>(
    context.content?.cruiseLines,
    async (signal) => (await context.client.call('listCruiseLandings', { signal })).data,
  );
  const line = value?.find((each) => each.slug === slug.toLowerCase());
  if (status === 'loading') return <Waiting text={t('places.cruise.loading')} />;
  if (status === 'failed' || !line) return <Failed onRetry={retry} />;
  const others = value!.filter((each) => each !== line);
  return (
    <article className="places-page">
      <Poster
        art={line.image}
        title={line.title}
        lead={t('places.cruise.lead', { agency: agency.agencyName })}
      >
        <div className="poster-actions">
          {sells(agency, 'cruise') ? (
            <ButtonLink variant="primary" size="l" href={cruiseSearch(line.shipLineId)}>
              {t('places.cruise.search', { line: line.title })}
            </ButtonLink>
          ) : (
            agency.contactEmailId && (
              <ButtonLink
                variant="primary"
                size="l"
                href={`mailto:${agency.contactEmailId}?subject=${encodeURIComponent(line.title)}`}
              >
                {t('pages.ask-us.write')}
              </ButtonLink>
            )
          )}
        </div>
      </Poster>
      <div className="places-in">
        <div className="cruise-body">
          <div className="prose" dangerouslySetInnerHTML={prose(line.content)} />
          {others.length > 0 && (
            <nav aria-labelledby="cruise-others">
              <h2 id="cruise-others">{t('places.cruise.others')}</h2>
              <ul className="cruise-others">
                {others.map((other) => (
                  <li key={other.slug}>
                    <a href={`/cruise-line/${other.slug}`}>
                      <bdi>{other.title}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </article>
  );
}
