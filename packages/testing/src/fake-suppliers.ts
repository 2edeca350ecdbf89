import { money, type Money } from '@portolan/core';
import {
  SupplierError,
  type DealSupplier,
  type HotelSupplier,
  type SupplierActivity,
  type SupplierCar,
  type SupplierPlace,
  type SupplierProperty,
  type SupplierRate,
} from '@portolan/suppliers';

/** A supplier in memory that only shows and sells what a test gives it; enough for deals, suggestions and the catalogue. */
export interface FakeHotelSupplier extends HotelSupplier {
  /** What it answers from now on; tests change it. */
  offers: Map<string, SupplierRate[]>;
  /** While set, every call fails like a supplier that cannot be reached. */
  down: boolean;
  /** Calls so far, by verb. */
  readonly calls: Record<'suggest' | 'search', number>;
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

/** A rate for the whole stay; amounts in minor units of USD. */
export function aRate(net: number, values: Partial<SupplierRate> = {}): SupplierRate {
  return {
    rateKey: `rate-${net}`,
    roomId: 'room-1',
    roomName: 'Double room',
    bedGroups: [[{ type: 'double', count: 1 }]],
    board: 'breakfast',
    net: money(net, 'USD'),
    taxes: [{ code: 'vat', amount: money(Math.round(net * 0.06), 'USD') }],
    dueAtProperty: [],
    suggestedRetail: money(Math.round(net * 1.5), 'USD'),
    refundable: true,
    penalties: [],
    roomsLeft: 4,
    ...values,
  };
}

export function createFakeHotelSupplier(options: {
  name: string;
  properties: SupplierProperty[];
  places?: SupplierPlace[];
}): FakeHotelSupplier {
  const { name, properties, places = [] } = options;
  const calls = { suggest: 0, search: 0 };
  const notNeeded = (): never => {
    throw new SupplierError(name, 'rejected', 'the fake supplier does not sell');
  };
  const supplier: FakeHotelSupplier = {
    name,
    offers: new Map(),
    down: false,
    calls,
    async suggest(text) {
      calls.suggest++;
      if (supplier.down) throw new SupplierError(name, 'unavailable', 'down');
      return places.filter((place) => place.name.toLowerCase().startsWith(text.toLowerCase()));
    },
    async *content() {
      for (let at = 0; at < properties.length; at += 10) yield properties.slice(at, at + 10);
    },
    async *search(request) {
      calls.search++;
      if (supplier.down) throw new SupplierError(name, 'unavailable', 'down');
      const ids =
        'propertyIds' in request ? request.propertyIds : properties.map((property) => property.propertyId);
      for (const propertyId of ids) {
        const rates = supplier.offers.get(propertyId);
        if (rates) yield [{ propertyId, rates }];
      }
    },
    details: async () => null,
    quote: async () => notNeeded(),
    book: async () => notNeeded(),
    retrieve: async () => ({ status: 'not_found' as const }),
    cancelQuote: async () => notNeeded(),
    cancel: async () => notNeeded(),
  };
  return supplier;
}

/** @param retailShare the suggested retail price, as a multiple of net */
export function createFakeDealSupplier(name: string, net: Money, retailShare = 1.4): DealSupplier {
  const suggestedRetail = money(Math.round(net.amount * retailShare), net.currency);
  const activity: SupplierActivity = {
    productCode: 'walk/1',
    title: 'Old town on foot',
    picture: { kind: 'old-town', seed: 'walk' },
    rating: 4.6,
    reviews: 812,
    durationMinutes: 150,
    freeCancellation: true,
    city: 'Lisbon',
    net,
    suggestedRetail,
  };
  const car: SupplierCar = {
    vehicleCode: 'ECAR',
    name: 'Fiat Panda',
    body: 'hatch',
    seed: 'panda',
    vendor: 'Blue & Co.',
    passengers: 4,
    bags: 1,
    doors: 5,
    pickupLocation: 'Lisbon Airport',
    dropOffLocation: 'Lisbon Airport',
    net,
    suggestedRetail,
  };
  return {
    name,
    activityDeals: async () => [activity],
    carDeals: async () => [car],
  };
}
