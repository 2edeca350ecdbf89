import './agency.ts';
import './deals.ts';
import './hotels.ts';
import './flights.ts';
import './resort.ts';
import './cars.ts';
import './activities.ts';
import './cruise.ts';
