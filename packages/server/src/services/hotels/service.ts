import { stayTermsAreWorse } from '@portolan/core/hotels';
import {
  stayNeeds,
  type CallOptions,
  type HotelSupplier,
  type RoomFacts,
  type RoomOffer,
} from '@portolan/suppliers';
import { callSupplier, type BookableService, type Offered } from '../../sales/index.ts';
import { searchText } from '../../platform/search-text.ts';
import { checkGuests } from './guests.ts';
import { fewRoomsLeft } from './offer-view.ts';
import type { PropertyDirectory } from './property-directory.ts';
import { perNight, stayOf, type StayAsked } from './stay.ts';
import { checkStay } from './stay-check.ts';
import { stayMoments } from './stay-moments.ts';
import { stayCalendar, stayMailRows, stayVoucher } from './stay-words.ts';
import { viewStay } from './stay-view.ts';
import { rememberProperty } from './stored-property.ts';
import type { StoredProperty } from './tables.ts';

/** Hotels as quotes and bookings know them: a stay is one part, of one property. */
export function createHotels({
  suppliers,
  properties,
}: {
  suppliers: ReadonlyMap<string, HotelSupplier>;
  properties: PropertyDirectory;
}): BookableService<StayAsked, RoomFacts, StoredProperty> {
  return {
    service: 'hotels',
    suppliers,
    needs: stayNeeds,
    checkAsked: checkStay,
    checkTravellers: (travellers, { occupancy }) => checkGuests(travellers, occupancy),
    async remember({ itemId }) {
      const property = itemId === null ? null : await properties.byId(itemId);
      return property && rememberProperty(property);
    },
    supplierAsked: ({ asked, supplierItemId }) => ({ ...stayOf(asked), propertyId: supplierItemId ?? '' }),
    factsAreWorse: stayTermsAreWorse,
    alternatives: (offered, options) => otherRooms({ suppliers, properties }, offered, options),
    left: (offer) => fewRoomsLeft(offer as RoomOffer),

    whereOf: ({ propertyId: itemId, address: { city, countryCode } }) => ({
      itemId,
      city: searchText(city),
      countryCode,
    }),
    moments: stayMoments,
    unitOf: perNight,
    mainPart: ({ terms }) => ({ kind: 'stay', label: terms.facts.roomName }),
    view: viewStay,

    voucher: stayVoucher,
    mailRows: stayMailRows,
    calendar: stayCalendar,
  };
}

/** What the property still sells for the stay, over all its suppliers that answer. */
async function otherRooms(
  { suppliers, properties }: { suppliers: ReadonlyMap<string, HotelSupplier>; properties: PropertyDirectory },
  { itemId, asked }: Offered<StayAsked>,
  options: Pick<CallOptions, 'language'>,
) {
  const property = await properties.byId(itemId ?? '');
  const found = await Promise.all(
    (property?.suppliers ?? []).map(async ({ supplier: name, id }) => {
      const supplier = suppliers.get(name);
      if (!supplier) return [];
      const details = await callSupplier(supplier, supplier.limits.quoteMs / 2, (signal) =>
        supplier.details(id, stayOf(asked), { ...options, signal }),
      ).catch(() => null);
      return (details?.offers ?? []).map((offer) => ({ supplier: name, supplierItemId: id, offer }));
    }),
  );
  return found.flat();
}
