import { money, type Money } from '@portolan/core';
import type { DealSupplier, SupplierActivity, SupplierCar } from '@portolan/suppliers';

/**
 * One activity and one car, everywhere and always.
 * @param retailShare the suggested retail price, as a multiple of net
 */
export function createFakeDealSupplier(name: string, net: Money, retailShare = 1.4): DealSupplier {
  const suggestedRetail = money(Math.round(net.amount * retailShare), net.currency);
  const activity: SupplierActivity = {
    productCode: 'walk/1',
    title: 'Old town on foot',
    picture: { kind: 'old-town', seed: 'walk' },
    rating: 4.6,
    reviews: 812,
    durationMinutes: 150,
    freeCancellation: true,
    city: 'Lisbon',
    net,
    suggestedRetail,
  };
  const car: SupplierCar = {
    vehicleCode: 'ECAR',
    name: 'Fiat Panda',
    body: 'hatch',
    seed: 'panda',
    vendor: 'Blue & Co.',
    passengers: 4,
    bags: 1,
    doors: 5,
    pickupLocation: 'Lisbon Airport',
    dropOffLocation: 'Lisbon Airport',
    net,
    suggestedRetail,
  };
  return {
    name,
    activityDeals: async () => [activity],
    carDeals: async () => [car],
  };
}
