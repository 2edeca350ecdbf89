import { z } from 'zod';
import { CountryCode, CurrencyCode, Instant, Latitude, Longitude } from './common.ts';
import { PriceView } from './price.ts';

export const worldRegions = ['africa', 'americas', 'asia', 'europe', 'oceania'] as const;
export const WorldRegion = z.enum(worldRegions);
export type WorldRegion = z.infer<typeof WorldRegion>;

/** A place with hotels in the catalogue, as lists show it. */
export const Destination = z.object({
  /** Its word in addresses, such as `lisbon-pt`; given once, it stays. */
  slug: z.string(),
  name: z.string(),
  /** Region or state; empty where it would only say the name again. */
  state: z.string(),
  countryCode: CountryCode,
  /** In the language asked for. */
  country: z.string(),
  region: WorldRegion,
  latitude: Latitude,
  longitude: Longitude,
  hotels: z.int().positive(),
  /** What guests say on average, 0 to 5 with one decimal; `null` without reviews. */
  rating: z.number().min(0).max(5).nullable(),
  reviews: z.int().min(0),
  /** An illustration, 10:7. */
  image: z.string(),
  /** The agency's own sentence about it, plain text; `null` when it wrote none. */
  summary: z.string().nullable(),
});
export type Destination = z.infer<typeof Destination>;

/** A hotel that a destination is shown with. */
export const DestinationHotel = z.object({
  propertyId: z.string(),
  name: z.string(),
  stars: z.number().min(0).max(5),
  rating: z.number().min(0).max(5).nullable(),
  reviews: z.int().min(0),
  image: z.string(),
});
export type DestinationHotel = z.infer<typeof DestinationHotel>;

/** One page of the list. */
export const DestinationList = z.object({
  items: z.array(Destination),
  /** Of everything that was asked for, all pages. */
  total: z.int().min(0),
  page: z.int().positive(),
  pages: z.int().min(0),
  /** How many each region has for the words asked for, whatever the region asked for; regions without any are absent. */
  regions: z.array(z.object({ region: WorldRegion, count: z.int().positive() })),
});
export type DestinationList = z.infer<typeof DestinationList>;

/** One place, with everything that its page says without a price. */
export const DestinationDetails = Destination.extend({
  /** An illustration for the page's head, 5:2. */
  hero: z.string(),
  timeZone: z.string(),
  currency: CurrencyCode.nullable(),
  /** Place in the list of top destinations, from 1. */
  topRank: z.int().positive().nullable(),
  isHiddenGem: z.boolean(),
  /** True where there is enough to read for search engines to be invited. */
  isIndexed: z.boolean(),
  /** The agency's own text, sanitised HTML, and the language that it is in; `null` when it wrote none. */
  text: z.object({ language: z.string(), content: z.string() }).nullable(),
  /** What guests rate highest, best first. */
  best: z.array(DestinationHotel),
  /** Other destinations close by, nearest first. */
  nearby: z.array(Destination),
});
export type DestinationDetails = z.infer<typeof DestinationDetails>;

/** A place that few know and guests love, with the hotel that they love most. */
export const HiddenGem = Destination.extend({ hotel: DestinationHotel });
export type HiddenGem = z.infer<typeof HiddenGem>;

/** What two nights for two cost over the next twelve months, as the asking role may see it. */
export const DestinationPrices = z.object({
  currency: CurrencyCode,
  nights: z.int().positive(),
  adults: z.int().positive(),
  months: z.array(
    z.object({
      /** `YYYY-MM`. */
      month: z.string().regex(/^\d{4}-\d{2}$/),
      /** What houses ask, against what each asks over the year: clearly less, clearly more, or between. */
      level: z.enum(['low', 'middle', 'high']),
      /** The cheapest; `null` where the agency hides prices. */
      price: PriceView.nullable(),
    }),
  ),
});
export type DestinationPrices = z.infer<typeof DestinationPrices>;

/** What an agency writes about a place in one language. */
export const DestinationTextInput = z.strictObject({
  /** One sentence for lists, plain text; empty for none. */
  summary: z.string().max(300),
  /** HTML of the page; what could run or disguise is taken out. */
  content: z.string().max(20_000),
});
export type DestinationTextInput = z.infer<typeof DestinationTextInput>;

export const DestinationText = z.object({
  slug: z.string(),
  language: z.string(),
  summary: z.string(),
  content: z.string(),
  updatedAt: Instant,
});
export type DestinationText = z.infer<typeof DestinationText>;

/** The page of one cruise line (BV-02). */
export const CruiseLanding = z.object({
  slug: z.string(),
  shipLineId: z.string(),
  /** The line's name. */
  title: z.string(),
  /** An illustration, 5:2. */
  image: z.string(),
  /** Sanitised HTML in the language asked for, else English. */
  content: z.string(),
});
export type CruiseLanding = z.infer<typeof CruiseLanding>;
