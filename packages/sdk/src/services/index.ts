// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.

export { TravelHotels } from './hotels.tsx';
export { TravelDeals } from './deals.ts';
export { TravelFlights } from './flights.ts';
export { TravelCars } from './cars.ts';
export { TravelActivities } from './activities.ts';
export { TravelCruise } from './cruise.ts';
export { TravelResort } from './resort.ts';
export { TravelLoginPrompt } from './login-prompt.tsx';
