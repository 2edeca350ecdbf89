import { money, type Money } from '@portolan/core';
import { createHttp, type AdapterOptions } from '../http.ts';
import type { DealSupplier, SupplierCar } from '../../port/index.ts';
import { number, object, objects, string, text } from '../read.ts';

const bodies = ['sedan', 'suv', 'hatch', 'convertible', 'van'] as const satisfies SupplierCar['body'][];

/** Activities and cars of one sandbox, by the place nearest to a point; cheap enough to ask on every deals call. */
export function createDealSupplier(name: string, options: AdapterOptions): DealSupplier {
  const http = createHttp(name, options);
  return {
    name,
    async activityDeals({ latitude, longitude }, call) {
      const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude) });
      const { body } = await http.json({ path: `/deals/activities?${query}` }, call);
      return http.mapped(() =>
        objects(body, 'activities').map((activity) => ({
          productCode: string(activity.productCode, 'productCode'),
          title: string(activity.title, 'title'),
          picture: pictureOf(activity.picture),
          rating: number(activity.rating, 'rating'),
          reviews: number(activity.reviews, 'reviews'),
          durationMinutes: number(activity.durationMinutes, 'durationMinutes'),
          freeCancellation: activity.freeCancellation === true,
          city: text(activity.city),
          net: moneyOf(activity.net),
          suggestedRetail: activity.suggestedRetail === null ? null : moneyOf(activity.suggestedRetail),
        })),
      );
    },
    async carDeals({ latitude, longitude, pickUp, dropOff, driverAge }, call) {
      const query = new URLSearchParams({
        latitude: String(latitude),
        longitude: String(longitude),
        pickUp,
        dropOff,
        driverAge: String(driverAge),
      });
      const { body } = await http.json({ path: `/deals/cars?${query}` }, call);
      return http.mapped(() =>
        objects(body, 'cars').map((car) => ({
          vehicleCode: string(car.vehicleCode, 'vehicleCode'),
          name: string(car.name, 'name'),
          body: bodies.find((known) => known === car.body) ?? 'sedan',
          seed: text(car.seed),
          vendor: text(car.vendor),
          passengers: number(car.passengers, 'passengers'),
          bags: number(car.bags, 'bags'),
          doors: number(car.doors, 'doors'),
          pickupLocation: text(car.pickupLocation),
          dropOffLocation: text(car.dropOffLocation),
          net: moneyOf(car.net),
          suggestedRetail: car.suggestedRetail === null ? null : moneyOf(car.suggestedRetail),
        })),
      );
    },
  };
}

function moneyOf(value: unknown): Money {
  const { amount, currency } = object(value, 'money');
  return money(number(amount, 'amount'), string(currency, 'currency'));
}

function pictureOf(value: unknown): { kind: string; seed: string } {
  const { kind, seed } = object(value, 'picture');
  return { kind: string(kind, 'kind'), seed: string(seed, 'seed') };
}
