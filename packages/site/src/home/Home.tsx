import { activeServices } from '@portolan/contract/services';
import { useStyles, useT } from '@portolan/ui';
import { useSiteState } from '../shell/page-context.tsx';
import { Widget } from '../shell/Widget.tsx';
import { Hero } from './Hero.tsx';
import homeCss from './home.css?inline';

/** The poster, the services in their order, the ticket-shaped search, the deals (ROUTE-PUB-14, GEN-17). */
export function Home() {
  useStyles(homeCss);
  const t = useT();
  const options = useSiteState((state) => state.agency.bookingMenuItemOptions);
  return (
    <>
      <Hero title={t('site.home.title')} current="hotels" />
      {activeServices(options).includes('hotels') && (
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
