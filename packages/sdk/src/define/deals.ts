// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.

import { TravelDeals } from '../services/deals.ts';
import { register } from './register.ts';

register(TravelDeals);
export { TravelDeals };
