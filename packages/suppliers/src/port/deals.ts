import type { Money } from '@portolan/core';
import type { CallOptions } from './booking.ts';

/** Deals of the services without a full flow yet: what their sandbox sells for a place and time. */
export interface DealSupplier {
  readonly name: string;
  activityDeals(
    near: { latitude: number; longitude: number },
    options: CallOptions,
  ): Promise<SupplierActivity[]>;
  carDeals(
    request: { latitude: number; longitude: number; pickUp: string; dropOff: string; driverAge: number },
    options: CallOptions,
  ): Promise<SupplierCar[]>;
}

export interface SupplierActivity {
  productCode: string;
  title: string;
  picture: { kind: string; seed: string };
  rating: number;
  reviews: number;
  durationMinutes: number;
  freeCancellation: boolean;
  city: string;
  net: Money;
  suggestedRetail: Money | null;
}

export interface SupplierCar {
  vehicleCode: string;
  name: string;
  body: 'sedan' | 'suv' | 'hatch' | 'convertible' | 'van';
  seed: string;
  vendor: string;
  passengers: number;
  bags: number;
  doors: number;
  pickupLocation: string;
  dropOffLocation: string;
  net: Money;
  suggestedRetail: Money | null;
}
