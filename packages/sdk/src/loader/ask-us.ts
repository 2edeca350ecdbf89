import {
  TravelActivities,
  TravelCars,
  TravelCruise,
  TravelFlights,
  TravelResort,
} from '../tags/ask-us.ts';
import { starter } from './start.ts';

export const start = starter({
  'travel-flights': TravelFlights,
  'travel-cars': TravelCars,
  'travel-activities': TravelActivities,
  'travel-cruise': TravelCruise,
  'travel-resort': TravelResort,
});
