// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.

import { TravelResort } from '../services/resort.ts';
import { register } from './register.ts';

register(TravelResort);
export { TravelResort };
