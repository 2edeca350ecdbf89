import { json, text } from '../element/text-element.ts';
import { TravelElement } from '../element/travel-element.ts';
import type { WidgetDefinition } from '../element/widget.ts';

// Passenger data and payment belong on the agency's own site, in a frame or not; with `mode="redirect"` a property does too.
const browsing = /^\/(booknow\/hotels|hotel-details)(?!\/(checkout|confirm-payment))/i;
const searching = /^\/booknow\/hotels(\/v2)?(\/search)?\/?(\?|$)/i;

/** What the element knows of its widget, without the code. */
export const hotelsWidget: Omit<WidgetDefinition, 'load'> = {
  service: 'hotels',
  areas: ['common', 'hotels', 'errors'],
  attributes: ['destination', 'checkIn', 'checkOut', 'occupancy'],
  start({ destination, checkIn, checkOut, occupancy }, { enableHotelsV2 }) {
    const given = { destination, startDate: checkIn, endDate: checkOut, occupancy };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
    return `/booknow/hotels${enableHotelsV2 ? '/v2' : ''}${query.size ? `?${query}` : ''}`;
  },
  staysInside: (path, mode) => (mode === 'redirect' ? searching : browsing).test(path),
};

/** Attributes and properties; how its code arrives is the subclass's affair. */
export abstract class HotelsBase extends TravelElement {
  static override properties = {
    ...TravelElement.properties,
    destination: text('destination'),
    checkIn: text('checkIn'),
    checkOut: text('checkOut'),
    occupancy: json('occupancy'),
  };

  /** Where to, as a traveller would write it. @default none */
  declare destination: string | null;
  /** First day, `YYYY-MM-DD`. @default none */
  declare checkIn: string | null;
  /** Last day, `YYYY-MM-DD`. @default none */
  declare checkOut: string | null;
  /**
   * Rooms as JSON, such as `[{"adults":2,"childAges":[7]}]`; as a property also the array itself, which reads as its JSON.
   * @default two adults in one room
   */
  declare occupancy: string | readonly { adults: number; childAges?: readonly number[] }[] | null;
}
