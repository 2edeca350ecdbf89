import { searchPaths } from '@portolan/contract/services';
import { TravelElement } from '../element/travel-element.ts';
import { askUs } from './ask-us.tsx';

/**
 * How to reach the agency about resorts.
 *
 * @summary Resorts: how to ask the agency for one.
 * @csspart ask-us - the section with the agency's contact
 */
export class TravelResort extends TravelElement {
  static override readonly tag = 'travel-resort';
  static override readonly service = askUs('resorts', searchPaths.resorts);
}
