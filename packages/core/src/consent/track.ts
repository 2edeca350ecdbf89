import { minorUnits } from '../money.ts';
import { toDayNumber } from '../local-date.ts';

/**
 * What a widget's events say to those who count visits. Nothing in it is about a person: no name, no e-mail, no reference, no quote,
 * no free text, no address. Dates and ages leave only as numbers of nights and people.
 */
export interface TrackDetail {
  /** By the common vocabulary of web analytics. */
  name: 'search' | 'view_item' | 'begin_checkout' | 'purchase';
  /** Such as `hotels`. */
  service?: string;
  /** Of a search. */
  nights?: number;
  adults?: number;
  children?: number;
  rooms?: number;
  /** The property, car or activity that was opened: something on sale, not somebody. */
  itemId?: string;
  /** What was bought, in units of `currency`. */
  value?: number;
  /** ISO 4217. */
  currency?: string;
}

/** @param name of the element's event, such as `travel-search`. @returns `null` for an event that nobody counts */
export function trackDetail(name: string, detail: unknown): TrackDetail | null {
  const of = (typeof detail === 'object' && detail ? detail : {}) as Record<string, unknown>;
  const service = typeof of['service'] === 'string' ? { service: of['service'].slice(0, 20) } : {};
  if (name === 'travel-search')
    return { name: 'search', ...service, ...stayOf(of), ...peopleOf(of['occupancy']) };
  if (name === 'travel-select')
    return typeof of['id'] === 'string'
      ? { name: 'view_item', ...service, itemId: of['id'].slice(0, 64) }
      : null;
  if (name === 'travel-checkout') return { name: 'begin_checkout', service: 'hotels' };
  if (name === 'travel-booked') {
    const total = of['total'] as { amount?: unknown; currency?: unknown } | undefined;
    if (!Number.isSafeInteger(total?.amount) || typeof total?.currency !== 'string') return null;
    return {
      name: 'purchase',
      service: 'hotels',
      value: Number(total.amount) / 10 ** minorUnits(total.currency),
      currency: total.currency,
    };
  }
  return null;
}

function stayOf({ startDate, endDate }: Record<string, unknown>): Pick<TrackDetail, 'nights'> {
  const nights = toDayNumber(String(endDate)) - toDayNumber(String(startDate));
  return nights > 0 ? { nights } : {};
}

function peopleOf(occupancy: unknown): Pick<TrackDetail, 'adults' | 'children' | 'rooms'> {
  if (!Array.isArray(occupancy)) return {};
  const rooms = occupancy as { adults?: unknown; childAges?: unknown }[];
  const sum = (count: (room: (typeof rooms)[number]) => number) =>
    rooms.reduce((total, room) => total + count(room), 0);
  return {
    adults: sum(({ adults }) => (Number.isInteger(adults) ? Number(adults) : 0)),
    children: sum(({ childAges }) => (Array.isArray(childAges) ? childAges.length : 0)),
    rooms: rooms.length,
  };
}
