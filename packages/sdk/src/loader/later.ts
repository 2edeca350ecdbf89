// Tags whose code comes when it is needed: in one file, because each file of its own is 40 bytes of the loader, on every page.
import './page-script.ts';
import '../define/agency.ts';
import '../define/flights.ts';
import '../define/resort.ts';
import '../define/cars.ts';
import '../define/activities.ts';
import '../define/cruise.ts';
import '../define/login-prompt.ts';
