import { money } from '@portolan/core';
import {
  stayNeeds,
  stayPart,
  SupplierError,
  type CallOptions,
  type HotelSupplier,
  type RoomFacts,
  type RoomOffer,
  type StayAsked,
  type StayDone,
  type SupplierLimits,
  type SupplierPlace,
  type SupplierProperty,
} from '@portolan/suppliers';
import { createFakeBooking, failAsAsked, type FakeBooking } from './fake-booking.ts';

/** The limits of the real adapters. */
export const usualLimits: SupplierLimits = {
  quoteMs: 20_000,
  bookMs: 90_000,
  lookup: 'reference',
  pendingMs: 24 * 3_600_000,
};

/** A hotel supplier in memory that sells exactly the offers that a test gives it, for every stay at the same price. */
export interface FakeHotelSupplier extends HotelSupplier {
  /** What it sells from now on, by the property's id; tests change it. */
  offers: Map<string, RoomOffer[]>;
  /** While set, every call fails like a supplier that cannot be reached. */
  down: boolean;
  /** Calls so far, by verb. */
  readonly calls: Record<'suggest' | 'search', number>;
  /** Its books. */
  readonly booking: FakeBooking<StayAsked, RoomFacts, StayDone>;
}

export const lisbon = { latitude: 38.7223, longitude: -9.1393 };

/** A property near Lisbon; `index` moves it and names it. */
export function aProperty(index: number, values: Partial<SupplierProperty> = {}): SupplierProperty {
  return {
    propertyId: `h${index}`,
    mappingId: `m${index}`,
    name: `Hotel Número ${index}`,
    propertyType: 'hotel',
    line1: `Rua ${index}`,
    city: 'Lisbon',
    state: 'Lisboa',
    countryCode: 'PT',
    latitude: lisbon.latitude + index * 0.004,
    longitude: lisbon.longitude,
    timeZone: 'Europe/Lisbon',
    stars: 3 + (index % 5) / 2,
    review: { score: 4.1, count: 100 + index },
    amenities: ['wifi', 'pool'],
    pictures: [{ kind: 'room', seed: `seed-${index}` }],
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    phone: null,
    ...values,
  };
}

/** An offer for the whole stay; `net` in minor units of USD. */
export function aRoomOffer(net: number): RoomOffer {
  return {
    key: `offer-${net}`,
    price: {
      net: money(net, 'USD'),
      taxes: [{ code: 'vat', amount: money(Math.round(net * 0.06), 'USD') }],
      dueThere: [],
      suggestedRetail: money(Math.round(net * 1.5), 'USD'),
      payment: { kind: 'now' },
    },
    terms: {
      refundable: true,
      penalties: [],
      refundTo: 'original',
      alwaysBack: null,
      facts: {
        roomId: 'room-1',
        roomName: 'Double room',
        bedGroups: [[{ type: 'double', count: 1 }]],
        board: 'breakfast',
      },
    },
    roomsLeft: 4,
  };
}

export interface FakeHotelOptions {
  name: string;
  properties: readonly SupplierProperty[];
  /** What it suggests. @default the cities of its properties */
  places?: readonly SupplierPlace[];
}

/** A {@link FakeHotelSupplier} that sells nothing yet. */
export function createFakeHotelSupplier(options: FakeHotelOptions): FakeHotelSupplier {
  const { name, properties, places } = options;
  const calls = { suggest: 0, search: 0 };
  const begin = async (call: CallOptions): Promise<string | null> => {
    if (supplier.down) throw new SupplierError(name, 'unavailable', 'down');
    return failAsAsked(name, call);
  };
  const booking = createFakeBooking<StayAsked, RoomFacts, StayDone>({
    name,
    now: Date.now,
    begin,
    needs: stayNeeds,
    done: { propertyConfirmation: null },
    partsOf(key, { propertyId }) {
      const offer = supplier.offers.get(propertyId)?.find((each) => each.key === key);
      if (!offer) throw new SupplierError(name, 'rejected', 'not an offer key of the fake');
      return [stayPart(offer)];
    },
  });
  const supplier: FakeHotelSupplier = {
    name,
    service: 'hotels',
    limits: usualLimits,
    offers: new Map(),
    down: false,
    calls,
    booking,
    ...booking.verbs,
    async suggest(text, call) {
      calls.suggest++;
      await begin(call);
      if (!places) return citiesMatching(text, properties).slice(0, call.limit);
      return places.filter((place) => place.name.toLowerCase().startsWith(text.toLowerCase()));
    },
    async *content(call) {
      await begin(call);
      for (let at = 0; at < properties.length; at += 10) yield properties.slice(at, at + 10);
    },
    async *search(request, call) {
      calls.search++;
      await begin(call);
      const near = (property: SupplierProperty) =>
        'propertyIds' in request
          ? request.propertyIds.includes(property.propertyId)
          : kmBetween(property, request) <= request.radiusKm;
      let left = 'limit' in request ? request.limit : Infinity;
      for (const property of properties.filter(near)) {
        const offers = supplier.offers.get(property.propertyId);
        if (offers && left-- > 0) yield [{ propertyId: property.propertyId, offers }];
      }
    },
    async details(propertyId, _stay, call) {
      await begin(call);
      const property = properties.find((each) => each.propertyId === propertyId);
      if (!property) return null;
      const offers = supplier.offers.get(propertyId) ?? [];
      return {
        property,
        description: `${property.name} in ${property.city}.`,
        rooms: roomsOf(offers),
        offers,
      };
    },
  };
  return supplier;
}

/** The rooms that offers are for; each sleeps six. */
function roomsOf(offers: readonly RoomOffer[]) {
  const names = new Map(offers.map(({ terms: { facts } }) => [facts.roomId, facts.roomName]));
  return [...names].map(([roomId, name]) => ({
    roomId,
    name,
    size: 22,
    sleeps: 6,
    amenities: ['wifi'],
    picture: { kind: 'room', seed: roomId },
  }));
}

/** The cities of some properties that begin with the typed text. */
export function citiesMatching(text: string, properties: readonly SupplierProperty[]): SupplierPlace[] {
  const typed = text.toLowerCase();
  const places = new Map<string, SupplierPlace>();
  for (const { city, countryCode, latitude, longitude } of properties) {
    if (!city.toLowerCase().startsWith(typed)) continue;
    const place = { name: city, context: countryCode, countryCode, latitude, longitude };
    places.set(city, { id: `city:${city}`, type: 'city', ...place });
  }
  return [...places.values()];
}

export function kmBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const x = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(x, a.latitude - b.latitude) * 111.2;
}
