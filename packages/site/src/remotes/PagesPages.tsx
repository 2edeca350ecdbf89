import { Page } from '@portolan/pages';
import { CookieSettings } from '../consent/CookieSettings.tsx';
import type { Route } from '../routes.ts';
import { useSite, useSiteState } from '../shell/page-context.tsx';

/** The SEO pages with what the host shares. */
export function PagesPages({ route }: { route: Route }) {
  const { client, art, content = {}, origin, navigate } = useSite();
  const agency = useSiteState((state) => state.agency);
  const { query } = navigate.current();
  const { params } = route;
  const page = <Page name={route.name} context={{ agency, client, art, content, origin, params, query }} />;
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
