import { TravelCars } from '../tags/ask-us.ts';
import { register } from './register.ts';

register('travel-cars', TravelCars);
export { TravelCars };
