import { dealStay, localDay } from '@portolan/core';
import type { WidgetContext } from '../context.ts';
import { coordinates, type Deal, type DealService, type Flags } from './requests.ts';

/** The call for the deals of what is no hotel, as the specification spells it (API-21 to -32). */
export async function ask(
  context: WidgetContext,
  service: Exclude<DealService, 'hotels'>,
  flags: Flags,
  signal: AbortSignal,
): Promise<readonly Deal[]> {
  const { client } = context;
  const { dealDefaults: fixed, provider } = context.agency;
  const { query } = context.navigate.current();
  const params = { provider };
  if (service === 'activities') {
    const [latitude, longitude] = coordinates(context, query.get('lat'), query.get('long'));
    const body = { latitude, longitude, ...flags };
    const { data } = await client.call('searchActivityDeals', { params, body, signal });
    return data.map((deal) => ({ kind: 'activity', deal }));
  }
  const { start, end } = dealStay(localDay(context.now()));
  const [latitude, longitude] = coordinates(context, query.get('airportLat'), query.get('airportLong'));
  const body = {
    age: fixed.driverAge,
    countryOfResidence: fixed.countryOfResidence,
    pickUpDateTime: `${start}T10:00`,
    pickupLatitude: latitude,
    pickupLongitude: longitude,
    returnDateTime: `${end}T10:00`,
    returnLatitude: latitude,
    returnLongitude: longitude,
    searchString: fixed.searchString,
    ...flags,
  };
  const { data } = await client.call('searchCarDeals', { params, body, signal });
  return data.map((deal) => ({ kind: 'car', deal }));
}
