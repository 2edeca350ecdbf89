import { useSyncExternalStore } from 'react';
import { useStyles, useT } from '@portolan/ui';
import { Hero } from '../home/Hero.tsx';
import { homeCss } from '../home/home.css.ts';
import { useSite } from '../shell/page-context.tsx';
import { shellCss } from '../shell/shell.css.ts';
import { Widget } from '../shell/Widget.tsx';

/** Search, results, details, checkout and confirmation of stays: one widget, whose address says which. */
export function HotelsPage() {
  useStyles(shellCss);
  useStyles(homeCss);
  const t = useT();
  const { navigate } = useSite();
  const path = useSyncExternalStore(navigate.subscribe, pathOf, pathOf);
  const isSearch = /^\/booknow\/hotels(\/v2)?\/?$/i.test(path);
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
          <Widget tag="travel-deals" attributes={{ tab: 'Hotels' }} />
        </div>
      )}
    </>
  );
}
