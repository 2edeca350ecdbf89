// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.

import { TravelHotels } from '../services/hotels.tsx';
import { TravelDeals } from '../services/deals.ts';
import { TravelFlights } from '../services/flights.ts';
import { TravelCars } from '../services/cars.ts';
import { TravelActivities } from '../services/activities.ts';
import { TravelCruise } from '../services/cruise.ts';
import { TravelResort } from '../services/resort.ts';
import { TravelLoginPrompt } from '../services/login-prompt.tsx';
import { TravelAgency } from '../element/travel-agency.ts';
import { register } from './register.ts';

// Not by importing the files beside this one: a bundler may drop a module that two entries share.
register(TravelHotels);
register(TravelDeals);
register(TravelFlights);
register(TravelCars);
register(TravelActivities);
register(TravelCruise);
register(TravelResort);
register(TravelLoginPrompt);
register(TravelAgency);

export * from '../index.ts';
