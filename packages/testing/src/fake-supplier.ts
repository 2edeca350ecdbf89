import { addDays, money, nightsBetween, percentOf, type Money } from '@portolan/core';
import {
  SupplierError,
  type CallOptions,
  type HotelBookRequest,
  type HotelSupplier,
  type RateRef,
  type StayRequest,
  type SupplierBooking,
  type SupplierPlace,
  type SupplierProperty,
  type SupplierQuote,
  type SupplierRate,
} from '@portolan/suppliers';

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
  board: SupplierRate['board'];
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
    nextQuote: string | null;
    nextBook: string | null;
    /** Thrown by every call until it is taken away. */
    failWith: SupplierError['reason'] | null;
    count(reference: string): { attempts: number; bookings: number };
  };
}

interface Kept {
  reference: string;
  supplierReference: string;
  status: 'confirmed' | 'pending' | 'rejected' | 'cancelled';
  becomes: 'confirmed' | 'rejected' | null;
  asksLeft: number;
  rate: SupplierRate;
}

/** A hotel supplier in memory. It passes the same conformance suite as the adapters, and a test can prescribe what it does next. */
export function createFakeSupplier(options: FakeSupplierOptions = {}): FakeSupplier {
  const { name = 'fake', currency = 'USD', now = Date.now } = options;
  const kept = new Map<string, Kept>();
  const attempts = new Map<string, number>();
  const quotes = new Map<string, SupplierRate>();

  const script: FakeSupplier['script'] = {
    properties: options.properties ?? lisbonProperties(),
    latencyMs: 0,
    nextQuote: null,
    nextBook: null,
    failWith: null,
    count: (reference) => ({ attempts: attempts.get(reference) ?? 0, bookings: kept.has(reference) ? 1 : 0 }),
  };

  /** Waits as told, fails as told; answers what to play. */
  const begin = async (call: CallOptions): Promise<string | null> => {
    const scenario = forMe(call.scenario ?? null, name);
    await wait(script.latencyMs + (scenario === 'slow' ? 5000 : 0), call.signal, name);
    if (script.failWith) throw new SupplierError(name, script.failWith, 'scripted failure');
    if (scenario === 'service_unavailable') throw new SupplierError(name, 'unavailable', 'scripted failure');
    if (scenario === 'bad_response') throw new SupplierError(name, 'bad_response', 'scripted failure');
    return scenario;
  };

  const ratesOf = ({ property, rates }: FakeProperty, stay: StayRequest): SupplierRate[] => {
    const most = Math.max(...stay.occupancy.map(({ adults, childAges }) => adults + childAges.length));
    return rates
      .map((rate, at) => ({ rate, at }))
      .filter(({ rate }) => rate.sleeps >= most && rate.roomsLeft >= stay.occupancy.length)
      .map(({ rate, at }) => toRate(rate, `${property.propertyId}|${at}`, stay, currency));
  };
  const current = (ref: RateRef): SupplierRate | null => {
    const [propertyId, at] = ref.rateKey.split('|');
    const found = script.properties.find(({ property }) => property.propertyId === propertyId);
    if (!found || at === undefined) throw new SupplierError(name, 'rejected', 'not a rate key of the fake');
    return ratesOf(found, ref).find(({ rateKey }) => rateKey === ref.rateKey) ?? null;
  };
  const bookingOf = (reference: string): Kept => {
    const booking = kept.get(reference);
    if (!booking) throw new SupplierError(name, 'rejected', `no booking under ${reference}`);
    return booking;
  };

  return {
    name,
    script,

    async suggest(text, call) {
      await begin(call);
      const typed = text.toLowerCase();
      const places = new Map<string, SupplierPlace>();
      for (const { property } of script.properties) {
        const { city, countryCode, latitude, longitude } = property;
        if (city.toLowerCase().startsWith(typed))
          places.set(city, {
            id: `city:${city}`,
            type: 'city',
            name: city,
            context: countryCode,
            countryCode,
            latitude,
            longitude,
          });
      }
      return [...places.values()].slice(0, call.limit);
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
        .map((each) => ({ propertyId: each.property.propertyId, rates: ratesOf(each, request) }))
        .filter(({ rates }) => rates.length > 0)
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
        rates: ratesOf(found, stay),
      };
    },

    async quote(ref, call): Promise<SupplierQuote> {
      const asked = await begin(call);
      const play = asked ?? script.nextQuote;
      script.nextQuote = null;
      const rate = current(ref);
      if (!rate || play === 'sold_out') return { status: 'sold_out' };
      const moved = play === 'price_changed' ? 10_800 : play === 'price_dropped' ? 9_500 : 10_000;
      const stricter = play === 'terms_changed';
      const quoted: SupplierRate = {
        ...rate,
        net: percentOf(rate.net, moved),
        taxes: rate.taxes.map(({ code, amount }) => ({ code, amount: percentOf(amount, moved) })),
        ...(stricter ? { refundable: false, penalties: [] } : {}),
      };
      const quoteKey = `q${quotes.size + 1}|${ref.rateKey}`;
      quotes.set(quoteKey, quoted);
      const answer = { rate: quoted, quoteKey, expiresAt: new Date(now() + 30 * 60_000).toISOString() };
      if (moved === 10_000 && !stricter) return { status: 'available', ...answer };
      return { status: 'price_changed', ...answer, changed: [stricter ? 'terms' : 'price'] };
    },

    async hold(ref, call) {
      await begin(call);
      if (!current(ref)) throw new SupplierError(name, 'rejected', 'sold out');
      return { holdId: `h|${ref.rateKey}`, expiresAt: new Date(now() + 15 * 60_000).toISOString() };
    },

    async book(request: HotelBookRequest, call): Promise<SupplierBooking> {
      const asked = await begin(call);
      const play = asked ?? script.nextBook;
      script.nextBook = null;
      const { reference } = request;
      attempts.set(reference, (attempts.get(reference) ?? 0) + 1);
      const known = kept.get(reference);
      if (known) return answerOf(known);
      if (play === 'timeout_not_booked') throw new SupplierError(name, 'timeout', 'scripted timeout');
      if (play === 'rooms_unavailable' || play === 'sold_out')
        return { status: 'rejected', reason: 'rooms_unavailable' };
      const rate = quotes.get(request.quoteKey);
      if (!rate) return { status: 'rejected', reason: 'bad_quote' };
      const pending = play === 'pending_then_confirm' || play === 'pending_then_reject';
      const booking: Kept = {
        reference,
        supplierReference: `F${kept.size + 1}`,
        status: pending ? 'pending' : 'confirmed',
        becomes: pending ? (play === 'pending_then_reject' ? 'rejected' : 'confirmed') : null,
        asksLeft: 1,
        rate,
      };
      kept.set(reference, booking);
      if (play === 'timeout_but_booked') throw new SupplierError(name, 'timeout', 'scripted timeout');
      return answerOf(booking);
    },

    async retrieve(reference, call) {
      await begin(call);
      const booking = kept.get(reference);
      if (!booking) return { status: 'not_found' };
      if (booking.status === 'pending' && booking.asksLeft-- <= 0)
        booking.status = booking.becomes ?? 'confirmed';
      return answerOf(booking);
    },

    async cancelQuote(reference, call) {
      await begin(call);
      const { rate } = bookingOf(reference);
      const penalty = penaltyOf(rate, now());
      return {
        refund: money(rate.net.amount - penalty.amount, rate.net.currency),
        penalty,
        expiresAt: new Date(now() + 10 * 60_000).toISOString(),
      };
    },

    async cancel(reference, call) {
      await begin(call);
      bookingOf(reference).status = 'cancelled';
      return { status: 'cancelled' };
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

function toRate(rate: FakeRate, rateKey: string, stay: StayRequest, currency: string): SupplierRate {
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  const net = rate.perNight * nights * stay.occupancy.length;
  const adults = stay.occupancy.reduce((sum, room) => sum + room.adults, 0);
  return {
    rateKey,
    roomId: rate.roomId,
    roomName: rate.roomName,
    bedGroups: [[{ type: 'double', count: 1 }], [{ type: 'twin', count: 2 }]],
    board: rate.board,
    net: money(net, currency),
    taxes: [{ code: 'vat', amount: money(Math.round((net * 6) / 106), currency) }],
    dueAtProperty: [{ code: 'city_tax', amount: money(400 * adults * nights, 'EUR') }],
    suggestedRetail: money(Math.round(net * (rate.retailShare ?? 1.2)), currency),
    refundable: rate.refundable,
    penalties: rate.refundable
      ? [
          { from: `${addDays(stay.checkIn, -3)}T18:00:00.000Z`, percent: 50 },
          { from: `${addDays(stay.checkIn, -1)}T18:00:00.000Z`, percent: 100 },
        ]
      : [],
    roomsLeft: rate.roomsLeft,
  };
}

function penaltyOf({ net, refundable, penalties }: SupplierRate, now: number): Money {
  if (!refundable) return net;
  const at = new Date(now).toISOString();
  return percentOf(net, (penalties.filter(({ from }) => from <= at).at(-1)?.percent ?? 0) * 100);
}

function answerOf({ status, supplierReference }: Kept): SupplierBooking {
  return status === 'rejected' ? { status, reason: 'rejected_by_property' } : { status, supplierReference };
}

function forMe(scenario: string | null, name: string): string | null {
  const [first = '', second] = (scenario ?? '').split(':');
  if (second !== undefined) return first === name ? second : null;
  return first || null;
}

function wait(ms: number, signal: AbortSignal | undefined, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new SupplierError(name, 'aborted', 'the caller gave up'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

function kmBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const x = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(x, a.latitude - b.latitude) * 111.2;
}
