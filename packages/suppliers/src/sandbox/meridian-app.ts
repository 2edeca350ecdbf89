import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Occupancy } from '@portolan/core';
import { buildingOf, toProperty, type Building } from './building.ts';
import { describe } from './describe.ts';
import type { Engine, Found } from './engine.ts';
import { headlineRooms, type PricedPlan, type PricedRoom, type Stay } from './rates.ts';
import { readStay } from './read-stay.ts';
import { roomsOf } from './rooms.ts';
import { hang, losesBooking, type DemoOptions } from './scenario.ts';
import type { StoredBooking } from './store.ts';
import type { Suggester } from './suggest.ts';
import { readOccupancy, writeOccupancy } from './token.ts';

type Query = Record<string, string | undefined>;
type Body = Record<string, unknown> | null;

const boardCodes = {
  room_only: 'RO',
  breakfast: 'BI',
  half_board: 'HB',
  full_board: 'FB',
  all_inclusive: 'AI',
};
const boardNames = {
  room_only: 'Room Only',
  breakfast: 'Breakfast Included',
  half_board: 'Half Board',
  full_board: 'Full Board',
  all_inclusive: 'All Inclusive',
};

/** meridian's HTTP, shaped on LiteAPI v3: POST to search, number amounts, offers with one rate a room, `{ data }` and `{ error }`. */
export function meridianRoutes(
  app: FastifyInstance,
  engine: Engine,
  suggester: Suggester,
  demo: DemoOptions,
): void {
  app.post<{ Body: Body }>('/v3.0/hotels/rates', async (request, reply) => {
    const body = request.body ?? {};
    const stay = stayOf(body);
    if (typeof stay === 'string') return failure(reply, 400, 4002, stay);
    const ids = Array.isArray(body.hotelIds) ? body.hotelIds.filter((id) => typeof id === 'string') : [];
    const { latitude, longitude } = body;
    if (ids.length === 0 && !(typeof latitude === 'number' && typeof longitude === 'number'))
      return failure(reply, 400, 4000, 'hotelIds, or latitude and longitude, are required');
    const limit = Math.min(200, Number(body.limit ?? 100)) || 100;
    const radiusKm = Math.min(100_000, Number(body.radius ?? 15_000)) / 1000 || 15;
    const found =
      ids.length > 0
        ? [...engine.byIds(ids.slice(0, 200), stay)]
        : [...engine.around(latitude as number, longitude as number, radiusKm, limit, stay)];
    // LiteAPI calls an empty result an error
    if (found.length === 0)
      return reply.code(200).send({ error: { code: 2001, message: 'no availability found' } });
    return { data: found.map((one) => hotelRates(engine, one, stay, ids.length === 1)), sandbox: true };
  });

  app.post<{ Body: Body }>('/v3.0/rates/prebook', async (request, reply) => {
    const quoted = engine.quote(String(request.body?.offerId), request.scenario);
    if ('error' in quoted) return failure(reply, 400, 4003, 'invalid offerId');
    const { outcome } = quoted;
    if (!outcome) return failure(reply, 400, 2001, 'fully booked: no availability found');
    const { building, room, plan } = outcome;
    return {
      data: {
        prebookId: outcome.quoteKey,
        offerId: request.body?.offerId,
        hotelId: toProperty('meridian', building).propertyId,
        currency: engine.currency,
        price: plan.total / 100,
        priceDifferencePercent: outcome.difference / 100,
        cancellationChanged: outcome.termsChanged,
        boardChanged: false,
        expiration: outcome.expiresAt,
        roomTypes: [roomType(engine, room, plan, outcome.quoteKey)],
        termsAndConditions: '',
      },
    };
  });

  app.post<{ Body: Body }>('/v3.0/rates/hold', async (request, reply) => {
    const held = engine.hold(String(request.body?.offerId ?? request.body?.prebookId));
    return held
      ? { data: { holdId: held.holdId, expiration: held.expiresAt } }
      : failure(reply, 400, 2001, 'no availability found');
  });

  app.post<{ Body: Body }>('/v3.0/rates/book', async (request, reply) => {
    const body = request.body ?? {};
    const { prebookId, clientReference, holder, guests } = body as Record<string, never>;
    const who = holder as { firstName?: unknown; lastName?: unknown; email?: unknown } | undefined;
    if (typeof clientReference !== 'string' || !/^[\w.:-]{3,64}$/.test(clientReference))
      return failure(reply, 400, 4000, 'clientReference: 3 to 64 characters');
    if (!who || typeof who.email !== 'string' || !who.firstName || !who.lastName)
      return failure(reply, 400, 4000, 'holder: firstName, lastName and email are required');
    const people = Array.isArray(guests)
      ? (guests as { occupancyNumber?: unknown; firstName?: unknown; lastName?: unknown }[])
      : [];
    const names = new Map<number, string>();
    for (const { occupancyNumber, firstName, lastName } of people) {
      const room = Number(occupancyNumber);
      if (!names.has(room)) names.set(room, `${String(firstName)} ${String(lastName)}`.slice(0, 120));
    }
    const booked = engine.book(
      {
        quoteKey: String(prebookId),
        reference: clientReference,
        email: who.email,
        guests: [...names.values()],
      },
      request.scenario,
    );
    if (losesBooking(request.scenario)) return hang(request, reply, demo.hangMs);
    if (request.scenario === 'book_bad_response')
      return reply.type('text/html').send('<!doctype html><title>502</title><h1>Bad gateway</h1>');
    if (booked.result === 'rejected') return failure(reply, 400, 2013, booked.reason);
    // a repeated clientReference answers with the booking it made
    return { data: bookingView(booked.booking) };
  });

  app.get<{ Querystring: Query }>('/v3.0/bookings', async (request) => {
    const booking = engine.look(String(request.query.clientReference));
    return { data: booking ? [bookingView(booking)] : [] };
  });

  app.get<{ Params: { id: string } }>('/v3.0/bookings/:id', async (request, reply) => {
    const booking = engine.look(request.params.id);
    if (!booking) return failure(reply, 404, 2004, 'booking not found');
    const penalty = engine.cancelCost(booking, request.scenario);
    return {
      data: {
        ...bookingView(booking),
        cancellation: cancellation(booking, penalty),
        cancellationExpiration: new Date(demo.now() + 10 * 60_000).toISOString(),
      },
    };
  });

  app.put<{ Params: { id: string } }>('/v3.0/bookings/:id', async (request, reply) => {
    const booking = engine.store.byId(request.params.id);
    if (!booking) return failure(reply, 404, 2004, 'booking not found');
    if (booking.status === 'rejected' || request.scenario === 'cancel_refused')
      return failure(reply, 400, 2014, 'booking cannot be cancelled');
    const cancelled = engine.cancel(booking, request.scenario);
    if (request.scenario === 'cancel_timeout') return hang(request, reply, demo.hangMs);
    return { data: { ...bookingView(cancelled), ...cancellation(cancelled, cancelled.penalty) } };
  });

  app.get<{ Querystring: Query }>('/v3.0/data/hotels', async (request, reply) => {
    const offset = Number(request.query.offset ?? 0);
    const limit = Math.min(1000, Number(request.query.limit ?? 200));
    if (!(offset >= 0) || !(limit >= 1))
      return failure(reply, 400, 4000, 'offset and limit must be whole numbers');
    const { properties, total } = engine.content(offset, limit);
    return {
      data: properties.map(({ propertyId }) =>
        hotelData(buildingOf('meridian', propertyId) as Building, false),
      ),
      total,
    };
  });

  app.get<{ Querystring: Query }>('/v3.0/data/hotel', async (request, reply) => {
    const building = buildingOf('meridian', String(request.query.hotelId));
    return building ? { data: hotelData(building, true) } : failure(reply, 404, 2003, 'hotel not found');
  });

  app.get<{ Querystring: Query }>('/v3.0/data/places', async (request) => {
    await suggester.ready;
    const limit = Math.min(50, Number(request.query.limit ?? 10)) || 10;
    const found = suggester.suggest(String(request.query.textQuery ?? ''), limit);
    return {
      data: found.map((place) => ({
        placeId: place.id,
        displayName: place.name,
        formattedAddress: place.context,
        countryCode: place.countryCode,
        types: [
          { city: 'locality', region: 'administrative_area_level_1', airport: 'airport', property: 'hotel' }[
            place.type
          ],
        ],
        location: { latitude: place.latitude, longitude: place.longitude },
      })),
    };
  });
}

function hotelRates(engine: Engine, found: Found, stay: Stay, all: boolean): unknown {
  const rooms = all ? found.rooms : headlineRooms(found.rooms);
  return {
    hotelId: found.propertyId,
    roomTypes: rooms.flatMap((room) =>
      room.plans.map((plan) => roomType(engine, room, plan, engine.rateKey(found, room, plan, stay))),
    ),
  };
}

function roomType(engine: Engine, { room, left }: PricedRoom, plan: PricedPlan, offerId: string): unknown {
  const { currency } = engine;
  const retail = plan.rooms.every(({ suggestedRetail }) => suggestedRetail !== null);
  return {
    roomTypeId: room.id,
    offerId,
    beds: room.bedGroups,
    availableRooms: left,
    rates: plan.rooms.map((part, at) => ({
      rateId: `${room.id}-${plan.code}-${at + 1}`,
      occupancyNumber: at + 1,
      occupancyCode: writeOccupancy([part.occupancy]),
      name: room.name,
      maxOccupancy: room.sleeps,
      adultCount: part.occupancy.adults,
      childCount: part.occupancy.childAges.length,
      boardType: boardCodes[plan.board],
      boardName: boardNames[plan.board],
      retailRate: {
        total: [{ amount: part.total / 100, currency }],
        suggestedSellingPrice: retail
          ? [{ amount: (part.suggestedRetail ?? 0) / 100, currency, source: 'provider' }]
          : null,
        taxesAndFees: [
          ...part.taxes.map(({ code, amount }) => ({
            included: true,
            description: code,
            amount: amount / 100,
            currency,
          })),
          ...part.dueAtProperty.map(({ code, amount, currency: local }) => ({
            included: false,
            description: code,
            amount,
            currency: local,
          })),
        ],
      },
    })),
    offerRetailRate: { amount: plan.total / 100, currency },
    cancellationPolicies: {
      refundableTag: plan.refundable ? 'RFN' : 'NRFN',
      cancelPolicyInfos: plan.penalties.map(({ from, percent }) => ({
        cancelTime: from.slice(0, 19).replace('T', ' '),
        amount: Math.round((plan.total * percent) / 100) / 100,
        type: 'amount',
        currency,
        timezone: 'GMT',
      })),
    },
  };
}

function hotelData(building: Building, full: boolean): unknown {
  const property = toProperty('meridian', building);
  return {
    id: property.propertyId,
    mappingId: property.mappingId,
    name: property.name,
    hotelType: property.propertyType.toUpperCase(),
    address: property.line1,
    city: property.city,
    state: property.state,
    country: property.countryCode.toLowerCase(),
    latitude: property.latitude,
    longitude: property.longitude,
    timezone: property.timeZone,
    stars: property.stars,
    // of ten, as LiteAPI counts
    ...(property.review
      ? { rating: Math.round(property.review.score * 20) / 10, reviewCount: property.review.count }
      : {}),
    facilities: property.amenities,
    images: property.pictures,
    checkinCheckoutTimes: { checkin: property.checkInFrom, checkout: property.checkOutUntil },
    phone: property.phone,
    ...(full
      ? {
          hotelDescription: describe(building),
          rooms: roomsOf('meridian', building).map((room) => ({
            id: room.id,
            roomName: room.name,
            ...(room.size === null ? {} : { roomSizeSquare: room.size, roomSizeUnit: 'm2' }),
            maxOccupancy: room.sleeps,
            roomAmenities: room.amenities,
            photos: [room.picture],
          })),
        }
      : {}),
  };
}

function bookingView(
  booking: StoredBooking,
): { bookingId: string; status: string } & Record<string, unknown> {
  const status = { confirmed: 'CONFIRMED', pending: 'PENDING', cancelled: 'CANCELLED', rejected: 'REJECTED' }[
    booking.status
  ];
  return {
    bookingId: booking.id,
    clientReference: booking.reference,
    status: booking.status === 'cancelled' && booking.penalty > 0 ? 'CANCELLED_WITH_CHARGES' : status,
    hotelId: booking.propertyId,
    price: booking.total / 100,
    currency: booking.currency,
    createdAt: booking.createdAt,
  };
}

function cancellation({ total, currency }: StoredBooking, penalty: number): Record<string, unknown> {
  return { cancellation_fee: penalty / 100, refund_amount: (total - penalty) / 100, currency };
}

function stayOf(body: Record<string, unknown>): Stay | string {
  return readStay(body.checkin, body.checkout, occupanciesOf(body.occupancies));
}

function occupanciesOf(value: unknown): Occupancy | null {
  if (!Array.isArray(value)) return null;
  const rooms = (value as { adults?: unknown; children?: unknown }[]).map(
    ({ adults, children }) =>
      `${String(adults)}${Array.isArray(children) && children.length > 0 ? `-${children.join(',')}` : ''}`,
  );
  return readOccupancy(rooms);
}

function failure(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply.code(status).send({ error: { code, message } });
}
