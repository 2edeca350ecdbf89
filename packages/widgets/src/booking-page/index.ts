/** The page of one booking, for every service. It knows none: the composing layer says which parts belong to which service. */
export { TravelBooking, type TravelBookingProps } from './TravelBooking.tsx';
export { plainParts } from './plain-parts.tsx';
export type { BookingParts } from './BookingPage.tsx';
