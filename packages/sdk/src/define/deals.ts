import { TravelDeals } from '../tags/travel-deals.ts';
import { register } from './register.ts';

register('travel-deals', TravelDeals);
export { TravelDeals };
