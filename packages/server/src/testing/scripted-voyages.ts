import type { Item } from '@portolan/contract';
import { instantAt, placeMoment } from '@portolan/core';
import type { BookingSupplier, SupplierChange, Traveller } from '@portolan/suppliers';
import {
  aVoyage,
  createFakeVoyageSupplier,
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
import { Scripts, type Script } from './scripts.ts';

type Supplier = BookingSupplier<VoyageAsked, CabinFacts, VoyageDone>;
type Verb = 'quote' | 'hold' | 'release' | 'book' | 'retrieve' | 'cancelQuote' | 'cancel';

/** The fake supplier of voyages, scripted call by call. */
export class ScriptedVoyages implements Supplier {
  readonly name = 'halyard';
  readonly service = 'cruise';
  readonly limits: Supplier['limits'];
  hold?: NonNullable<Supplier['hold']>;
  release?: NonNullable<Supplier['release']>;
  /** Holds that were given back. */
  readonly released: string[] = [];
  readonly #fake: ReturnType<typeof createFakeVoyageSupplier>;
  readonly #scripts = new Scripts<Verb>();
  /** Who it was asked to book for, with all their details. */
  readonly travellers: Traveller[][] = [];
  /** What it tells of its own accord, oldest first; a cursor is how many were read. */
  readonly news: SupplierChange[] = [];

  constructor(now: () => number) {
    this.#fake = createFakeVoyageSupplier({ name: this.name, now });
    this.limits = this.#fake.limits;
  }

  /** What it sells, by id. */
  get voyages() {
    return this.#fake.voyages;
  }
  /** Its books, by our reference. */
  get booked() {
    return this.#fake.booking.booked;
  }
  /** The next call of `verb` does this instead. */
  next(verb: Verb, script: Script): void {
    this.#scripts.next(verb, script);
  }
  /** Holds what it quotes from now on. */
  canHold(expiresAt: string, priceGuaranteedUntil: string | null = null): void {
    this.hold = (ask, options) =>
      this.#scripts.play('hold', options, async () => ({
        ...(await this.#fake.booking.verbs.hold(ask, options)),
        expiresAt,
        priceGuaranteedUntil,
      }));
    this.release = (holdId, options) =>
      this.#scripts.play('release', options, async () => void this.released.push(holdId));
  }
  /** Answers as usual from now on. */
  clearScripts(): void {
    this.#scripts.clear();
  }
  reset(): void {
    this.#scripts.reset();
    this.booked.clear();
    this.travellers.length = 0;
    this.news.length = 0;
    this.released.length = 0;
    delete this.hold;
    delete this.release;
    this.voyages.clear();
    this.voyages.set('v1', aVoyage());
  }

  readonly quote: Supplier['quote'] = (ask, options) =>
    this.#scripts.play('quote', options, () => this.#fake.quote(ask, options));
  readonly book: Supplier['book'] = (ask, options) => {
    this.travellers.push([...ask.travellers]);
    return this.#scripts.play('book', options, () => this.#fake.book(ask, options));
  };
  readonly retrieve: Supplier['retrieve'] = (ref, options) =>
    this.#scripts.play('retrieve', options, () => this.#fake.retrieve(ref, options));
  readonly cancelQuote: Supplier['cancelQuote'] = (ref, options) =>
    this.#scripts.play('cancelQuote', options, () => this.#fake.cancelQuote(ref, options));
  async *changes(cursor: string | null) {
    for (let at = Number(cursor ?? 0); at < this.news.length; at++)
      yield { cursor: String(at + 1), change: this.news[at]! };
  }
  readonly cancel: Supplier['cancel'] = (ref, options) =>
    this.#scripts.play('cancel', options, () => this.#fake.cancel(ref, options));
}

/**
 * A second service beside hotels, for tests alone: what quotes, bookings, proposals, mails and documents ask of any service, answered for
 * voyages.
 */
export function createVoyages(
  supplier: Supplier,
  voyages: ReadonlyMap<string, FakeVoyage>,
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
