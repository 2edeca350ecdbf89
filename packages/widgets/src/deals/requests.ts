import type { Client } from '@portolan/client';
import type { ServiceKey } from '@portolan/contract/services';
import { localDay } from '@portolan/core';
import type { WidgetContext } from '../context.ts';
import { hotelCard, type CardContent } from './cards.tsx';
import { loadPanels } from './lazy.ts';

/** A service with a tab; resorts have none. */
export type DealTab = Exclude<ServiceKey, 'resorts'>;

/** Services with deals of their own; the other tabs show a banner and ask for nothing. */
export type DealService = 'hotels' | 'cars' | 'activities';

/** A deal, whatever the shape that it came in: what its card shows. */
export interface Deal {
  cardIn(context: WidgetContext, correlationId: string): CardContent;
}

/** One call for deals. Equal keys are the same call with the same answer. */
export interface DealsRequest {
  readonly key: string;
  run(signal: AbortSignal): Promise<readonly Deal[]>;
}

export function isDealService(service: string): service is DealService {
  return service === 'hotels' || service === 'cars' || service === 'activities';
}

/** The call for the deals of a service, as the specification spells it (API-13 to -32, API-52, API-54). */
export function dealsRequest(context: WidgetContext, service: DealService): DealsRequest {
  const { agency, client, role, t } = context;
  const { dealDefaults: fixed } = agency;
  const { query, path } = context.navigate.current();
  const fromDestination = /^\/(top-)?destination(\/|$)/.test(path);
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
      // What takes markup out of texts comes only where there is any.
      const marked = /<|&#?\w+;/.test(JSON.stringify(data));
      const plain = marked ? (await loadPanels()).plainText : (text: string) => text;
      return data.hotels.map((deal) => ({ cardIn: (where, id) => hotelCard(deal, where, id, plain) }));
    });
  }
  // Other calls come with their cards; what they depend on is known now.
  const places = ['lat', 'long', 'airportLat', 'airportLong'].map((name) => query.get(name));
  const parts = [service, fromDestination, places, context.location, localDay(context.now()), who];
  return request(client, parts, async (signal) =>
    (await loadPanels()).ask(context, service, fromDestination, signal),
  );
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
