import { addDays, money, nightsBetween } from '@portolan/core';
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
  type StayRequest,
  type SupplierProperty,
} from '@portolan/suppliers';
import { createFakeBooking, failAsAsked } from './fake-booking.ts';
import { citiesMatching, kmBetween, usualLimits } from './fake-hotels.ts';

/** One property as the fake sells it. Rates are for one room and one night; the fake multiplies. */
export interface FakeProperty {
  property: SupplierProperty;
  rates: FakeRate[];
}

export interface FakeRate {
  roomId: string;
  roomName: string;
  /** Minor units for one room and one night. */
  perNight: number;
  board: RoomFacts['board'];
  refundable: boolean;
  roomsLeft: number;
  sleeps: number;
  /** The suggested retail price, as a multiple of net. @default 1.2 */
  retailShare?: number;
}

export interface FakeSupplierOptions {
  /** @default 'fake' */
  name?: string;
  /** @default 'USD' */
  currency?: string;
  /** @default three properties in Lisbon */
  properties?: FakeProperty[];
  /** Milliseconds since the epoch. @default Date.now */
  now?: () => number;
}

/** What a test may prescribe, and what it may count. */
export interface FakeSupplier extends HotelSupplier {
  readonly script: {
    properties: FakeProperty[];
    /** Every call waits this long. @default 0 */
    latencyMs: number;
    /** Played by the next `quote` or `book`, as a scenario would be; then forgotten. */
    next: { quote: string | null; book: string | null };
    /** Thrown by every call until it is taken away. */
    failWith: SupplierError['reason'] | null;
    count(reference: string): { attempts: number; bookings: number };
  };
}

/** A hotel supplier in memory. It passes the same conformance suites as the adapters, and a test can prescribe what it does next. */
export function createFakeSupplier(options: FakeSupplierOptions = {}): FakeSupplier {
  const { name = 'fake', currency = 'USD', now = Date.now } = options;

  const begin = async (call: CallOptions): Promise<string | null> => {
    const scenario = await failAsAsked(name, call, script.latencyMs);
    if (script.failWith) throw new SupplierError(name, script.failWith, 'scripted failure');
    return scenario;
  };
  const offersOf = ({ property, rates }: FakeProperty, stay: StayRequest): RoomOffer[] => {
    const most = Math.max(...stay.occupancy.map(({ adults, childAges }) => adults + childAges.length));
    return rates
      .map((rate, at) => ({ rate, at }))
      .filter(({ rate }) => rate.sleeps >= most && rate.roomsLeft >= stay.occupancy.length)
      .map(({ rate, at }) => toOffer(rate, `${property.propertyId}|${at}`, stay, currency));
  };
  const booking = createFakeBooking<StayAsked, RoomFacts, StayDone>({
    name,
    now,
    begin,
    needs: stayNeeds,
    done: { propertyConfirmation: null },
    partsOf(key, asked) {
      const [propertyId, at] = key.split('|');
      const found = script.properties.find(({ property }) => property.propertyId === propertyId);
      if (!found || at === undefined)
        throw new SupplierError(name, 'rejected', 'not an offer key of the fake');
      const offer = offersOf(found, asked).find((each) => each.key === key);
      return offer ? [stayPart(offer)] : null;
    },
  });
  const script: FakeSupplier['script'] = {
    properties: options.properties ?? lisbonProperties(),
    latencyMs: 0,
    next: booking.next,
    failWith: null,
    count: (reference) => ({
      attempts: booking.attempts.get(reference) ?? 0,
      bookings: booking.booked.has(reference) ? 1 : 0,
    }),
  };

  return {
    name,
    service: 'hotels',
    limits: usualLimits,
    script,
    ...booking.verbs,

    async suggest(text, call) {
      await begin(call);
      return citiesMatching(
        text,
        script.properties.map(({ property }) => property),
      ).slice(0, call.limit);
    },

    async *content(call) {
      await begin(call);
      if (script.properties.length > 0) yield script.properties.map(({ property }) => property);
    },

    async *search(request, call) {
      await begin(call);
      const chosen =
        'propertyIds' in request
          ? script.properties.filter(({ property }) => request.propertyIds.includes(property.propertyId))
          : script.properties
              .filter(({ property }) => kmBetween(property, request) <= request.radiusKm)
              .sort((a, b) => kmBetween(a.property, request) - kmBetween(b.property, request));
      const limit = 'limit' in request ? request.limit : chosen.length;
      const found = chosen
        .map((each) => ({ propertyId: each.property.propertyId, offers: offersOf(each, request) }))
        .filter(({ offers }) => offers.length > 0)
        .slice(0, limit);
      // two batches, so that users of the fake cannot count on one
      const half = Math.ceil(found.length / 2);
      if (half > 0) yield found.slice(0, half);
      if (found.length > half) yield found.slice(half);
    },

    async details(propertyId, stay, call) {
      await begin(call);
      const found = script.properties.find(({ property }) => property.propertyId === propertyId);
      if (!found) return null;
      const rooms = new Map(found.rates.map((rate) => [rate.roomId, rate]));
      return {
        property: found.property,
        description: `${found.property.name} in ${found.property.city}.`,
        rooms: [...rooms.values()].map(({ roomId, roomName, sleeps }) => ({
          roomId,
          name: roomName,
          size: 20,
          sleeps,
          amenities: ['wifi'],
          picture: { kind: 'room', seed: roomId },
        })),
        offers: offersOf(found, stay),
      };
    },
  };
}

/** A property with two rates that a test may change at will. */
export function aFakeProperty(
  over: Partial<SupplierProperty> = {},
  rates?: Partial<FakeRate>[],
): FakeProperty {
  const property: SupplierProperty = {
    propertyId: 'f1',
    mappingId: null,
    name: 'Casa do Miradouro',
    propertyType: 'guesthouse',
    line1: 'Rua das Flores 12',
    city: 'Lisbon',
    state: 'Lisbon',
    countryCode: 'PT',
    latitude: 38.7223,
    longitude: -9.1393,
    timeZone: 'Europe/Lisbon',
    stars: 4,
    review: { score: 4.5, count: 210 },
    amenities: ['wifi', 'breakfast'],
    pictures: [{ kind: 'old-town', seed: 'f1' }],
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
    phone: '+351 21 555 0101',
    ...over,
  };
  const base: FakeRate = {
    roomId: `${property.propertyId}-family`,
    roomName: 'Family Room',
    perNight: 12_000,
    board: 'breakfast',
    refundable: true,
    roomsLeft: 5,
    sleeps: 4,
  };
  const list = rates ?? [{}, { refundable: false, perNight: 10_500 }];
  return { property, rates: list.map((rate) => ({ ...base, ...rate })) };
}

function lisbonProperties(): FakeProperty[] {
  return [
    aFakeProperty(),
    aFakeProperty({
      propertyId: 'f2',
      name: 'Hotel da Ribeira',
      propertyType: 'hotel',
      latitude: 38.711,
      longitude: -9.13,
    }),
    aFakeProperty(
      { propertyId: 'f3', name: 'Palacete das Camélias', stars: 5, latitude: 38.73, longitude: -9.15 },
      [{ perNight: 31_000 }, { perNight: 28_000, board: 'room_only' }],
    ),
  ];
}

function toOffer(rate: FakeRate, key: string, stay: StayRequest, currency: string): RoomOffer {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const net = rate.perNight * nights * stay.occupancy.length;
  const adults = stay.occupancy.reduce((sum, room) => sum + room.adults, 0);
  const cityTax = money(400 * adults * nights, 'EUR');
  return {
    key,
    price: {
      net: money(net, currency),
      taxes: [{ code: 'vat', amount: money(Math.round((net * 6) / 106), currency) }],
      dueThere: [{ code: 'city_tax', amount: cityTax, collectedBy: 'property', optional: false }],
      suggestedRetail: money(Math.round(net * (rate.retailShare ?? 1.2)), currency),
      payment: { kind: 'now' },
    },
    terms: {
      refundable: rate.refundable,
      penalties: rate.refundable
        ? [
            { from: `${addDays(stay.checkIn, -3)}T18:00:00.000Z`, percent: 50 },
            { from: `${addDays(stay.checkIn, -1)}T18:00:00.000Z`, percent: 100 },
          ]
        : [],
      refundTo: 'original',
      alwaysBack: null,
      facts: {
        roomId: rate.roomId,
        roomName: rate.roomName,
        bedGroups: [[{ type: 'double', count: 1 }], [{ type: 'twin', count: 2 }]],
        board: rate.board,
      },
    },
    roomsLeft: rate.roomsLeft,
  };
}
