// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.

import { TravelLoginPrompt } from '../services/login-prompt.tsx';
import { register } from './register.ts';

register(TravelLoginPrompt);
export { TravelLoginPrompt };
