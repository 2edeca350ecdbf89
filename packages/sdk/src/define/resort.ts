import { TravelResort } from '../tags/ask-us.ts';
import { register } from './register.ts';

register('travel-resort', TravelResort);
export { TravelResort };
