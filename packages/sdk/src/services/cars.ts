import { searchPaths } from '@portolan/contract/services';
import { TravelElement } from '../element/travel-element.ts';
import { askUs } from './ask-us.tsx';

/**
 * How to reach the agency about cars.
 *
 * @summary Cars: how to ask the agency for one.
 * @csspart ask-us - the section with the agency's contact
 */
export class TravelCars extends TravelElement {
  static override readonly tag = 'travel-cars';
  static override readonly service = askUs('cars', searchPaths.cars);
}
