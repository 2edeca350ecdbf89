// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.

import { TravelHotels } from '../services/hotels.tsx';
import { register } from './register.ts';

register(TravelHotels);
export { TravelHotels };
