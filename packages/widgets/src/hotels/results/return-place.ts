/** Coming back from a property to where the list was left. */
import {
  encodeHotelsQuery,
  encodeListState,
  noFilters,
  searchKey,
  type ChosenHotel,
} from '@portolan/core/hotels';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useFlow, type HotelsFlow } from '../flow.ts';
import { arrivesFrom, markArrived } from '../../shared/use-arrival.ts';
import { sessionStore } from '../../shared/session.ts';

/** The card that was opened, kept for this visit. */
interface ReturnPlace {
  /** Of the search; `null` once the traveller has come back to it. */
  readonly key: string | null;
  readonly propertyId: string;
  /** px from the top of the screen to the card. */
  readonly top: number;
  /** Parameters of the list's own state. */
  readonly listState: Readonly<Record<string, string>>;
}

const name = 'hotels.return';

/** Parameters of the list that a property was opened from: as it was, for the stay that is asked for now. */
export function listParams(flow: HotelsFlow): Record<string, string> {
  const query = { ...flow.query, propertyId: null };
  const place = readReturnPlace(flow);
  if (!place || place.propertyId !== flow.query.propertyId) return encodeHotelsQuery(query, 'results');
  return { ...encodeHotelsQuery({ ...query, filters: noFilters }, 'results'), ...place.listState };
}

/**
 * When the traveller comes back to the list from a property, its card is put where it was and has the focus.
 * @returns `root` belongs on the view; `index` of the card, so that the list is rendered up to it at once, −1 for none; `note` is
 *   called before a property is opened, and stays the same function
 */
export function useReturnPlace(
  shown: readonly ChosenHotel[],
  searching: boolean,
): {
  root: RefObject<HTMLElement | null>;
  index: number;
  note(propertyId: string, card: Element): void;
} {
  const flow = useFlow();
  const root = useRef<HTMLElement>(null);
  const [from] = useState(() => arrivesFrom(flow));
  const [place, setPlace] = useState(() => {
    const known = from !== null || isHistoryMove() ? readReturnPlace(flow) : null;
    if (!known || known.key !== searchKey(flow.query)) return null;
    // The card gets the focus that the heading would get.
    markArrived(flow, 'results');
    return known;
  });
  const index = place ? shown.findIndex(({ result }) => result.propertyId === place.propertyId) : -1;

  useLayoutEffect(() => {
    if (!place || (index < 0 && searching)) return;
    setPlace(null);
    // Forward leads to the property again, whose link back still knows the list.
    keepReturnPlace(flow, { ...place, key: null });
    const align = () => {
      const card =
        root.current?.querySelector('.trv-list')?.children[index] ??
        root.current?.querySelector('.htl-map-card > li');
      if (!card) return;
      scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' });
      // A first load leaves the focus to the page.
      if (from !== null) card.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    };
    requestAnimationFrame(() => {
      align();
      // Cards that have come onto the screen have their true heights a frame later.
      requestAnimationFrame(align);
    });
  }, [place, from, index, searching, flow]);

  const latest = useRef(flow);
  latest.current = flow;
  const note = useCallback((propertyId: string, card: Element) => {
    const { query } = latest.current;
    keepReturnPlace(latest.current, {
      key: searchKey(query),
      propertyId,
      top: Math.round(card.getBoundingClientRect().top),
      listState: encodeListState(query),
    });
  }, []);

  return { root, index, note };
}

function keepReturnPlace({ context }: HotelsFlow, place: ReturnPlace): void {
  sessionStore(context).set(name, JSON.stringify(place));
}

function readReturnPlace({ context }: HotelsFlow): ReturnPlace | null {
  try {
    return JSON.parse(sessionStore(context).get(name) ?? 'null') as ReturnPlace | null;
  } catch {
    return null;
  }
}

/** True when the document was left before, and is shown again by Back or Forward. */
function isHistoryMove(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
