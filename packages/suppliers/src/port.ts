import type { LocalDate, Money, Occupancy } from '@portolan/core';

/**
 * The supplier port for hotels: what every adapter offers, whatever its wire format. Verbs and their outcomes follow what
 * Expedia Rapid v3, LiteAPI v3 and Viator publish: expected outcomes are values, broken expectations are a `SupplierError`.
 */
export interface HotelSupplier {
  /** Stable name, such as `aurora`; agents may see it, travellers never do. */
  readonly name: string;
  /** Places and properties that match typed text, best first. */
  suggest(text: string, options: CallOptions & { limit: number }): Promise<SupplierPlace[]>;
  /** Every property's static content, in pages, for the catalogue. */
  content(options: CallOptions): AsyncIterable<SupplierProperty[]>;
  /** Available properties around a point or by id, each with its rates, in batches as they become known. */
  search(request: HotelAvailabilityRequest, options: CallOptions): AsyncIterable<SupplierAvailability[]>;
  /** All rooms and rates of one property; `rates` is empty when sold out. */
  details(propertyId: string, stay: StayRequest, options: CallOptions): Promise<SupplierDetails | null>;
  /** Asks whether a rate is still to be had, and at what price and terms. */
  quote(rate: RateRef, options: CallOptions): Promise<SupplierQuote>;
  /** Optional: keeps the room for a while. Suppliers that cannot hold omit it. */
  hold?(rate: RateRef, options: CallOptions): Promise<{ holdId: string; expiresAt: string }>;
  /** Books under our own `reference`; calling again with it never books twice. */
  book(request: HotelBookRequest, options: CallOptions): Promise<SupplierBooking>;
  /** The booking under our reference; `not_found` when the supplier knows none (yet). */
  retrieve(reference: string, options: CallOptions): Promise<SupplierBooking>;
  cancelQuote(
    reference: string,
    options: CallOptions,
  ): Promise<{ refund: Money; penalty: Money; expiresAt: string }>;
  cancel(reference: string, options: CallOptions): Promise<{ status: 'cancelled' | 'pending' }>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** ISO language of names and texts. @default 'en' */
  language?: string;
  /** Demo mode: a failure the sandbox shall play. Real adapters ignore it. */
  scenario?: string;
}

export interface SupplierPlace {
  id: string;
  type: 'city' | 'region' | 'airport' | 'property';
  name: string;
  context: string;
  countryCode: string;
  latitude: number;
  longitude: number;
}

export interface SupplierProperty {
  propertyId: string;
  /** Equal for the same building at two suppliers (a shared mapping id), `null` when unmapped. */
  mappingId: string | null;
  name: string;
  propertyType: 'hotel' | 'resort' | 'apartment' | 'guesthouse' | 'hostel' | 'villa';
  line1: string;
  city: string;
  state: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  stars: number;
  review: { score: number; count: number } | null;
  amenities: string[];
  /** Seed and kinds of its pictures; the server signs their addresses. */
  pictures: { kind: string; seed: string }[];
  checkInFrom: string;
  checkOutUntil: string;
  phone: string | null;
}

export interface StayRequest {
  checkIn: LocalDate;
  checkOut: LocalDate;
  occupancy: Occupancy;
  nationality?: string;
}

export type HotelAvailabilityRequest = StayRequest &
  ({ latitude: number; longitude: number; radiusKm: number; limit: number } | { propertyIds: string[] });

/** One bookable rate, whole stay and all rooms, in the supplier's own currency. */
export interface SupplierRate {
  /** The supplier's own opaque key; needed to quote and book. */
  rateKey: string;
  roomId: string;
  roomName: string;
  bedGroups: { type: 'king' | 'queen' | 'double' | 'twin' | 'sofa'; count: number }[][];
  board: 'room_only' | 'breakfast' | 'half_board' | 'full_board' | 'all_inclusive';
  /** What we owe the supplier, its included taxes contained. */
  net: Money;
  /** Taxes contained in `net`. */
  taxes: { code: string; amount: Money }[];
  /** Collected by the property on the spot, not contained in `net`. */
  dueAtProperty: { code: string; amount: Money }[];
  /** What the supplier suggests to ask at retail, due-at-property amounts excluded; `null` when it says nothing. */
  suggestedRetail: Money | null;
  refundable: boolean;
  /** Dated penalties in time order; instants in UTC, `percent` of the sell price. */
  penalties: { from: string; percent: number }[];
  roomsLeft: number;
}

export interface SupplierAvailability {
  propertyId: string;
  rates: SupplierRate[];
}

export interface SupplierDetails {
  property: SupplierProperty;
  description: string;
  rooms: {
    roomId: string;
    name: string;
    size: number | null;
    sleeps: number;
    amenities: string[];
    picture: { kind: string; seed: string };
  }[];
  rates: SupplierRate[];
}

export interface RateRef extends StayRequest {
  propertyId: string;
  rateKey: string;
}

export type SupplierQuote =
  | { status: 'available'; rate: SupplierRate; quoteKey: string; expiresAt: string }
  /** Price or terms differ from the rate that was asked about; `changed` says which, when the supplier told. */
  | {
      status: 'price_changed';
      rate: SupplierRate;
      quoteKey: string;
      expiresAt: string;
      changed?: readonly ('price' | 'terms')[];
    }
  | { status: 'sold_out' };

export interface HotelBookRequest extends StayRequest {
  reference: string;
  quoteKey: string;
  propertyId: string;
  guests: { firstName: string; lastName: string; room: number; age?: number }[];
  contact: { email: string; phone: string };
  specialRequests: string | null;
}

export type SupplierBooking =
  | { status: 'confirmed'; supplierReference: string }
  | { status: 'pending'; supplierReference: string | null }
  | { status: 'rejected'; reason: string }
  /** Was confirmed once, and then cancelled; only `retrieve` says so. */
  | { status: 'cancelled'; supplierReference: string }
  | { status: 'not_found' };

/**
 * A supplier could not answer. `unknown` outcome means that a booking may exist: only `retrieve` tells.
 */
export class SupplierError extends Error {
  override readonly name = 'SupplierError';
  readonly supplier: string;
  readonly reason: 'timeout' | 'unavailable' | 'bad_response' | 'rejected' | 'aborted';
  constructor(
    supplier: string,
    reason: SupplierError['reason'],
    message: string,
    options?: { cause?: unknown },
  ) {
    super(`${supplier}: ${message}`, options);
    this.supplier = supplier;
    this.reason = reason;
  }
}

/**
 * True when a failed `book` may have booked all the same: ask `retrieve` under the same reference, never book again. False when
 * the supplier surely made nothing, so that the traveller may try again.
 */
export function mayHaveBooked(error: unknown): boolean {
  return !(error instanceof SupplierError) || !['unavailable', 'rejected'].includes(error.reason);
}

/** Deals of the services without a full flow yet: what their sandbox sells for a place and time. */
export interface DealSupplier {
  readonly name: string;
  activityDeals(
    near: { latitude: number; longitude: number },
    options: CallOptions,
  ): Promise<SupplierActivity[]>;
  carDeals(
    request: { latitude: number; longitude: number; pickUp: string; dropOff: string; driverAge: number },
    options: CallOptions,
  ): Promise<SupplierCar[]>;
}

export interface SupplierActivity {
  productCode: string;
  title: string;
  picture: { kind: string; seed: string };
  rating: number;
  reviews: number;
  durationMinutes: number;
  freeCancellation: boolean;
  city: string;
  net: Money;
  suggestedRetail: Money | null;
}

export interface SupplierCar {
  vehicleCode: string;
  name: string;
  body: 'sedan' | 'suv' | 'hatch' | 'convertible' | 'van';
  seed: string;
  vendor: string;
  passengers: number;
  bags: number;
  doors: number;
  pickupLocation: string;
  dropOffLocation: string;
  net: Money;
  suggestedRetail: Money | null;
}
