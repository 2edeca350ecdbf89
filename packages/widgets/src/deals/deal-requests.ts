import type { Client } from '@portolan/client';
import type { ActivityDeal, CarDeal, HotelDeal, HotelDealV2 } from '@portolan/contract';
import { isTravelAgent } from '@portolan/contract/roles';
import type { ServiceKey } from '@portolan/contract/services';
import {
  amountsOfV1,
  amountsOfV2,
  dealStay,
  localDay,
  sampleOccupancy,
  sampleStay,
  type DealAmounts,
  type Stay,
} from '@portolan/core';
import type { WidgetContext } from '../context.ts';

/** A service with a tab; resorts have none. */
export type DealTab = Exclude<ServiceKey, 'resorts'>;

/** Services with deals of their own; the other tabs show a banner and request nothing. */
export type DealService = 'hotels' | 'cars' | 'activities';

/** A deal as it came, and what deals of every kind have in common. */
export type Deal = DealSource & {
  /** Unique in its list; the same place of another list has the same id. */
  readonly id: string;
  /** What is reported when it is chosen; v1 deals have no id. */
  readonly propertyId: string | null;
  readonly amounts: DealAmounts | null;
  readonly hasSaving: boolean;
  readonly version: 'v1' | 'v2';
};

/** The stay that a deal was priced for, and that its link opens. */
export interface DealStay extends Stay {
  /** In all rooms. */
  readonly adults: number;
}

type DealSource =
  | { readonly kind: 'hotel-v2'; readonly source: HotelDealV2; readonly stay: DealStay }
  | { readonly kind: 'hotel-v1'; readonly source: HotelDeal; readonly stay: DealStay }
  | { readonly kind: 'activity'; readonly source: ActivityDeal }
  | { readonly kind: 'car'; readonly source: CarDeal; readonly rental: Rental };

/** The days that a car was priced for. */
export type Rental = ReturnType<typeof dealStay>;

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
  const who = [role, t.language];

  if (service === 'hotels' && agency.enableHotelsV2) {
    const place = dealPlace(context, 'lat', 'long');
    const query = {
      top_destination: place.name,
      lat: String(place.latitude),
      long: String(place.longitude),
      currency: context.currency,
    };
    const stay = {
      ...sampleStay(localDay(context.now())),
      adults: sampleOccupancy.reduce((sum, room) => sum + room.adults, 0),
    };
    return prefetchable(client, ['hotels-v2', query, stay, who], async (signal) => {
      const { data } = await client.call('getHotelDealsV2', { query, signal });
      return data.hotels.map((hotel, index) => hotelV2Deal(hotel, index, stay));
    });
  }

  const params = { provider: agency.provider };
  switch (service) {
    case 'hotels': {
      const body = hotelsBody(context);
      return prefetchable(client, ['hotels-v1', params, body, who], async (signal) => {
        const { data } = await client.call('searchHotelDeals', { params, body, signal });
        const { start: checkIn, end: checkOut } = body.stayPeriod;
        const adults = agency.dealDefaults.rooms * agency.dealDefaults.adults;
        return data.map((hotel, index) => hotelV1Deal(hotel, index, { checkIn, checkOut, adults }));
      });
    }
    case 'activities': {
      const body = activitiesBody(context);
      return prefetchable(client, ['activities', params, body, who], async (signal) => {
        const { data } = await client.call('searchActivityDeals', { params, body, signal });
        return data.map(activityDeal);
      });
    }
    case 'cars': {
      const rental = dealStay(localDay(context.now()));
      const body = carsBody(context, rental);
      return prefetchable(client, ['cars', params, body, who], async (signal) => {
        const { data } = await client.call('searchCarDeals', { params, body, signal });
        return data.map((car, index) => carDeal(car, index, rental));
      });
    }
  }
}

function hotelsBody(context: WidgetContext) {
  const { dealDefaults } = context.agency;
  const { latitude, longitude, name } = dealPlace(context, 'lat', 'long');
  return {
    occupancies: [
      { numOfRoom: dealDefaults.rooms, numOfAdults: dealDefaults.adults, numOfChildren: 0, childAges: [] },
    ],
    stayPeriod: dealStay(localDay(context.now())),
    latitude,
    longitude,
    nationality: dealDefaults.nationality,
    destinationCountryCode: dealDefaults.destinationCountryCode,
    // The constants are sent unchanged; what is shown is converted.
    currency: dealDefaults.currency,
    radius: dealDefaults.radius,
    searchString: name,
    ...callerFlags(context),
  };
}

function activitiesBody(context: WidgetContext) {
  const { latitude, longitude } = dealPlace(context, 'lat', 'long');
  return { latitude, longitude, ...callerFlags(context) };
}

function carsBody(context: WidgetContext, rental: Rental) {
  const { dealDefaults } = context.agency;
  const { latitude, longitude, name } = dealPlace(context, 'airportLat', 'airportLong');
  return {
    age: dealDefaults.driverAge,
    countryOfResidence: dealDefaults.countryOfResidence,
    pickUpDateTime: `${rental.start}T10:00`,
    pickupLatitude: latitude,
    pickupLongitude: longitude,
    returnDateTime: `${rental.end}T10:00`,
    returnLatitude: latitude,
    returnLongitude: longitude,
    searchString: name,
    ...callerFlags(context),
  };
}

/** Who asks, and from which page (API-52). */
function callerFlags({ navigate, role }: WidgetContext) {
  const isFromDestination = /^\/(top-)?destination(\/|$)/.test(navigate.current().path);
  return { isOTA: !isTravelAgent(role), isHome: !isFromDestination, isFromDestination };
}

/** Where deals are asked for. */
interface DealPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** Empty where only the coordinates are known: the server then names the place that they are of. */
  readonly name: string;
}

/** The place that the page's query names, else where the visitor is, else the agency's default with its name (API-54). */
function dealPlace(
  { agency, location, navigate }: WidgetContext,
  latName: string,
  longName: string,
): DealPlace {
  const { query } = navigate.current();
  const latitude = parseDegrees(query.get(latName), 90);
  const longitude = parseDegrees(query.get(longName), 180);
  if (latitude !== null && longitude !== null) return { latitude, longitude, name: '' };
  if (location) return { latitude: location.lat, longitude: location.lon, name: '' };
  const own = agency.dealDefaults;
  return { latitude: own.latitude, longitude: own.longitude, name: own.searchString };
}

function parseDegrees(text: string | null, limit: number): number | null {
  const value = text?.trim() ? Number(text) : NaN;
  return Math.abs(value) <= limit ? value : null;
}

function hotelV2Deal(source: HotelDealV2, index: number, stay: DealStay): Deal {
  return {
    kind: 'hotel-v2',
    source,
    id: String(index),
    propertyId: source.property_id,
    amounts: amountsOfV2(source.rate),
    hasSaving: source.has_saving,
    stay,
    version: 'v2',
  };
}

function hotelV1Deal(source: HotelDeal, index: number, stay: DealStay): Deal {
  return { kind: 'hotel-v1', source, ...v1Part(source, index), stay };
}

function activityDeal(source: ActivityDeal, index: number): Deal {
  return { kind: 'activity', source, ...v1Part(source, index) };
}

function carDeal(source: CarDeal, index: number, rental: Rental): Deal {
  return { kind: 'car', source, ...v1Part(source, index), rental };
}

function v1Part({ rates, hasSaving }: Pick<HotelDeal, 'rates' | 'hasSaving'>, index: number) {
  return {
    id: String(index),
    propertyId: null,
    amounts: amountsOfV1(rates),
    hasSaving,
    version: 'v1',
  } as const;
}

/** Answers to calls that were made before the first render, by client and key; each is taken once. */
const prefetched = new WeakMap<Client, Map<string, Promise<readonly Deal[]>>>();

/** Makes the call of a service; {@link dealsRequest} with the same key takes its answer. */
export function prefetchDealsOf(context: WidgetContext, service: DealService): void {
  const { key, run } = dealsRequest(context, service);
  const answers = prefetched.get(context.client) ?? new Map<string, Promise<readonly Deal[]>>();
  prefetched.set(context.client, answers);
  if (answers.has(key)) return;
  const answer = run(new AbortController().signal);
  // The request that takes the answer reports a failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  answers.set(key, answer);
}

function prefetchable(client: Client, keyParts: unknown, run: DealsRequest['run']): DealsRequest {
  const key = JSON.stringify(keyParts);
  return {
    key,
    run(signal) {
      const answer = prefetched.get(client)?.get(key);
      prefetched.get(client)?.delete(key);
      return answer ?? run(signal);
    },
  };
}
