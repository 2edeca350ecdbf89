import { TravelLoginPrompt } from '../tags/travel-login-prompt.ts';
import { register } from './register.ts';

register('travel-login-prompt', TravelLoginPrompt);
export { TravelLoginPrompt };
