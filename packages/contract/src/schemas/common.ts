import { z } from 'zod';

/** Integer minor units of an ISO-4217 currency (`{ amount: 12356, currency: 'USD' }` is $123.56; JPY has no minor unit). */
export const Money = z.strictObject({ amount: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) });
export type Money = z.infer<typeof Money>;

/** A calendar day at the place itself, `YYYY-MM-DD`. */
export const LocalDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** An instant in UTC, ISO 8601. */
export const Instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/);
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/);
export const CountryCode = z.string().regex(/^[A-Z]{2}$/);
export const Latitude = z.number().min(-90).max(90);
export const Longitude = z.number().min(-180).max(180);

/** One room's guests. Ages are whole years on the day of check-in, 0 to 17. */
export const RoomOccupancy = z.strictObject({
  adults: z.int().min(1).max(8),
  childAges: z.array(z.int().min(0).max(17)).max(6),
});
export type RoomOccupancy = z.infer<typeof RoomOccupancy>;
export const Occupancy = z.array(RoomOccupancy).min(1).max(9);
export type Occupancy = z.infer<typeof Occupancy>;

/** `{ data }`, the envelope of every success; some answers carry the specification's own name beside it. */
export const envelope = <T extends z.ZodType>(data: T) => z.object({ data });
