import { isTravelAgent, type HotelDetails, type Offer } from '@portolan/contract';
import { SupplierError, type HotelSupplier, type RoomOffer, type SupplierDetails } from '@portolan/suppliers';
import type { Context } from '../../context.ts';
import type { Call } from '../../http/index.ts';
import { ApiError } from '../../platform/errors.ts';
import { buildPrice } from '../../pricing/index.ts';
import { checkCurrency, agentOf, isMember, saleRules, offerLifeMs } from '../../sales/index.ts';
import { viewOffer, type OfferScope, type PricedRoom } from './offer-view.ts';
import { placeOf } from './place-of.ts';
import type { PropertyDirectory } from './property-directory.ts';
import { viewAmenities, viewProperty } from './property-view.ts';
import { stayOf } from './stay.ts';
import { checkStay } from './stay-check.ts';
import { viewerOf } from '../../tenancy/index.ts';
import { compareRates } from './merge.ts';
import { roomKey, sameRoom, type NamedRoom } from './room-match.ts';

const supplierTimeoutMs = 12_000;

/** One supplier's details of the property, or why there are none. */
interface Answered {
  supplier: string;
  id: string;
  details: SupplierDetails | null;
  failed: boolean;
}

/** One property with the rooms and rates of every supplier that has it, cheapest room first. */
export async function getHotel(
  { context, properties }: { context: Context; properties: PropertyDirectory },
  call: Call<'getHotel'>,
): Promise<{ data: HotelDetails }> {
  const { body, tenant, language, signal } = call;
  const rates = context.rates.current();
  const now = context.clock.now();
  checkStay(body, now);
  checkCurrency(body.currency, rates);
  const property = await properties.byId(body.propertyId);
  if (!property) throw new ApiError('PROPERTY_NOT_FOUND');

  const stay = stayOf(body);
  const scenario = context.config.demo ? body.scenario : undefined;
  const answers = await Promise.all(
    property.suppliers.map(async ({ supplier: name, id }): Promise<Answered> => {
      const supplier = context.suppliers.get(name);
      if (!supplier) return { supplier: name, id, details: null, failed: false };
      try {
        const details = await inTime(supplier, signal, (stop) =>
          supplier.details(id, stay, { language, signal: stop, ...(scenario ? { scenario } : {}) }),
        );
        return { supplier: name, id, details, failed: false };
      } catch (error) {
        if (!(error instanceof SupplierError)) throw error;
        call.log.warn({ err: error, supplier: name }, 'a supplier gave no details');
        return { supplier: name, id, details: null, failed: true };
      }
    }),
  );
  if (answers.length > 0 && answers.every((answer) => answer.failed)) {
    throw new ApiError('SUPPLIER_UNAVAILABLE');
  }

  const scope: OfferScope = {
    seal: context.seal,
    agencyId: tenant.id,
    viewer: viewerOf(tenant, call.role),
    stay,
    propertyId: property.property_id,
    zone: property.time_zone,
    rates,
    now,
    expiresAt: now + offerLifeMs,
  };
  const where = placeOf(property);
  const markup = saleRules(tenant, {
    service: 'hotels',
    where,
    agentId: agentOf(call),
    member: isMember(call.role),
    now,
  });
  const rooms = mergeRooms(answers, (supplier, supplierItemId, offer) => {
    const price = buildPrice(offer.price, { currency: body.currency, markup, rates });
    return price && { supplier, supplierItemId, offer, price };
  });
  const seesAll = isTravelAgent(call.role);
  return {
    data: {
      ...viewProperty(property, context.art, tenant, language),
      distanceKm: 0,
      description: answers.find((answer) => answer.details)?.details?.description ?? '',
      gallery: property.pictures.map(({ kind, seed }) => ({
        url: context.art.pictureUrl(tenant, { kind, seed }, 'hero'),
        kind,
      })),
      checkInFrom: property.check_in_from,
      checkOutUntil: property.check_out_until,
      timeZone: property.time_zone,
      phone: property.phone,
      rooms: rooms.map(({ roomId, room, offers: priced }) => ({
        roomId,
        name: room.name,
        size: room.size,
        sleeps: room.sleeps,
        image: context.art.pictureUrl(tenant, room.picture),
        amenities: viewAmenities(room.amenities),
        offers: (seesAll ? priced : withoutDearerTwins(priced)).map((offer): Offer =>
          viewOffer(offer, scope),
        ),
      })),
      partial: answers.some((answer) => answer.failed),
    },
  };
}

type Room = SupplierDetails['rooms'][number];
interface MergedRoom {
  /** Unique in the property. */
  roomId: string;
  /** As the first supplier that has it describes it. */
  room: Room;
  named: NamedRoom;
  /** Cheapest first. */
  offers: PricedRoom[];
}

/** Rooms of all suppliers: those that are the same room are one. Cheapest room first, sold-out ones last in the suppliers' order. */
export function mergeRooms(
  answers: readonly Answered[],
  price: (supplier: string, propertyId: string, offer: RoomOffer) => PricedRoom | null,
): MergedRoom[] {
  const merged: MergedRoom[] = [];
  for (const { supplier, id, details } of answers) {
    if (!details) continue;
    const others = [...merged];
    const mine = new Map<string, MergedRoom>();
    for (const room of details.rooms) {
      const beds = details.offers.find(({ terms }) => terms.facts.roomId === room.roomId)?.terms.facts
        .bedGroups;
      const named = { ...room, beds: beds ?? null };
      // Within one supplier's answer only a name said twice is one room: it knows its own rooms.
      let known =
        others.find((other) => sameRoom(other.named, named)) ??
        [...mine.values()].find(({ roomId }) => roomId === roomKey(room.name));
      if (!known) merged.push((known = { roomId: roomKey(room.name), room, named, offers: [] }));
      mine.set(room.roomId, known);
    }
    for (const offer of details.offers) {
      const priced = price(supplier, id, offer);
      const { roomId, roomName } = offer.terms.facts;
      const room = mine.get(roomId) ?? merged.find((other) => other.roomId === roomKey(roomName));
      if (priced && room) room.offers.push(priced);
    }
  }
  for (const room of merged) room.offers.sort(compareRates);
  return merged.sort((a, b) => {
    const [left, right] = [a.offers[0], b.offers[0]];
    if (left && right) return compareRates(left, right);
    return Number(Boolean(right)) - Number(Boolean(left));
  });
}

/** Travellers gain nothing from the same board and terms at a higher price from somewhere else; agents compare suppliers. */
export function withoutDearerTwins(sorted: readonly PricedRoom[]): PricedRoom[] {
  const seen = new Set<string>();
  return sorted.filter(({ offer: { terms } }) => {
    const { facts, refundable, penalties } = terms;
    const key = JSON.stringify([facts.board, refundable, penalties, facts.bedGroups]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Ends a call that takes too long, even one that ignores its signal. */
async function inTime<T>(
  supplier: HotelSupplier,
  signal: AbortSignal,
  work: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(supplierTimeoutMs);
  const stop = AbortSignal.any([signal, timeout]);
  const ended = new Promise<never>((_, reject) => {
    const end = () =>
      reject(
        new SupplierError(supplier.name, signal.aborted ? 'aborted' : 'timeout', 'the call was given up'),
      );
    if (stop.aborted) end();
    else stop.addEventListener('abort', end, { once: true });
  });
  ended.catch(() => undefined);
  return Promise.race([work(stop), ended]);
}
