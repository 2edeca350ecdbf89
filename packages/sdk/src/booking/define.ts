/** Registers `<travel-booking>`; for the agency's own site, which is why it is not among the npm entries in `define/`. */
import { register } from '../define/register.ts';
import { TravelBooking } from './travel-booking.tsx';

register(TravelBooking);
export { TravelBooking };
