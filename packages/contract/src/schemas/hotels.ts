import { z } from 'zod';
import { CountryCode, CurrencyCode, Instant, Latitude, LocalDate, Longitude, Occupancy } from './common.ts';
import { ItemBase } from './item.ts';
import { PriceView } from './price.ts';
import { CancellationPolicy } from './terms.ts';

/** A place or property that the traveller can search around. Ids are opaque; `type` decides icon and behaviour. */
export const Place = z.object({
  id: z.string(),
  type: z.enum(['city', 'region', 'airport', 'property']),
  name: z.string(),
  /** Second line, such as `Lisbon, Portugal`. */
  context: z.string(),
  countryCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.infer<typeof Place>;

/** SUGG-01, SUGG-02. */
export const AutosuggestResult = z.object({
  locationSuggestions: z.array(Place),
  /** True when the list holds everything that matched. */
  allData: z.boolean(),
  /**
   * `exact`: the first one is what was typed, by its name in some language. `found`: names begin with it. `similar`: nothing does, and these
   * are spelt similarly. `popular`: nothing is like it, and these are places that many like.
   */
  match: z.enum(['exact', 'found', 'similar', 'popular']),
});
export type AutosuggestResult = z.infer<typeof AutosuggestResult>;

export const boards = ['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const;
export const Board = z.enum(boards);
export type Board = z.infer<typeof Board>;

export const amenities = [
  'wifi', 'pool', 'spa', 'gym', 'parking', 'restaurant', 'bar', 'air_conditioning', 'breakfast', 'pets',
  'airport_shuttle', 'beach', 'family', 'accessible', 'kitchen', 'ev_charging', 'laundry', 'front_desk_24h',
] as const; // prettier-ignore
export const Amenity = z.enum(amenities);
export type Amenity = z.infer<typeof Amenity>;

/** One bookable rate. `offerId` is sealed: it carries all the server needs and can be read by nobody else. */
export const Offer = z.object({
  offerId: z.string(),
  roomName: z.string(),
  /** `2 × twin` as data: bed kind and count, one group a choice. */
  bedGroups: z.array(
    z.array(z.object({ type: z.enum(['king', 'queen', 'double', 'twin', 'sofa']), count: z.int() })),
  ),
  board: Board,
  cancellation: CancellationPolicy,
  /** Rooms of this rate left, when few (≤ 5); `null` otherwise. */
  roomsLeft: z.int().nullable(),
  /** `null` when the agency hides prices from this role. */
  price: PriceView.nullable(),
  /** Which supplier offers it; agents only. */
  supplier: z.string().optional(),
  expiresAt: Instant,
});
export type Offer = z.infer<typeof Offer>;

/** What a property costs on certain terms. Its details name the rooms that are sold on them, each with an `offerId` to quote. */
export const OfferSummary = Offer.pick({ board: true, roomsLeft: true, price: true, supplier: true }).extend({
  cancellation: CancellationPolicy.omit({ steps: true }),
});
export type OfferSummary = z.infer<typeof OfferSummary>;

export const HotelSummary = z.object({
  propertyId: z.string(),
  name: z.string(),
  propertyType: z.string(),
  address: z.object({ line1: z.string(), city: z.string(), state: z.string(), countryCode: z.string() }),
  latitude: z.number(),
  longitude: z.number(),
  /** 1 to 5 in halves; 0 when unrated. */
  stars: z.number().min(0).max(5),
  review: z.object({ score: z.number().min(0).max(5), count: z.int() }).nullable(),
  amenities: z.array(Amenity),
  image: z.string(),
  /** From the searched place, kilometres, one decimal. */
  distanceKm: z.number(),
  /**
   * At least one, cheapest first: for each board the cheapest, and the cheapest that can be cancelled for nothing where that is another
   * one. A filter by board or free cancellation finds the offer to show among them.
   */
  offers: z.array(OfferSummary).min(1),
});
export type HotelSummary = z.infer<typeof HotelSummary>;

export const HotelSearchRequest = z.strictObject({
  /** From autosuggest; wins over `destination` and coordinates. */
  placeId: z.string().max(200).optional(),
  destination: z.string().max(200).optional(),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  /** Kilometres. @default 15 */
  radiusKm: z.number().min(1).max(100).optional(),
  checkIn: LocalDate,
  checkOut: LocalDate,
  occupancy: Occupancy,
  currency: CurrencyCode,
  nationality: CountryCode.optional(),
  /** Demo mode only: plays a failure scenario or delay in the sandbox. */
  scenario: z.string().max(60).optional(),
});
export type HotelSearchRequest = z.infer<typeof HotelSearchRequest>;

/** One NDJSON line of a search. Order: `started`, then any mix of `offers` and `supplier`, then `done`. */
export const HotelSearchEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('started'),
    searchId: z.string(),
    place: Place,
    nights: z.int(),
    /** Opaque labels, in the order suppliers were asked. */
    suppliers: z.array(z.string()),
    expiresAt: Instant,
  }),
  /** A property sent again replaces the earlier one in place: a cheaper offer was found, or one on other terms. */
  z.object({ type: z.literal('offers'), supplier: z.string(), results: z.array(HotelSummary) }),
  z.object({
    type: z.literal('supplier'),
    supplier: z.string(),
    status: z.enum(['done', 'failed', 'timeout']),
    count: z.int(),
  }),
  z.object({ type: z.literal('done'), total: z.int() }),
  z.object({ type: z.literal('error'), code: z.string(), error: z.string() }),
]);
export type HotelSearchEvent = z.infer<typeof HotelSearchEvent>;

export const HotelDetailsRequest = z.strictObject({
  propertyId: z.string().min(1).max(100),
  checkIn: LocalDate,
  checkOut: LocalDate,
  occupancy: Occupancy,
  currency: CurrencyCode,
  nationality: CountryCode.optional(),
  scenario: z.string().max(60).optional(),
});
export type HotelDetailsRequest = z.infer<typeof HotelDetailsRequest>;

export const HotelDetails = HotelSummary.omit({ offers: true }).extend({
  description: z.string(),
  gallery: z.array(z.object({ url: z.string(), kind: z.string() })),
  /** Local times, `15:00`. */
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  timeZone: z.string(),
  phone: z.string().nullable(),
  rooms: z.array(
    z.object({
      roomId: z.string(),
      name: z.string(),
      /** Square metres. */
      size: z.int().nullable(),
      sleeps: z.int(),
      image: z.string(),
      amenities: z.array(Amenity),
      /** Cheapest first; empty when sold out for these dates. */
      offers: z.array(Offer),
    }),
  ),
  /** Suppliers that could not answer. */
  partial: z.boolean(),
});
export type HotelDetails = z.infer<typeof HotelDetails>;

/** A stay as a quote, its booking and a proposal say it alike. Times of the property are its own. */
export const HotelItem = ItemBase.extend({
  service: z.literal('hotels'),
  property: z.object({
    propertyId: z.string(),
    name: z.string(),
    image: z.string(),
    address: z.object({ line1: z.string(), city: z.string(), state: z.string(), countryCode: z.string() }),
    stars: z.number(),
    /** `15:00`; empty when the property does not say. */
    checkInFrom: z.string(),
    checkOutUntil: z.string(),
    timeZone: z.string(),
  }),
  checkIn: LocalDate,
  checkOut: LocalDate,
  nights: z.int(),
  occupancy: Occupancy,
  roomName: z.string(),
  board: Board,
});
export type HotelItem = z.infer<typeof HotelItem>;
