import { searchPaths } from '@portolan/contract/services';
import { TravelElement } from '../element/travel-element.ts';
import { askUs } from './ask-us.tsx';

/**
 * How to reach the agency about cruises.
 *
 * @summary Cruises: how to ask the agency for one.
 * @csspart ask-us - the section with the agency's contact
 */
export class TravelCruise extends TravelElement {
  static override readonly tag = 'travel-cruise';
  static override readonly service = askUs('cruise', searchPaths.cruise);
}
