import { useSyncExternalStore } from 'react';
import { LazyLinkPages } from '@portolan/app';
import { hotelPaths, services } from '@portolan/contract/services';
import { useStyles, useT } from '@portolan/ui';
import { Hero } from '../home/Hero.tsx';
import homeCss from '../home/home.css?inline';
import type { Route } from '../routes.ts';
import { useSite, useSiteState } from '../shell/page-context.tsx';
import { Widget } from '../shell/Widget.tsx';
import { useLinkContext } from './use-link-context.ts';

/** Pages with the search form. */
const searchPaths: readonly string[] = [hotelPaths.search, hotelPaths.v2.search];

/** The hotel pages: a proposal's stays, or the widget. */
export function HotelsPage({ route }: { route: Route }) {
  return route.name === 'hotels.deal' ? <DealPage route={route} /> : <WidgetPage />;
}

/** What an agent put before a client, with the way to book it (ROUTE-HTL-11). */
function DealPage({ route }: { route: Route }) {
  const { art, notify } = useSite();
  const agency = useSiteState((state) => state.agency);
  const role = useSiteState((state) => state.role);
  return (
    <LazyLinkPages name={route.name} context={{ agency, art, role, notify, ...useLinkContext(route) }} />
  );
}

/** Search, results, details, checkout and confirmation of stays: one widget, whose address says which. */
function WidgetPage() {
  useStyles(homeCss);
  const t = useT();
  const { navigate } = useSite();
  const path = useSyncExternalStore(navigate.subscribe, pathOf, pathOf);
  const isSearch = searchPaths.includes(path.toLowerCase().replace(/\/$/, ''));
  function pathOf() {
    return navigate.current().path;
  }
  // One tree for all views, so that the widget lives on when the poster goes.
  return (
    <>
      {isSearch && <Hero title={t('site.hotels.title')} current="hotels" />}
      <div className={isSearch ? 'hero-search' : 'page'} key="widget">
        <Widget tag="travel-hotels" />
      </div>
      {isSearch && (
        <div className="home-deals">
          <Widget tag="travel-deals" attributes={{ tab: services.hotels.dealTab ?? '' }} />
        </div>
      )}
    </>
  );
}
