import { z } from 'zod';
import { CurrencyCode, Latitude, LocalDate, Longitude } from './common.ts';

/**
 * Rates of a v1 deal, decimal numbers in the currency asked for (DEAL-03). A member that the asking role may not see
 * is absent, and all of `rates` is `null` where the agency hides prices from visitors.
 */
export const DealRates = z
  .object({
    currency: z.string(),
    totalRate: z.number().optional(),
    publishedRate: z.number().nullish(),
    discountPercentage: z.number().optional(),
    savedPrice: z.number().optional(),
    baseRate: z.number().optional(),
    taxAndFee: z.number().optional(),
  })
  .nullable();
export type DealRates = z.infer<typeof DealRates>;

/**
 * Whether who logs in is shown a saving of a whole unit or more of the price's currency. A visitor is told this much where the amount
 * itself is kept from them: no badge promises a saving that is none (PRICE-01, A-16).
 */
const hasSaving = z.boolean();

const flags = { isOTA: z.boolean(), isHome: z.boolean(), isFromDestination: z.boolean() };

export const HotelDealSearch = z.strictObject({
  occupancies: z
    .array(
      z.strictObject({
        numOfRoom: z.int().min(1).max(9),
        numOfAdults: z.int().min(1).max(36),
        numOfChildren: z.int().min(0).max(36),
        childAges: z.array(z.int().min(0).max(17)).max(36),
      }),
    )
    .min(1)
    .max(9),
  stayPeriod: z.strictObject({ start: LocalDate, end: LocalDate }),
  latitude: Latitude,
  longitude: Longitude,
  nationality: z.string().max(2),
  destinationCountryCode: z.string().max(2),
  currency: CurrencyCode,
  radius: z.number().min(1).max(200),
  searchString: z.string().max(200),
  ...flags,
});
export type HotelDealSearch = z.infer<typeof HotelDealSearch>;

export const HotelDeal = z.object({
  hotel: z.object({
    hotelDetails: z.object({
      heroImage: z.string(),
      name: z.string(),
      /** Kilometres, one decimal. */
      distance: z.number(),
      distanceFrom: z.string(),
    }),
  }),
  rating: z.number().min(0).max(5),
  rates: DealRates,
  hasSaving,
  link: z.string(),
});
export type HotelDeal = z.infer<typeof HotelDeal>;

export const HotelDealV2 = z.object({
  property_id: z.string(),
  name: z.string(),
  image: z.object({ large: z.string() }),
  contact: z.object({ address: z.object({ line_1: z.string(), city: z.string(), state: z.string() }) }),
  ratings: z.object({ star_rating: z.number().min(0).max(5) }),
  /** `null` where the agency hides prices from visitors; members as in {@link DealRates}. */
  rate: z
    .object({
      currency: z.string(),
      total_rate: z.number().optional(),
      recommended_selling_price: z.number().nullish(),
      saved_price: z.number().optional(),
      base_rate: z.number().optional(),
      tax_and_fees: z.number().optional(),
    })
    .nullable(),
  has_saving: hasSaving,
});
export type HotelDealV2 = z.infer<typeof HotelDealV2>;

export const ActivityDealSearch = z.strictObject({ latitude: Latitude, longitude: Longitude, ...flags });
export type ActivityDealSearch = z.infer<typeof ActivityDealSearch>;

export const ActivityDeal = z.object({
  title: z.string(),
  imageUrl: z.string(),
  rating: z.number().min(0).max(5),
  /** Minutes. */
  duration: z.int().positive(),
  isFreeCancellation: z.boolean(),
  rates: DealRates,
  hasSaving,
  link: z.string(),
});
export type ActivityDeal = z.infer<typeof ActivityDeal>;

/** Local wall time at the desk, `YYYY-MM-DDTHH:mm`. */
const LocalDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/);
export const CarDealSearch = z.strictObject({
  age: z.int().min(18).max(99),
  countryOfResidence: z.string().regex(/^[A-Z]{2}$/),
  pickUpDateTime: LocalDateTime,
  pickupLatitude: Latitude,
  pickupLongitude: Longitude,
  returnDateTime: LocalDateTime,
  returnLatitude: Latitude,
  returnLongitude: Longitude,
  searchString: z.string().max(200),
  ...flags,
});
export type CarDealSearch = z.infer<typeof CarDealSearch>;

export const CarDeal = z.object({
  /** Either `veh` or `name` holds the vehicle's name (DEAL-09). */
  veh: z.string().optional(),
  name: z.string().optional(),
  vehiclePicture: z.string(),
  logo: z.string(),
  passangerCapacity: z.int(),
  bagCapacity: z.int(),
  noOfDoors: z.int(),
  pickupLocation: z.string(),
  dropOffLocation: z.string(),
  rates: DealRates,
  hasSaving,
  link: z.string(),
});
export type CarDeal = z.infer<typeof CarDeal>;
