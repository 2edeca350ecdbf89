import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { buildingOf, toProperty, type Building } from './building.ts';
import { describe } from './describe.ts';
import type { Engine, Found } from './engine.ts';
import { headlineRooms, type PricedPart, type PricedPlan, type PricedRoom, type Stay } from './rates.ts';
import { roomsOf } from './rooms.ts';
import { hang, losesBooking, type DemoOptions } from './scenario.ts';
import type { StoredBooking } from './store.ts';
import type { Suggester } from './suggest.ts';
import { readOccupancy, writeOccupancy } from './token.ts';
import { readStay } from './read-stay.ts';

type Query = Record<string, string | string[] | undefined>;

const batchSize = 12;

/** aurora's HTTP, shaped on Expedia Rapid v3: decimal strings, occupancy keys, links with tokens, 409 and 410 as outcomes. */
export function auroraRoutes(
  app: FastifyInstance,
  engine: Engine,
  suggester: Suggester,
  demo: DemoOptions,
): void {
  app.get<{ Querystring: Query }>('/v3/properties/availability', async (request, reply) => {
    const stay = stayOf(request.query);
    if (typeof stay === 'string') return invalid(reply, stay);
    const { query } = request;
    const ids = list(query.property_id);
    const [latitude, longitude] = [Number(query.latitude), Number(query.longitude)];
    if (ids.length > 250) return invalid(reply, 'property_id: at most 250');
    if (ids.length === 0 && !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
      return invalid(reply, 'property_id, or latitude and longitude, are required');
    const radius = Math.min(100, Number(query.radius_km ?? 15)) || 15;
    const limit = Math.min(250, Number(query.limit ?? 100)) || 100;
    const all = ids.length === 1;
    const found =
      ids.length > 0 ? engine.byIds(ids, stay) : engine.around(latitude, longitude, radius, limit, stay);
    if (request.headers.accept?.includes('ndjson'))
      return reply.type('application/x-ndjson').send(Readable.from(batches(engine, found, stay, all)));
    return [...found].map((one) => availability(engine, one, stay, all));
  });

  app.get<{ Querystring: Query }>('/v3/properties/content', async (request, reply) => {
    const ids = list(request.query.property_id);
    if (ids.length > 0) {
      const buildings = ids
        .slice(0, 250)
        .map((id) => buildingOf('aurora', id))
        .filter((one) => one !== null);
      return Object.fromEntries(
        buildings.map((building) => [toProperty('aurora', building).propertyId, content(building, true)]),
      );
    }
    const offset = Number(request.query.cursor ?? 0);
    const limit = Math.min(1000, Number(request.query.limit ?? 500));
    if (!(offset >= 0) || !(limit >= 1)) return invalid(reply, 'cursor and limit must be whole numbers');
    const { properties, total } = engine.content(offset, limit);
    reply.header('pagination-total-results', total);
    const next = offset + properties.length;
    if (next < total && properties.length > 0)
      reply.header('link', `</v3/properties/content?cursor=${next}&limit=${limit}>; rel="next"`);
    return Object.fromEntries(
      properties.map((property) => [
        property.propertyId,
        content(buildingOf('aurora', property.propertyId) as Building, false),
      ]),
    );
  });

  app.get<{ Params: { rate: string }; Querystring: Query }>(
    '/v3/properties/:property/rooms/:room/rates/:rate',
    async (request, reply) => {
      const quoted = engine.quote(String(request.query.token), request.scenario);
      if ('error' in quoted)
        return reply.code(400).send({ type: 'invalid_input', message: 'The token is not one of ours.' });
      const { outcome } = quoted;
      if (!outcome) return reply.code(410).send({ status: 'sold_out' });
      const status = outcome.priceChanged || outcome.termsChanged ? 'price_changed' : 'available';
      return reply.code(status === 'available' ? 200 : 409).send({
        status,
        terms_changed: outcome.termsChanged,
        price_changed: outcome.priceChanged,
        room: { id: outcome.room.room.id, room_name: outcome.room.room.name },
        rate: rateOf(outcome.room, outcome.plan, ''),
        links: {
          book: {
            method: 'POST',
            href: `/v3/itineraries?token=${outcome.quoteKey}`,
            expires: outcome.expiresAt,
          },
        },
      });
    },
  );

  app.post<{ Querystring: Query; Body: Record<string, unknown> | null }>(
    '/v3/itineraries',
    async (request, reply) => {
      const body = request.body ?? {};
      const reference = body.affiliate_reference_id;
      const rooms = Array.isArray(body.rooms) ? (body.rooms as Record<string, unknown>[]) : [];
      // Rapid allows 28 characters; ours are longer
      if (typeof reference !== 'string' || !/^[\w.:-]{3,64}$/.test(reference))
        return invalid(reply, 'affiliate_reference_id: 3 to 64 characters');
      if (typeof body.email !== 'string' || !body.email.includes('@'))
        return invalid(reply, 'email is required');
      if (rooms.length === 0 || rooms.some((room) => !room.given_name || !room.family_name))
        return invalid(reply, 'rooms: given_name and family_name are required');
      const booked = engine.book(
        {
          quoteKey: String(request.query.token),
          reference,
          email: body.email,
          guests: rooms.map((room) => `${String(room.given_name)} ${String(room.family_name)}`.slice(0, 120)),
        },
        request.scenario,
      );
      if (losesBooking(request.scenario)) return hang(request, reply, demo.hangMs);
      if (request.scenario === 'book_bad_response')
        return reply.type('text/html').send('<!doctype html><title>502</title><h1>Bad gateway</h1>');
      if (booked.result === 'rejected')
        return reply.code(409).send({ type: booked.reason, message: 'The booking was not made.' });
      if (booked.result === 'duplicate' || request.scenario === 'duplicate_reference')
        return reply.code(409).send({
          type: 'duplicate_itinerary',
          message: 'An itinerary with this affiliate_reference_id exists.',
          itinerary_id: booked.booking.id,
        });
      const { booking } = booked;
      return reply.code(booking.status === 'pending' ? 202 : 201).send({
        itinerary_id: booking.id,
        ...(booking.status === 'pending' ? { status: 'pending' } : {}),
        links: {
          retrieve: { method: 'GET', href: `/v3/itineraries/${booking.id}` },
          cancel: { method: 'DELETE', href: `/v3/itineraries/${booking.id}` },
        },
      });
    },
  );

  app.get<{ Querystring: Query }>('/v3/itineraries', async (request) => {
    const booking = engine.look(String(request.query.affiliate_reference_id));
    return booking ? [itinerary(booking)] : [];
  });

  app.get<{ Params: { id: string } }>('/v3/itineraries/:id', async (request, reply) => {
    const booking = engine.look(request.params.id);
    return booking ? itinerary(booking) : notFound(reply);
  });

  app.get<{ Params: { id: string } }>('/v3/itineraries/:id/cancellation', async (request, reply) => {
    const booking = engine.store.byId(request.params.id);
    if (!booking) return notFound(reply);
    const penalty = engine.cancelCost(booking, request.scenario);
    return {
      penalty: amount(penalty, booking.currency),
      refund: amount(booking.total - penalty, booking.currency),
      expires: new Date(demo.now() + 10 * 60_000).toISOString(),
    };
  });

  app.delete<{ Params: { id: string } }>('/v3/itineraries/:id', async (request, reply) => {
    const booking = engine.store.byId(request.params.id);
    if (!booking) return notFound(reply);
    if (booking.status === 'rejected' || request.scenario === 'cancel_refused')
      return reply.code(400).send({ type: 'cancel.not_possible', message: 'It cannot be cancelled.' });
    const after = engine.cancel(booking, request.scenario);
    if (request.scenario === 'cancel_timeout') return hang(request, reply, demo.hangMs);
    return reply.code(after.status === 'cancelled' ? 204 : 202).send();
  });

  app.get<{ Querystring: Query }>('/v3/suggest', async (request) => {
    await suggester.ready;
    const limit = Math.min(50, Number(request.query.limit ?? 10)) || 10;
    return suggester.suggest(String(request.query.text ?? ''), limit);
  });
}

async function* batches(
  engine: Engine,
  found: Generator<Found>,
  stay: Stay,
  all: boolean,
): AsyncGenerator<string> {
  let lines = '';
  let count = 0;
  for (const one of found) {
    lines += `${JSON.stringify(availability(engine, one, stay, all))}\n`;
    count += 1;
    if (count % batchSize !== 0) continue;
    yield lines;
    lines = '';
    // lets the first batch leave before the next one is priced
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (lines !== '') yield lines;
}

function availability(engine: Engine, found: Found, stay: Stay, all: boolean): unknown {
  const rooms = all ? found.rooms : headlineRooms(found.rooms);
  return {
    property_id: found.propertyId,
    status: 'available',
    score: found.building.review?.score ?? 0,
    rooms: rooms.map((priced) => ({
      id: priced.room.id,
      room_name: priced.room.name,
      rates: priced.plans.map((plan) =>
        rateOf(
          priced,
          plan,
          `/v3/properties/${found.propertyId}/rooms/${priced.room.id}/rates/${plan.code}?token=${engine.rateKey(found, priced, plan, stay)}`,
        ),
      ),
    })),
  };
}

const boardAmenities = {
  room_only: {},
  breakfast: { 2104: { id: '2104', name: 'Free breakfast' } },
  half_board: { 2105: { id: '2105', name: 'Half board' } },
  full_board: { 2106: { id: '2106', name: 'Full board' } },
  all_inclusive: { 2107: { id: '2107', name: 'All inclusive' } },
};
const bedNames = {
  king: 'KingBed',
  queen: 'QueenBed',
  double: 'DoubleBed',
  twin: 'TwinBed',
  sofa: 'SofaBed',
};

function rateOf({ room, left }: PricedRoom, plan: PricedPlan, href: string): unknown {
  const pricing: Record<string, unknown> = {};
  for (const part of plan.rooms) pricing[writeOccupancy([part.occupancy])] = pricePart(part);
  return {
    id: plan.code,
    status: 'available',
    available_rooms: left,
    refundable: plan.refundable,
    amenities: boardAmenities[plan.board],
    bed_groups: Object.fromEntries(
      room.bedGroups.map((group, at) => [
        String(37310 + at),
        {
          id: String(37310 + at),
          configuration: group.map(({ type, count }) => ({ type: bedNames[type], quantity: count })),
          links: { price_check: { method: 'GET', href } },
        },
      ]),
    ),
    cancel_penalties: plan.penalties.map(({ from, percent }, at) => ({
      start: from,
      ...(plan.penalties[at + 1] ? { end: plan.penalties[at + 1]?.from } : {}),
      percent: `${percent}%`,
      currency: 'USD',
    })),
    occupancy_pricing: pricing,
  };
}

const feeNames: Record<string, string> = { city_tax: 'mandatory_tax', resort_fee: 'resort_fee' };

function pricePart(part: PricedPart): unknown {
  const taxes = part.taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const share = 1 - taxes / Math.max(1, part.total);
  let left = part.total - taxes;
  const nightly = part.nightly.map((night, at) => {
    const base = at === part.nightly.length - 1 ? left : Math.round(night * share);
    left -= base;
    return [{ type: 'base_rate', ...amount(base, 'USD') }];
  });
  return {
    nightly,
    stay: part.taxes.map((tax) => ({ type: tax.code, ...amount(tax.amount, 'USD') })),
    totals: {
      inclusive: { billable_currency: amount(part.total, 'USD') },
      exclusive: { billable_currency: amount(part.total - taxes, 'USD') },
      ...(part.suggestedRetail === null
        ? {}
        : { inclusive_strikethrough: { billable_currency: amount(part.suggestedRetail, 'USD') } }),
    },
    fees: Object.fromEntries(
      part.dueAtProperty.map((due) => [
        feeNames[due.code] ?? due.code,
        { billable_currency: { value: String(due.amount), currency: due.currency } },
      ]),
    ),
  };
}

const categories = {
  hotel: 'Hotel',
  resort: 'Resort',
  apartment: 'Apartment',
  guesthouse: 'Guest house',
  hostel: 'Hostel/Backpacker accommodation',
  villa: 'Villa',
};

function content(building: Building, full: boolean): unknown {
  const property = toProperty('aurora', building);
  return {
    property_id: property.propertyId,
    mapping_id: property.mappingId,
    name: property.name,
    address: {
      line_1: property.line1,
      city: property.city,
      state_province_name: property.state,
      country_code: property.countryCode,
    },
    location: { coordinates: { latitude: property.latitude, longitude: property.longitude } },
    time_zone: property.timeZone,
    ratings: {
      property: { rating: property.stars.toFixed(1), type: 'Star' },
      ...(property.review
        ? { guest: { count: property.review.count, overall: property.review.score.toFixed(1) } }
        : {}),
    },
    phone: property.phone,
    category: { name: categories[property.propertyType] },
    checkin: { begin_time: property.checkInFrom },
    checkout: { time: property.checkOutUntil },
    amenities: property.amenities,
    images: property.pictures,
    ...(full
      ? {
          descriptions: { location: describe(building) },
          rooms: Object.fromEntries(
            roomsOf('aurora', building).map((room) => [
              room.id,
              {
                id: room.id,
                name: room.name,
                ...(room.size === null ? {} : { area: { square_meters: room.size } }),
                occupancy: { max_allowed: { total: room.sleeps } },
                amenities: room.amenities,
                images: [room.picture],
              },
            ]),
          ),
        }
      : {}),
  };
}

function itinerary(booking: StoredBooking): unknown {
  const status = { confirmed: 'booked', pending: 'pending', cancelled: 'canceled', rejected: 'rejected' }[
    booking.status
  ];
  return {
    itinerary_id: booking.id,
    property_id: booking.propertyId,
    affiliate_reference_id: booking.reference,
    creation_date_time: booking.createdAt,
    rooms: booking.rooms.map(({ id }) => ({ id, status, confirmation_id: { expedia: booking.id } })),
  };
}

function stayOf(query: Query): Stay | string {
  const occupancy = readOccupancy(list(query.occupancy));
  return readStay(query.checkin, query.checkout, occupancy);
}

function list(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

function amount(minor: number, currency: string): { value: string; currency: string } {
  return { value: (minor / 100).toFixed(2), currency };
}

function invalid(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send({ type: 'invalid_input', message });
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ type: 'resource_not_found', message: 'No such itinerary.' });
}
