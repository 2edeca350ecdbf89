import { nightsBetween, type LocalDate, type Occupancy } from '@portolan/core';
import type { RoomFacts, StayRequest } from '@portolan/suppliers';
import type { PriceUnit } from '../../pricing/index.ts';
import type { Sold } from '../../sales/index.ts';
import type { StoredProperty } from './tables.ts';

/** Who sleeps when, as a client asked for it and as rows keep it. */
export interface StayAsked {
  checkIn: LocalDate;
  checkOut: LocalDate;
  occupancy: Occupancy;
  /** ISO country of the guests. */
  nationality?: string | undefined;
}

/** A stay that was sold. */
export type SoldStay = Sold<StayAsked, RoomFacts, StoredProperty>;

/** A stay alone, of whatever asks for more than that. */
export function stayOf({ checkIn, checkOut, occupancy, nationality }: StayAsked): StayRequest {
  return { checkIn, checkOut, occupancy, ...(nationality ? { nationality } : {}) };
}

/** The total of a stay is divided by its nights. */
export function perNight({ checkIn, checkOut }: Pick<StayAsked, 'checkIn' | 'checkOut'>): PriceUnit {
  return { per: 'night', count: nightsBetween(checkIn, checkOut) };
}
