import { activeServices } from '@portolan/contract/services';
import { useStyles, useT } from '@portolan/ui';
import { servicePath } from '../shell/menus.ts';
import { useSite, useSiteState } from '../shell/page-context.tsx';
import { Widget } from '../shell/Widget.tsx';
import { homeCss } from './home.css.ts';

/** The poster, the services in their order, the ticket-shaped search, the deals. */
export function Home() {
  useStyles(homeCss);
  const t = useT();
  const { art } = useSite();
  const agency = useSiteState((state) => state.agency);
  const active = activeServices(agency.bookingMenuItemOptions);
  const hasHotels = active.includes('hotels');
  return (
    <>
      <section className={`hero${hasHotels ? '' : ' is-plain'}`}>
        {art.hero && (
          <img className="hero-art" src={art.hero} alt="" width="1500" height="600" fetchPriority="high" decoding="async" />
        )}
        <div className="hero-in">
          <p className="hero-kicker">{agency.agencyName}</p>
          <h1>{t('site.home.title')}</h1>
          {active.length > 0 && (
            <nav aria-label={t('site.home.services')}>
              <ul className="pills">
                {active.map((service) => (
                  <li key={service}>
                    <a
                      href={servicePath(service, agency)}
                      className="pill"
                      aria-current={service === 'hotels' ? 'true' : undefined}
                    >
                      {t(`site.service.${service}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </section>
      {hasHotels && (
        <div className="hero-search">
          <Widget tag="travel-hotels" />
        </div>
      )}
      <div className="home-deals">
        <Widget tag="travel-deals" />
      </div>
    </>
  );
}
