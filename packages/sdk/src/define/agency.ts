import { TravelAgency } from '../tags/travel-agency.ts';
import { register } from './register.ts';

register('travel-agency', TravelAgency);
export { TravelAgency };
