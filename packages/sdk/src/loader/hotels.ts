import { code } from '../code/hotels.tsx';
import { register } from '../define/register.ts';
import { HotelsBase, hotelsWidget } from '../tags/hotels-base.ts';
import { takePageSettings } from './page-script.ts';

/** With its code beside it, in one chunk. */
class Hotels extends HotelsBase {
  static override readonly widget = { ...hotelsWidget, load: () => code };
}
takePageSettings(import.meta.url);
register('travel-hotels', Hotels);
