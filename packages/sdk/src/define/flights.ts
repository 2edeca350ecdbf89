import { TravelFlights } from '../tags/ask-us.ts';
import { register } from './register.ts';

register('travel-flights', TravelFlights);
export { TravelFlights };
