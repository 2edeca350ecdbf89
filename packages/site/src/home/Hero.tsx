import { activeServices, servicePath, type ServiceKey } from '@portolan/contract/services';
import { useStyles, useT } from '@portolan/ui';
import { useSite, useSiteState } from '../shell/page-context.tsx';
import homeCss from './home.css?inline';

interface HeroProps {
  title: string;
  /** The service whose search stands below. */
  current: ServiceKey;
}

/** The poster with the agency's name, one line and the services in their order (GEN-16). */
export function Hero({ title, current }: HeroProps) {
  useStyles(homeCss);
  const t = useT();
  const { art } = useSite();
  const agency = useSiteState((state) => state.agency);
  const active = activeServices(agency.bookingMenuItemOptions);
  return (
    <section className={active.includes('hotels') ? 'hero' : 'hero is-plain'}>
      {art.hero && (
        <img
          className="hero-art"
          src={art.hero}
          alt=""
          width="1500"
          height="600"
          fetchPriority="high"
          decoding="async"
        />
      )}
      <div className="hero-in">
        <p className="hero-kicker">{agency.agencyName}</p>
        <h1>{title}</h1>
        {active.length > 0 && (
          <nav aria-label={t('site.home.services')}>
            <ul className="pills">
              {active.map((service) => (
                <li key={service}>
                  <a
                    href={servicePath(service, agency)}
                    className="pill"
                    aria-current={service === current ? 'true' : undefined}
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
  );
}
