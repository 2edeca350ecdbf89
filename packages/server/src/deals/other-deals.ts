import {
  activityPaths,
  carPaths,
  fillPath,
  type ActivityDeal,
  type CarDeal,
  type RequestBody,
} from '@portolan/contract';
import { addDays, parseLocalDate } from '@portolan/core';
import type { DealSupplier } from '@portolan/suppliers';
import type { Context } from '../context.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { isWhole, prepareAnswer, type CachedAnswer } from '../http/index.ts';
import { createCache } from '../platform/cache.ts';
import { todayIn } from '../platform/today.ts';
import { buildPrice, hasSaving, projectDealRates } from '../pricing/index.ts';
import { isMember, saleRules } from '../sales/index.ts';
import { viewerOf, type AgencyRecord } from '../tenancy/index.ts';
import { cacheScope, type Watcher } from './watcher.ts';

const freshMs = 5 * 60_000;
const supplierMs = 4_000;
const dealLimit = 12;

/** Activity and car deals (API-25 to API-32). Their requests name no currency: prices are in the agency's own deals currency. */
export function createOtherDeals(context: Context) {
  const { art, rates, clock } = context;
  const answers = createCache<CachedAnswer>({ max: 5_000, ttlMs: freshMs, keep: isWhole });

  return {
    activities(
      tenant: AgencyRecord,
      who: Watcher,
      body: RequestBody<'searchActivityDeals'>,
    ): CachedAnswer | Promise<CachedAnswer> {
      const near = { latitude: rounded(body.latitude), longitude: rounded(body.longitude) };
      const key = `activities ${cacheScope(tenant, who)} ${near.latitude} ${near.longitude}`;
      const load = async () => {
        const { found, partial } = await ask((supplier) => supplier.activityDeals(near, callOptions()));
        const data = found.slice(0, dealLimit).flatMap((activity): ActivityDeal[] => {
          const price = priceOf(
            tenant,
            who,
            { service: 'activities', itemId: activity.productCode },
            activity,
          );
          if (!price) return [];
          return [
            {
              title: activity.title,
              imageUrl: art.pictureUrl(tenant, activity.picture),
              rating: Math.max(0, Math.min(5, activity.rating)),
              duration: activity.durationMinutes,
              isFreeCancellation: activity.freeCancellation,
              rates: projectDealRates(price, viewerOf(tenant, who.role), 'activities'),
              hasSaving: hasSaving(price, viewerOf(tenant, who.role)),
              link: fillPath(activityPaths.details, { productCode: activity.productCode }),
            },
          ];
        });
        return prepareAnswer({ data }, partial);
      };
      return answers.getNow(key, load);
    },

    cars(
      tenant: AgencyRecord,
      who: Watcher,
      timeZone: string,
      body: RequestBody<'searchCarDeals'>,
    ): CachedAnswer | Promise<CachedAnswer> {
      checkRental(body, addDays(todayIn(clock, timeZone), -1));
      const request = {
        latitude: rounded(body.pickupLatitude),
        longitude: rounded(body.pickupLongitude),
        pickUp: body.pickUpDateTime.slice(0, 16),
        dropOff: body.returnDateTime.slice(0, 16),
        driverAge: body.age,
      };
      const key = `cars ${cacheScope(tenant, who)} ${JSON.stringify(request)}`;
      const load = async () => {
        const { found, partial } = await ask((supplier) => supplier.carDeals(request, callOptions()));
        const data = found.slice(0, dealLimit).flatMap((car): CarDeal[] => {
          const price = priceOf(tenant, who, { service: 'cars', itemId: car.vendor }, car);
          if (!price) return [];
          const query = new URLSearchParams({
            vehicle: car.vehicleCode,
            pickUp: request.pickUp,
            dropOff: request.dropOff,
          });
          return [
            {
              name: car.name,
              vehiclePicture: art.pictureUrl(tenant, { kind: 'road', seed: car.seed, variant: car.body }),
              logo: tenant.siteOrigin + art.vendorPath(car.vendor),
              passangerCapacity: car.passengers,
              bagCapacity: car.bags,
              noOfDoors: car.doors,
              pickupLocation: car.pickupLocation,
              dropOffLocation: car.dropOffLocation,
              rates: projectDealRates(price, viewerOf(tenant, who.role), 'cars'),
              hasSaving: hasSaving(price, viewerOf(tenant, who.role)),
              link: `${carPaths.details}?${query}`,
            },
          ];
        });
        return prepareAnswer({ data }, partial);
      };
      return answers.getNow(key, load);
    },
  };

  function priceOf(
    tenant: AgencyRecord,
    { role, agentId }: Watcher,
    { service, itemId }: { service: 'cars' | 'activities'; itemId: string },
    amounts: Parameters<typeof buildPrice>[0],
  ) {
    return buildPrice(amounts, {
      currency: tenant.agency.dealDefaults.currency,
      // Suppliers of these name neither city nor country: rules of one product or vendor hold, and those that hold everywhere.
      markup: saleRules(tenant, {
        service,
        where: { countryCode: null, city: null, itemId },
        agentId,
        member: isMember(role),
        now: clock.now(),
      }),
      rates: rates.current(),
    });
  }

  /** All suppliers' answers, one after the other in turn; what one cannot say, another may. */
  async function ask<T>(
    question: (supplier: DealSupplier) => Promise<T[]>,
  ): Promise<{ found: T[]; partial: boolean }> {
    const answers = await Promise.allSettled([...context.dealSuppliers.values()].map(question));
    if (answers.length > 0 && answers.every((answer) => answer.status === 'rejected'))
      throw new ApiError('SUPPLIER_UNAVAILABLE', { cause: (answers[0] as PromiseRejectedResult).reason });
    const lists = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const mixed: T[] = [];
    for (let rank = 0; lists.some((list) => rank < list.length); rank++)
      for (const list of lists) if (rank < list.length) mixed.push(list[rank] as T);
    return { found: mixed, partial: answers.some((answer) => answer.status === 'rejected') };
  }
}

function callOptions() {
  return { signal: AbortSignal.timeout(supplierMs) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function checkRental(body: RequestBody<'searchCarDeals'>, today: string): void {
  const instant = (field: 'pickUpDateTime' | 'returnDateTime'): number => {
    const text = body[field];
    const time = /T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
    if (!parseLocalDate(text.slice(0, 10)) || Number.isNaN(time))
      throw invalid(field, 'is not a time of the calendar');
    return time;
  };
  const pickUp = instant('pickUpDateTime');
  const dropOff = instant('returnDateTime');
  if (body.pickUpDateTime.slice(0, 10) < today)
    throw new ApiError('STAY_IN_PAST', { fields: { pickUpDateTime: 'has passed' } });
  const days = (dropOff - pickUp) / 86_400_000;
  if (days <= 0 || days > 60) throw invalid('returnDateTime', 'must be at most 60 days after the pick-up');
}
