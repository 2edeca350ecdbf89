// @vitest-environment happy-dom
import { serviceTags } from '@portolan/contract/services';
import { expect, it } from 'vitest';
import { TravelActivities } from './activities.ts';
import { TravelCars } from './cars.ts';
import { TravelCruise } from './cruise.ts';
import { TravelFlights } from './flights.ts';
import { TravelHotels } from './hotels.tsx';
import { TravelResort } from './resort.ts';

// Each element spells its own tag: the table of all of them would come along with every widget.
it('names every element as the contract does', () => {
  expect({
    hotels: TravelHotels.tag,
    flights: TravelFlights.tag,
    resorts: TravelResort.tag,
    cars: TravelCars.tag,
    activities: TravelActivities.tag,
    cruise: TravelCruise.tag,
  }).toEqual(serviceTags);
});
