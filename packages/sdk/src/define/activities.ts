import { TravelActivities } from '../tags/ask-us.ts';
import { register } from './register.ts';

register('travel-activities', TravelActivities);
export { TravelActivities };
