import type { Client } from '@portolan/client';
import type { ActivityDeal, CarDeal, HotelDeal, HotelDealV2 } from '@portolan/contract';
import { isTravelAgent } from '@portolan/contract/roles';
import type { ServiceKey } from '@portolan/contract/services';
import { dealStay, localDay } from '@portolan/core';
import type { WidgetContext } from '../context.ts';
import { loadPanels } from './lazy.ts';

/** A service with a tab; resorts have none. */
export type DealTab = Exclude<ServiceKey, 'resorts'>;

/** Services with deals of their own; the other tabs show a banner and ask for nothing. */
export type DealService = 'hotels' | 'cars' | 'activities';

/** A deal with the shape that it came in; the card is chosen by `kind`. */
export type Deal =
  | { kind: 'hotel-v1'; deal: HotelDeal }
  | { kind: 'hotel-v2'; deal: HotelDealV2 }
  | { kind: 'activity'; deal: ActivityDeal }
  | { kind: 'car'; deal: CarDeal };

/** One call for deals. Equal keys are the same call with the same answer. */
export interface DealsRequest {
  readonly key: string;
  run(signal: AbortSignal): Promise<readonly Deal[]>;
}

/** Where a call comes from, as all of them say it. */
export interface Flags {
  isOTA: boolean;
  isHome: boolean;
  isFromDestination: boolean;
}

export function isDealService(service: string): service is DealService {
  return service === 'hotels' || service === 'cars' || service === 'activities';
}

/** The call for the deals of a service, as the specification spells it (API-13 to -32, API-52, API-54). */
export function dealsRequest(context: WidgetContext, service: DealService): DealsRequest {
  const { agency, client, role, t } = context;
  const { dealDefaults: fixed, provider } = agency;
  const { query, path } = context.navigate.current();
  const fromDestination = /^\/(top-)?destination(\/|$)/.test(path);
  const flags: Flags = {
    isOTA: !isTravelAgent(role),
    isHome: !fromDestination,
    isFromDestination: fromDestination,
  };
  const who = [role, t.language];

  if (service === 'hotels' && agency.enableHotelsV2) {
    const [lat, long] = coordinates(context, query.get('lat'), query.get('long'));
    const v2 = {
      top_destination: fixed.searchString,
      lat: String(lat),
      long: String(long),
      currency: context.currency,
    };
    return request(client, ['v2', v2, who], async (signal) => {
      const { data } = await client.call('getHotelDealsV2', { query: v2, signal });
      return data.hotels.map((deal) => ({ kind: 'hotel-v2', deal }));
    });
  }
  if (service === 'hotels') {
    const [latitude, longitude] = coordinates(context, query.get('lat'), query.get('long'));
    const body = {
      occupancies: [{ numOfRoom: fixed.rooms, numOfAdults: fixed.adults, numOfChildren: 0, childAges: [] }],
      stayPeriod: dealStay(localDay(context.now())),
      latitude,
      longitude,
      nationality: fixed.nationality,
      destinationCountryCode: fixed.destinationCountryCode,
      // The constants are sent unchanged; what is shown is converted.
      currency: fixed.currency,
      radius: fixed.radius,
      searchString: fixed.searchString,
      ...flags,
    };
    return request(client, ['hotels', body, who], async (signal) => {
      const { data } = await client.call('searchHotelDeals', { params: { provider }, body, signal });
      return data.map((deal) => ({ kind: 'hotel-v1', deal }));
    });
  }
  // Their calls come with their cards; what they depend on is known now.
  const places = ['lat', 'long', 'airportLat', 'airportLong'].map((name) => query.get(name));
  const parts = [service, flags, places, context.location, localDay(context.now()), who];
  return request(client, parts, async (signal) => (await loadPanels()).ask(context, service, flags, signal));
}

/** Calls that were started before there was anything to show them, by client; each is taken once. */
const started = new WeakMap<Client, Map<string, Promise<readonly Deal[]>>>();

/** Starts a call ahead; {@link dealsRequest} with the same key then takes its answer. */
export function startAhead(context: WidgetContext, service: DealService): void {
  const { key, run } = dealsRequest(context, service);
  const ahead = started.get(context.client) ?? new Map<string, Promise<readonly Deal[]>>();
  started.set(context.client, ahead);
  if (ahead.has(key)) return;
  const answer = run(new AbortController().signal);
  // Whoever takes it sees the failure; until then it must not be reported as unhandled.
  answer.catch(() => undefined);
  ahead.set(key, answer);
}

function request(client: Client, parts: unknown, run: DealsRequest['run']): DealsRequest {
  const key = JSON.stringify(parts);
  return {
    key,
    run(signal) {
      const ahead = started.get(client)?.get(key);
      started.get(client)?.delete(key);
      return ahead ?? run(signal);
    },
  };
}

/** The page's query, else where the visitor is, else the agency's default place (API-54). */
export function coordinates(
  context: WidgetContext,
  lat: string | null,
  long: string | null,
): [number, number] {
  const { location, agency } = context;
  const asked = [parse(lat, 90), parse(long, 180)] as const;
  if (asked[0] !== null && asked[1] !== null) return [asked[0], asked[1]];
  if (location) return [location.lat, location.lon];
  return [agency.dealDefaults.latitude, agency.dealDefaults.longitude];
}

function parse(text: string | null, limit: number): number | null {
  const value = text?.trim() ? Number(text) : NaN;
  return Math.abs(value) <= limit ? value : null;
}
