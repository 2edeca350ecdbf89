import { isTravelAgent } from '@portolan/contract/roles';
import { dealStay, localDay } from '@portolan/core';
import type { WidgetContext } from '../context.ts';
import { activityCard, carCard, hotelCardV1 } from './more-cards.tsx';
import { coordinates, type Deal, type DealService } from './requests.ts';

/** The call for deals of any kind but the hotels' second, as the specification spells it (API-13 to -32). */
export async function ask(
  context: WidgetContext,
  service: DealService,
  fromDestination: boolean,
  signal: AbortSignal,
): Promise<readonly Deal[]> {
  const { client, role } = context;
  const { dealDefaults: fixed, provider } = context.agency;
  const { query } = context.navigate.current();
  const params = { provider };
  const flags = {
    isOTA: !isTravelAgent(role),
    isHome: !fromDestination,
    isFromDestination: fromDestination,
  };
  const stay = dealStay(localDay(context.now()));
  if (service !== 'cars') {
    const [latitude, longitude] = coordinates(context, query.get('lat'), query.get('long'));
    if (service === 'activities') {
      const body = { latitude, longitude, ...flags };
      const { data } = await client.call('searchActivityDeals', { params, body, signal });
      return data.map((deal) => ({ cardIn: (where) => activityCard(deal, where) }));
    }
    const body = {
      occupancies: [{ numOfRoom: fixed.rooms, numOfAdults: fixed.adults, numOfChildren: 0, childAges: [] }],
      stayPeriod: stay,
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
    const { data } = await client.call('searchHotelDeals', { params, body, signal });
    return data.map((deal) => ({ cardIn: (where) => hotelCardV1(deal, where) }));
  }
  const [latitude, longitude] = coordinates(context, query.get('airportLat'), query.get('airportLong'));
  const body = {
    age: fixed.driverAge,
    countryOfResidence: fixed.countryOfResidence,
    pickUpDateTime: `${stay.start}T10:00`,
    pickupLatitude: latitude,
    pickupLongitude: longitude,
    returnDateTime: `${stay.end}T10:00`,
    returnLatitude: latitude,
    returnLongitude: longitude,
    searchString: fixed.searchString,
    ...flags,
  };
  const { data } = await client.call('searchCarDeals', { params, body, signal });
  return data.map((deal) => ({ cardIn: (where) => carCard(deal, where) }));
}
