import type { Item } from '@portolan/contract';
import { instantAt, placeMoment } from '@portolan/core';
import type { BookingSupplier } from '@portolan/suppliers';
import {
  voyageKey,
  voyageNeeds,
  voyageParts,
  voyagePrice,
  type CabinFacts,
  type FakeVoyage,
  type VoyageAsked,
  type VoyageDone,
} from '@portolan/suppliers/testing';
import { toInstant } from '../platform/clock.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import type { BookableService, Sold } from '../sales/index.ts';

type Supplier = BookingSupplier<VoyageAsked, CabinFacts, VoyageDone>;

/** What is sold, by id. */
export type Voyages = Pick<ReadonlyMap<string, FakeVoyage>, 'get' | 'values'>;

/**
 * A second service beside hotels, for tests alone: what quotes, bookings, proposals, mails and documents ask of any service, answered for
 * voyages.
 */
export function createVoyages(
  supplier: Supplier,
  voyages: Voyages,
): BookableService<VoyageAsked, CabinFacts, FakeVoyage> {
  const startOf = ({ subject: { embarks } }: Sold<VoyageAsked, CabinFacts, FakeVoyage>) =>
    placeMoment(embarks.local, embarks.zone);
  return {
    service: 'cruise',
    suppliers: new Map([[supplier.name, supplier]]),
    needs: voyageNeeds,
    checkAsked({ voyageId, guests }, now) {
      const voyage = voyages.get(voyageId);
      if (voyage && instantAt(voyage.embarks.local, voyage.embarks.zone) <= now)
        throw new ApiError('STAY_IN_PAST', { fields: { voyageId: 'has sailed' } });
      if (guests < 1) throw invalid('guests', 'is nobody');
    },
    checkTravellers(travellers, { guests }) {
      if (travellers.length !== guests) throw invalid('travellers', `must be ${guests}`);
    },
    async remember({ asked: { voyageId } }) {
      return voyages.get(voyageId) ?? null;
    },
    supplierAsked: ({ asked }) => asked,
    factsAreWorse: (before, after) => before.category === 'balcony' && after.category === 'inside',
    async alternatives({ asked: { voyageId } }) {
      return [...voyages.values()]
        .filter((other) => other.voyageId !== voyageId)
        .map((other) => ({
          supplier: supplier.name,
          supplierItemId: other.voyageId,
          offer: { key: voyageKey(other), price: voyagePrice(other), terms: voyageParts(other)[0]!.terms },
        }));
    },
    left: () => null,
    whereOf: ({ embarks, line }) => ({ countryCode: embarks.countryCode, city: null, itemId: line }),
    moments(sold) {
      const { ship, returns } = sold.subject;
      const starts = startOf(sold);
      return {
        title: ship,
        zone: starts.zone,
        starts_local: starts.local,
        starts_at: toInstant(Date.parse(starts.at)),
        ends_local: returns.local,
        ends_at: toInstant(instantAt(returns.local, returns.zone)),
        cancellable_until: toInstant(Date.parse(starts.at)),
      };
    },
    unitOf: ({ guests }) => ({ per: 'guest', count: guests }),
    mainPart: () => ({ kind: 'cabin', label: 'Cabin' }),
    view(sold) {
      const { subject, asked } = sold;
      const item = {
        service: 'cruise',
        title: subject.ship,
        line: `${subject.embarks.port} – ${subject.returns.port}`,
        image: '',
        starts: startOf(sold),
        ends: placeMoment(subject.returns.local, subject.returns.zone),
        travellers: asked.guests,
      };
      // The contract has no members of a cruise yet; the base is all of it.
      return item as unknown as Item;
    },
    voucher({ subject }, travellers, { own }) {
      return {
        title: own(subject.ship),
        address: own(subject.embarks.port),
        facts: [{ label: 'Embarks', lines: [subject.embarks.local] }],
        travellers: {
          heading: 'Guests',
          rows: travellers.map(({ firstName, lastName }, at) => ({
            label: String(at + 1),
            lines: [own(`${firstName} ${lastName}`)],
          })),
        },
        charged: { name: 'Voyage', cancelledName: 'Cancelled voyage', lines: [own(subject.ship)] },
      };
    },
    mailRows: ({ subject }, _travellers, { own }) => [{ label: 'Ship', lines: [own(subject.ship)] }],
    calendar: ({ subject: { ship, embarks, returns } }) => [
      {
        id: 'embark',
        title: ship,
        where: embarks.port,
        from: dayAndTime(embarks.local),
        to: dayAndTime(embarks.local),
        zone: embarks.zone,
      },
      {
        id: 'return',
        title: ship,
        where: returns.port,
        from: dayAndTime(returns.local),
        to: dayAndTime(returns.local),
        zone: returns.zone,
      },
    ],
  };
}

function dayAndTime(local: string): { day: string; time: string } {
  return { day: local.slice(0, 10), time: local.slice(11) };
}
