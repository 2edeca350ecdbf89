// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.

import { TravelAgency } from '../element/travel-agency.ts';
import { register } from './register.ts';

register(TravelAgency);
export { TravelAgency };
