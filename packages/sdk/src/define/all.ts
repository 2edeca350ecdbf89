import { TravelActivities, TravelCars, TravelCruise, TravelFlights, TravelResort } from '../tags/ask-us.ts';
import { TravelAgency } from '../tags/travel-agency.ts';
import { TravelDeals } from '../tags/travel-deals.ts';
import { TravelHotels } from '../tags/travel-hotels.ts';
import { TravelLoginPrompt } from '../tags/travel-login-prompt.ts';
import { register } from './register.ts';

// Not by importing the files beside this one: a module that two doors share is a chunk of its own, which a bundler may then drop.
register('travel-agency', TravelAgency);
register('travel-deals', TravelDeals);
register('travel-hotels', TravelHotels);
register('travel-flights', TravelFlights);
register('travel-resort', TravelResort);
register('travel-cars', TravelCars);
register('travel-activities', TravelActivities);
register('travel-cruise', TravelCruise);
register('travel-login-prompt', TravelLoginPrompt);

export * from '../index.ts';
