import { searchPaths } from '@portolan/contract/services';
import { TravelElement } from '../element/travel-element.ts';
import { askUs } from './ask-us.tsx';

/**
 * How to reach the agency about activities.
 *
 * @summary Activities: how to ask the agency for one.
 * @csspart ask-us - the section with the agency's contact
 */
export class TravelActivities extends TravelElement {
  static override readonly tag = 'travel-activities';
  static override readonly service = askUs('activities', searchPaths.activities);
}
