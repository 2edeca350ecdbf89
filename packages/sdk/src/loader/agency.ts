import { TravelAgency } from '../tags/travel-agency.ts';
import { starter } from './start.ts';

export const start = starter({ 'travel-agency': TravelAgency });
