import { code } from '../code/hotels.tsx';
import { TravelHotels } from '../tags/travel-hotels.ts';
import { starter } from './start.ts';

/** With its code beside it, in one chunk. */
class Hotels extends TravelHotels {
  static override readonly widget = { ...TravelHotels.widget, load: () => code };
}
export const start = starter({ 'travel-hotels': Hotels });
