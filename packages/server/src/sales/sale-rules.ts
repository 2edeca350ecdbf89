import { isTravelAgent, type Role } from '@portolan/contract';
import { searchText } from '../platform/search-text.ts';
import {
  chooseRules,
  hasOwnPrices,
  type MarkupRule,
  type Sale,
  type PricedService,
} from '../pricing/index.ts';
import type { AgencyRecord } from '../tenancy/index.ts';

interface Located {
  property_id: string;
  city: string;
  country_code: string;
}

/** The rules that make the price of a sale. They stand in the agency's record, so this asks no database. */
export function saleRules(
  tenant: Pick<AgencyRecord, 'markup'>,
  sale: { service: PricedService; property: Located | null; agentId: string | null; now: number },
): readonly MarkupRule[] {
  const { service, property, agentId, now } = sale;
  return chooseRules(tenant.markup, { service, place: property && placeOf(property), agentId, at: now });
}

/** The agent at work in a call, by whose rules prices are made; `null` for travellers. */
export function agentOf(call: { role: Role; user: { id: string } | null }): string | null {
  return call.user && isTravelAgent(call.role) ? call.user.id : null;
}

/** `agentId` where that agent's prices differ from everybody's: what a cached answer must be told apart by. */
export function pricesApart(tenant: Pick<AgencyRecord, 'markup'>, agentId: string | null): string | null {
  return agentId !== null && hasOwnPrices(tenant.markup, agentId) ? agentId : null;
}

const places = new WeakMap<Located, NonNullable<Sale['place']>>();
/** Worked out once for every property that is kept in memory. */
export function placeOf(property: Located): NonNullable<Sale['place']> {
  let place = places.get(property);
  if (!place) {
    const { country_code: countryCode, city, property_id: propertyId } = property;
    places.set(property, (place = { countryCode, city: searchText(city), propertyId }));
  }
  return place;
}
