import { z } from 'zod';
import { serviceKeys } from '../services.ts';
import { Instant } from './common.ts';
import { PriceView } from './price.ts';
import { CancellationPolicy } from './terms.ts';

/** A moment at a place: people read `local` with `zone`, machines compare `at`. */
export const PlaceMoment = z.object({
  /** Wall time at the place, `YYYY-MM-DDTHH:MM`. */
  local: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  /** IANA name. */
  zone: z.string(),
  at: Instant,
});
export type PlaceMoment = z.infer<typeof PlaceMoment>;

/** What every service says of the thing that is booked; enough to draw a line of a list. */
export const ItemBase = z.object({
  service: z.enum(serviceKeys),
  /** Such as the name of a property; in the letters of the place. */
  title: z.string(),
  /** Second line, such as the place. */
  line: z.string(),
  image: z.string(),
  starts: PlaceMoment,
  ends: PlaceMoment,
  /** How many people. */
  travellers: z.int(),
});
export type ItemBase = z.infer<typeof ItemBase>;

/** One thing under terms of its own, such as `stay`. The parts of a booking add up to its price. */
export const Part = z.object({
  /** Stable word: `stay`, later `fare`, `bag`, `rental`, … */
  kind: z.string(),
  label: z.string(),
  /** `null` where the agency hides prices from this role. */
  price: PriceView.nullable(),
  cancellation: CancellationPolicy,
});
export type Part = z.infer<typeof Part>;
