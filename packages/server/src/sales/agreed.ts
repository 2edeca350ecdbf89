import type { CancellationPolicy, Part, PriceView, ServiceKey } from '@portolan/contract';
import type { Terms } from '@portolan/suppliers';
import { projectPrice, type Price, type Viewer } from '../pricing/index.ts';
import { serviceOf, type BookableServices, type Sold } from './bookable-service.ts';
import { cancellationOf } from './cancellation.ts';

/** A part of what was agreed, under terms of its own. The amounts of all parts add up to those of the whole. */
export interface AgreedPart {
  /** Such as `stay`, `fare` or `bag`. */
  kind: string;
  label: string;
  price: Omit<Price, 'lines'>;
  terms: Terms<unknown>;
  /** The travellers that it is for, by their place in the list. @default all of them */
  for?: readonly number[];
}

/** What a quote, a booking and a proposal have in common. */
export interface Agreed extends Sold {
  service: ServiceKey;
  price: Omit<Price, 'lines'>;
  /** `null`: one part, which is all of it. */
  parts?: readonly AgreedPart[] | null;
}

/** The parts of what was agreed, the main one first. */
export function partsOf(context: { services: BookableServices }, agreed: Agreed): readonly AgreedPart[] {
  if (agreed.parts) return agreed.parts;
  const { price, terms } = agreed;
  return [{ ...serviceOf(context, agreed).mainPart(agreed), price, terms }];
}

/** What cancelling costs, as it was agreed, seen from `now` (ms since the epoch). */
export function agreedCancellation(
  context: { services: BookableServices },
  agreed: Agreed,
  now: number,
): CancellationPolicy {
  return cancellationOf(partsOf(context, agreed), { ...beginsOf(context, agreed), now });
}

/** The parts as one viewer may see them. */
export function viewParts(
  context: { services: BookableServices },
  agreed: Agreed,
  viewer: Viewer,
  now: number,
): Part[] {
  const begins = beginsOf(context, agreed);
  const parts = partsOf(context, agreed);
  return parts.map((part) => ({
    kind: part.kind,
    label: part.label,
    // Only a whole is worth dividing by nights or travellers.
    price:
      parts.length === 1
        ? viewPrice(context, agreed, viewer)
        : projectPrice(part.price, viewer, agreed.service, null),
    cancellation: cancellationOf([part], { ...begins, now }),
  }));
}

/** The price of all of it as one viewer may see it. */
export function viewPrice(
  context: { services: BookableServices },
  agreed: Agreed,
  viewer: Viewer,
): PriceView | null {
  return projectPrice(agreed.price, viewer, agreed.service, serviceOf(context, agreed).unitOf(agreed.asked));
}

/** The day on which it begins, and the zone of the place. */
export function beginsOf(
  context: { services: BookableServices },
  agreed: Agreed,
): { startsOn: string; zone: string } {
  const { starts_local: starts, zone } = serviceOf(context, agreed).moments(agreed);
  return { startsOn: starts.slice(0, 10), zone };
}
