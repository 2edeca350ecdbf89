import { encodeHotelsQuery, hasDestination, viewOf, type HotelsQuery } from '@portolan/core/hotels';
import { useStyles } from '@portolan/ui';
import { useCallback } from 'react';
import type { WidgetContext } from '../context.ts';
import { ShowLazyView } from '../shared/lazy-view.tsx';
import { useServiceFlow, type ServiceShell } from '../shared/service-flow.ts';
import { WidgetFrame } from '../shared/WidgetFrame.tsx';
import { hotelAddresses, type HotelsView } from './addresses.ts';
import { SearchForm } from './form/SearchForm.tsx';
import frameCss from './frame.css?inline';
import { readQuery, type HotelsAttributes } from './query.ts';
import { hotelsSearch } from './search.ts';
import { lazyViews, preloadView } from './views.ts';

export interface TravelHotelsProps extends HotelsAttributes {
  context: WidgetContext;
  /** `redirect`: a property and everything after it open on the agency's own site. @default 'inline' */
  mode?: 'inline' | 'redirect' | 'frame' | undefined;
  /** True on a partner's page. @default false */
  embedded?: boolean | undefined;
  /**
   * Set when the first render must give the markup that a server rendered: on that server, and when the browser takes the markup over.
   * Then it holds what the traveller has typed into the form so far, by the names of its fields.
   */
  typed?: Readonly<Record<string, string>> | undefined;
}

const hotels: ServiceShell<HotelsView, HotelsQuery> = {
  addresses: hotelAddresses,
  write: encodeHotelsQuery,
  search(flow, query) {
    if (hasDestination(query)) void hotelsSearch(flow).run(query, viewOf(query));
  },
  prefetch: preloadView,
};

/** Finds, shows and books stays of one agency. The address decides which view is shown. */
export function TravelHotels(props: TravelHotelsProps) {
  useStyles(frameCss);
  const { context, mode, embedded = false, typed } = props;
  const { destination, checkIn, checkOut, occupancy } = props;
  const { currency, warn } = context;

  const read = useCallback(
    (params: URLSearchParams, today: string) => {
      const said = readQuery(params, { destination, checkIn, checkOut, occupancy }, today, warn);
      // The page decides on the currency; it has read the address already.
      return { ...said, query: { ...said.query, currency } };
    },
    [destination, checkIn, checkOut, occupancy, warn, currency],
  );
  const takesOver = typed !== undefined;
  const flow = useServiceFlow(hotels, { context, mode, embedded, takesOver, read });
  const { view, query } = flow;

  return (
    <WidgetFrame flow={flow} view={view}>
      {/* The form stays above the results: rendering another one would be the longest part of that step. */}
      {(view === 'search' || (view === 'results' && hasDestination(query))) && (
        <div className="htl-ask">
          <SearchForm typed={typed} />
        </div>
      )}
      {view !== 'search' && <ShowLazyView view={lazyViews[view]} reloadPage={!embedded} />}
    </WidgetFrame>
  );
}
