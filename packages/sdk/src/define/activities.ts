// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.

import { TravelActivities } from '../services/activities.ts';
import { register } from './register.ts';

register(TravelActivities);
export { TravelActivities };
