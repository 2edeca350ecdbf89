import type { LocalDate, Occupancy } from '@portolan/core';
import type {
  BookingSupplier,
  CallOptions,
  SupplierPart,
  SupplierPrice,
  Terms,
  TravellerNeeds,
} from './booking.ts';

/** A supplier of hotel stays: the booking verbs, and how properties and their offers are found. */
export interface HotelSupplier extends BookingSupplier<StayAsked, RoomFacts, StayDone> {
  readonly service: 'hotels';
  /** Places and properties that match typed text, best first. */
  suggest(text: string, options: CallOptions & { limit: number }): Promise<SupplierPlace[]>;
  /** Every property's static content, in pages, for the catalogue. */
  content(options: CallOptions): AsyncIterable<SupplierProperty[]>;
  /** Available properties around a point or by id, each with its offers, in batches as they become known. */
  search(request: HotelAvailabilityRequest, options: CallOptions): AsyncIterable<SupplierAvailability[]>;
  /** All rooms and offers of one property; `offers` is empty when sold out. `null` when the supplier does not have it. */
  details(propertyId: string, stay: StayRequest, options: CallOptions): Promise<SupplierDetails | null>;
}

export interface StayRequest {
  checkIn: LocalDate;
  checkOut: LocalDate;
  occupancy: Occupancy;
  nationality?: string;
}

export type HotelAvailabilityRequest = StayRequest &
  ({ latitude: number; longitude: number; radiusKm: number; limit: number } | { propertyIds: string[] });

/** What is quoted and booked: a stay at one property. */
export interface StayAsked extends StayRequest {
  propertyId: string;
}

/** What a traveller agrees to besides price and cancelling. */
export interface RoomFacts {
  roomId: string;
  roomName: string;
  bedGroups: { type: 'king' | 'queen' | 'double' | 'twin' | 'sofa'; count: number }[][];
  board: 'room_only' | 'breakfast' | 'half_board' | 'full_board' | 'all_inclusive';
}

/** One bookable offer, whole stay and all rooms, in the supplier's own currency. */
export interface RoomOffer {
  /** The supplier's own opaque key; needed to quote and hold. */
  key: string;
  price: SupplierPrice;
  terms: Terms<RoomFacts>;
  roomsLeft: number;
}

/** What a confirmed stay adds to the supplier's reference. */
export interface StayDone {
  /** Under which the property itself knows the stay; `null` when it did not say. */
  propertyConfirmation: string | null;
}

export interface SupplierAvailability {
  propertyId: string;
  offers: RoomOffer[];
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
  offers: RoomOffer[];
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

/** What hotels ask of travellers: one named adult a room. */
export const stayNeeds: TravellerNeeds = {
  names: 'one_a_group',
  title: 'no',
  gender: 'no',
  bornOn: 'no',
  nationality: 'no',
  document: 'no',
  loyalty: [],
  spelling: 'any',
  maxName: 60,
  documentUntil: null,
  questions: [],
};

/** The one part of a hotel booking. */
export function stayPart({ price, terms }: Pick<RoomOffer, 'price' | 'terms'>): SupplierPart<RoomFacts> {
  return { kind: 'stay', label: terms.facts.roomName, price, terms };
}
