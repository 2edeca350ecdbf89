import './page-script.ts';
import '../define/agency.ts';
import '../define/flights.ts';
import '../define/resort.ts';
import '../define/cars.ts';
import '../define/activities.ts';
import '../define/cruise.ts';
