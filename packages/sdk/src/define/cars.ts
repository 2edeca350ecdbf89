// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.

import { TravelCars } from '../services/cars.ts';
import { register } from './register.ts';

register(TravelCars);
export { TravelCars };
