import { Page } from '@portolan/pages';
import { CookieSettings } from '../consent/CookieSettings.tsx';
import type { Route } from '../routes.ts';
import { useSite, useSiteState } from '../shell/page-context.tsx';
import { Widget } from '../shell/Widget.tsx';

/** The SEO pages with what the host shares. */
export function PagesPages({ route }: { route: Route }) {
  const { client, art, content = {}, origin, navigate } = useSite();
  const agency = useSiteState((state) => state.agency);
  const role = useSiteState((state) => state.role);
  // A price asked for before the currency is settled would be asked for twice.
  const currency = useSiteState(({ status, currencyResolved, selectedCurrency }) =>
    status === 'ready' && currencyResolved ? selectedCurrency.currency : null,
  );
  const { query } = navigate.current();
  const { params } = route;
  const page = (
    <Page
      name={route.name}
      context={{ agency, client, art, content, origin, params, query, Widget, currency, role }}
    />
  );
  if (route.name !== 'legal.cookies') return page;
  return (
    <>
      {page}
      <p className="doc-end">
        <CookieSettings look="button" />
      </p>
    </>
  );
}
