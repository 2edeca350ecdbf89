// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.

import { TravelCruise } from '../services/cruise.ts';
import { register } from './register.ts';

register(TravelCruise);
export { TravelCruise };
