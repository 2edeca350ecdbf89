// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.

import { TravelFlights } from '../services/flights.ts';
import { register } from './register.ts';

register(TravelFlights);
export { TravelFlights };
