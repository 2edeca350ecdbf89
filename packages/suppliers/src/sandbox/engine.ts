import {
  buildingOf,
  buildingsOf,
  propertyId,
  sells,
  toProperty,
  type Building,
  type SupplierName,
} from './building.ts';
import { hash } from './hash.ts';
import { currencies, movePart, priceBuilding, type PricedPlan, type PricedRoom, type Stay } from './rates.ts';
import { createStore, type Store, type StoredBooking } from './store.ts';
import { openToken, readOccupancy, sealToken, termsDigest, writeOccupancy, type RateToken } from './token.ts';
import { distanceKm, places, placesNear } from './world.ts';

export interface Found {
  building: Building;
  propertyId: string;
  rooms: PricedRoom[];
}

export interface Quoted {
  /** `null` = sold out. */
  outcome: {
    building: Building;
    room: PricedRoom;
    plan: PricedPlan;
    quoteKey: string;
    expiresAt: string;
    priceChanged: boolean;
    /** Hundredths of a percent against what was seen. */
    difference: number;
    termsChanged: boolean;
  } | null;
}

export interface BookInput {
  quoteKey: string;
  reference: string;
  email: string;
  /** One name a room. */
  guests: string[];
}

export type Booked =
  | { result: 'booked' | 'duplicate'; booking: StoredBooking }
  | { result: 'rejected'; reason: 'rooms_unavailable' | 'quote_expired' | 'bad_quote' | 'guests' };

/** The supplier behind the wire: what it knows and decides, whatever its HTTP looks like. */
export interface Engine {
  supplier: SupplierName;
  currency: string;
  store: Store;
  around(latitude: number, longitude: number, radiusKm: number, limit: number, stay: Stay): Generator<Found>;
  byIds(ids: readonly string[], stay: Stay): Generator<Found>;
  rateKey(found: Found, room: PricedRoom, plan: PricedPlan, stay: Stay): string;
  quote(rateKey: string, scenario: string | null): Quoted | { error: 'bad_key' };
  hold(key: string): { holdId: string; expiresAt: string } | null;
  book(input: BookInput, scenario: string | null): Booked;
  /** Moves a pending booking on, one ask at a time. */
  look(reference: string): StoredBooking | undefined;
  cancelCost(booking: StoredBooking, scenario: string | null): number;
  /** Cancels it, or takes note that it is to be cancelled, as the scenario says. */
  cancel(booking: StoredBooking, scenario: string | null): StoredBooking;
  /** All properties of this supplier, in the order of places; `offset` counts properties. */
  content(offset: number, limit: number): { properties: ReturnType<typeof toProperty>[]; total: number };
}

const quoteMinutes = 30;
const holdMinutes = 15;
/** How often a pending booking is asked for before it is decided. */
const pendingAsks = 1;
/** How often a booking that shows up late, or a cancellation that takes its time, is asked for in vain. */
const lateAsks = 2;
const never = 1_000_000_000;

export function createEngine(
  supplier: SupplierName,
  options: { dataDir: string | null; now: () => number },
): Engine {
  const { now } = options;
  const store = createStore(options.dataDir, supplier);
  const currency = currencies[supplier];
  const offsets = contentOffsets(supplier);

  const priced = (building: Building, stay: Stay): Found | null => {
    const rooms = priceBuilding(supplier, building, stay, now());
    return rooms.length === 0 ? null : { building, propertyId: propertyId(supplier, building), rooms };
  };

  /** The plan as it is now, with what a scenario played on top. */
  const current = (token: RateToken, adjust: number, strict: boolean) => {
    const building = buildingOf(supplier, token.propertyId);
    const occupancy = readOccupancy(token.occupancy.split('_'));
    if (!building || !occupancy) return null;
    const stay = { checkIn: token.checkIn, checkOut: token.checkOut, occupancy };
    const room = priceBuilding(supplier, building, stay, now()).find(
      ({ room: { index } }) => index === token.room,
    );
    const plan = room?.plans.find(({ code }) => code === token.plan);
    return room && plan ? { building, room, plan: adjustPlan(plan, adjust, strict) } : null;
  };

  return {
    supplier,
    currency,
    store,

    *around(latitude, longitude, radiusKm, limit, stay) {
      const near: { building: Building; km: number }[] = [];
      for (const place of placesNear(latitude, longitude, radiusKm + 12)) {
        for (const building of buildingsOf(place)) {
          if (!sells(supplier, place, building.index)) continue;
          const km = distanceKm(latitude, longitude, building.latitude, building.longitude);
          if (km <= radiusKm) near.push({ building, km });
        }
      }
      near.sort((a, b) => a.km - b.km || a.building.seed - b.building.seed);
      let count = 0;
      for (const { building } of near) {
        if (count >= limit) return;
        const found = priced(building, stay);
        if (!found) continue;
        count += 1;
        yield found;
      }
    },

    *byIds(ids, stay) {
      for (const id of new Set(ids)) {
        const building = buildingOf(supplier, id);
        const found = building && priced(building, stay);
        if (found) yield found;
      }
    },

    rateKey: (found, room, plan, stay) =>
      sealToken({
        kind: 'rate',
        propertyId: found.propertyId,
        room: room.room.index,
        plan: plan.code,
        checkIn: stay.checkIn,
        checkOut: stay.checkOut,
        occupancy: writeOccupancy(stay.occupancy),
        total: plan.total,
        terms: termsDigest(plan),
        adjust: 0,
        strict: false,
        expires: 0,
      }),

    quote(rateKey, scenario) {
      const token = openToken(rateKey, 'rate');
      if (!token) return { error: 'bad_key' };
      if (scenario === 'sold_out') return { outcome: null };
      const adjust = scenario === 'price_changed' ? 800 : scenario === 'price_dropped' ? -500 : 0;
      const strict = scenario === 'terms_changed';
      const found = current(token, adjust, strict);
      if (!found) return { outcome: null };
      const { plan } = found;
      const expires = now() + quoteMinutes * 60_000;
      const terms = termsDigest(plan);
      return {
        outcome: {
          ...found,
          quoteKey: sealToken({ ...token, kind: 'quote', total: plan.total, terms, adjust, strict, expires }),
          expiresAt: new Date(expires).toISOString(),
          priceChanged: plan.total !== token.total,
          difference: Math.round(((plan.total - token.total) / Math.max(1, token.total)) * 10_000),
          termsChanged: terms !== token.terms,
        },
      };
    },

    hold(key) {
      const token = openToken(key, 'rate') ?? openToken(key, 'quote');
      if (!token || !current(token, token.adjust, token.strict)) return null;
      const expires = now() + holdMinutes * 60_000;
      const subject = subjectOf(token);
      const hold = {
        id: `h${hash(`${subject}${expires}`).toString(36)}`,
        subject,
        expiresAt: new Date(expires).toISOString(),
      };
      store.saveHold(hold);
      return { holdId: hold.id, expiresAt: hold.expiresAt };
    },

    book({ quoteKey, reference, email, guests }, scenario) {
      store.attempt(reference);
      const known = store.byReference(reference);
      if (known) return { result: 'duplicate', booking: known };
      const token = openToken(quoteKey, 'quote');
      if (!token) return { result: 'rejected', reason: 'bad_quote' };
      const held = Date.parse(store.holdOf(subjectOf(token))?.expiresAt ?? '') > now();
      if (token.expires < now() && !held) return { result: 'rejected', reason: 'quote_expired' };
      if (scenario === 'rooms_unavailable' || scenario === 'sold_out' || scenario === 'timeout_not_booked')
        return { result: 'rejected', reason: 'rooms_unavailable' };
      const rooms = readOccupancy(token.occupancy.split('_'))?.length ?? 0;
      if (guests.length < rooms) return { result: 'rejected', reason: 'guests' };
      const found = current(token, token.adjust, token.strict);
      if (!found) return { result: 'rejected', reason: 'rooms_unavailable' };
      const pending = scenario === 'pending_then_confirm' || scenario === 'pending_then_reject';
      const id = bookingId(supplier, reference);
      const booking: StoredBooking = {
        id,
        reference,
        propertyId: token.propertyId,
        quoteKey,
        total: token.total,
        currency,
        refundable: found.plan.refundable,
        penalties: found.plan.penalties,
        email,
        rooms: guests.slice(0, rooms).map((guest, at) => ({ id: `${id}-${at + 1}`, guest })),
        status: pending ? 'pending' : 'confirmed',
        becomes: pending ? (scenario === 'pending_then_reject' ? 'rejected' : 'confirmed') : null,
        asksLeft: pending ? pendingAsks : 0,
        ...(scenario === 'late_visibility' ? { hiddenAsks: lateAsks } : {}),
        penalty: 0,
        createdAt: new Date(now()).toISOString(),
      };
      store.save(booking);
      return { result: 'booked', booking };
    },

    look(reference) {
      const booking = store.byReference(reference) ?? store.byId(reference);
      if (booking?.hiddenAsks) {
        store.save({ ...booking, hiddenAsks: booking.hiddenAsks - 1 });
        return undefined;
      }
      if (booking?.cancelAsks !== undefined && booking.status === 'confirmed') {
        const { cancelAsks } = booking;
        if (cancelAsks <= 0) return this.cancel(booking, null);
        store.save({ ...booking, cancelAsks: cancelAsks - 1 });
        return booking;
      }
      if (booking?.status !== 'pending') return booking;
      const moved: StoredBooking =
        booking.asksLeft > 0
          ? { ...booking, asksLeft: booking.asksLeft - 1 }
          : { ...booking, status: booking.becomes ?? 'confirmed', becomes: null };
      store.save(moved);
      return moved;
    },

    cancelCost({ status, total, refundable, penalties, penalty }, scenario) {
      if (status === 'cancelled') return penalty;
      if (scenario === 'cancel_dearer') return total;
      if (!refundable) return total;
      const at = new Date(now()).toISOString();
      const percent = penalties.filter(({ from }) => from <= at).at(-1)?.percent ?? 0;
      return Math.round((total * percent) / 100);
    },

    cancel(booking, scenario) {
      if (booking.status === 'cancelled') return booking;
      if (scenario === 'cancel_later' || scenario === 'cancel_never') {
        const taken = { ...booking, cancelAsks: scenario === 'cancel_later' ? lateAsks : never };
        store.save(taken);
        return taken;
      }
      const cancelled: StoredBooking = {
        ...booking,
        status: 'cancelled',
        becomes: null,
        penalty: this.cancelCost(booking, scenario),
      };
      store.save(cancelled);
      return cancelled;
    },

    content(offset, limit) {
      const properties: ReturnType<typeof toProperty>[] = [];
      let at = offsets.findLastIndex((start) => start <= offset);
      let skip = offset - (offsets[at] ?? 0);
      for (; at >= 0 && at < places.length && properties.length < limit; at++) {
        for (const building of buildingsOf(places[at] as (typeof places)[number])) {
          if (!sells(supplier, building.place, building.index)) continue;
          if (skip > 0) skip -= 1;
          else if (properties.length < limit) properties.push(toProperty(supplier, building));
        }
      }
      return { properties, total: offsets.at(-1) ?? 0 };
    },
  };
}

function subjectOf({ propertyId: id, room, plan, checkIn, checkOut, occupancy }: RateToken): string {
  return [id, room, plan, checkIn, checkOut, occupancy].join('~');
}

/** Running number of the supplier's properties before each place, and their total at the end. */
function contentOffsets(supplier: SupplierName): number[] {
  const offsets = [0];
  for (const place of places) {
    let count = offsets.at(-1) as number;
    for (let index = 0; index < place.buildings; index++) if (sells(supplier, place, index)) count += 1;
    offsets.push(count);
  }
  return offsets;
}

function adjustPlan(plan: PricedPlan, adjust: number, strict: boolean): PricedPlan {
  if (adjust === 0 && !strict) return plan;
  const rooms = plan.rooms.map((part) => movePart(part, adjust));
  return {
    ...plan,
    rooms,
    total: rooms.reduce((sum, { total }) => sum + total, 0),
    ...(strict ? worse(plan) : {}),
  };
}

/** Refundable becomes non-refundable; what already was starts to cost a fee, so that the change shows. */
function worse({ refundable }: PricedPlan): Pick<PricedPlan, 'refundable' | 'penalties'> {
  return refundable
    ? { refundable: false, penalties: [] }
    : { refundable: false, penalties: [{ from: '2020-01-01T00:00:00.000Z', percent: 100 }] };
}

function bookingId(supplier: SupplierName, reference: string): string {
  const number = hash(`${supplier}:${reference}`);
  return supplier === 'aurora'
    ? String(8_000_000_000_000 + number)
    : `m-${number.toString(36)}${hash(`2${reference}`).toString(36)}`;
}
