import './page-script.ts';
import '../define/agency.ts';
import { code } from '../code/hotels.tsx';
import { register } from '../define/register.ts';
import { HotelsBase, hotelsWidget } from '../tags/hotels-base.ts';

/** With its code beside it, in one chunk. */
class Hotels extends HotelsBase {
  static override readonly widget = { ...hotelsWidget, load: () => code };
}
register('travel-hotels', Hotels);
