import { TravelCruise } from '../tags/ask-us.ts';
import { register } from './register.ts';

register('travel-cruise', TravelCruise);
export { TravelCruise };
