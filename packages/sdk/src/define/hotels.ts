import { TravelHotels } from '../tags/travel-hotels.ts';
import { register } from './register.ts';

register('travel-hotels', TravelHotels);
export { TravelHotels };
