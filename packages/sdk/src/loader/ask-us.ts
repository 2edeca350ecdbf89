import '../define/flights.ts';
import '../define/resort.ts';
import '../define/cars.ts';
import '../define/activities.ts';
import '../define/cruise.ts';
import { takePageSettings } from './page-script.ts';

takePageSettings(import.meta.url);
