import { money, type Money } from '@portolan/core';
import {
  stayNeeds,
  stayPart,
  SupplierError,
  type BookingRef,
  type CallOptions,
  type HotelAvailabilityRequest,
  type HotelSupplier,
  type PaymentTerms,
  type Penalty,
  type RoomFacts,
  type RoomOffer,
  type StayAsked,
  type StayDone,
  type StayRequest,
  type SupplierAvailability,
  type SupplierDetails,
  type SupplierLimits,
  type SupplierProperty,
} from '@portolan/suppliers';
import {
  aProperty,
  citiesMatching,
  createFakeBooking,
  failAsAsked,
  kmBetween,
  usualLimits,
  type FakeBooking,
} from '@portolan/suppliers/testing';
import { Scripts, type Script } from './scripts.ts';

/** A room's offer as a test writes it: flat, in words of a hotel. */
export interface RoomRate extends RoomFacts {
  rateKey: string;
  net: Money;
  taxes: { code: string; amount: Money }[];
  dueAtProperty: { code: string; amount: Money }[];
  suggestedRetail: Money | null;
  refundable: boolean;
  penalties: readonly Penalty[];
  roomsLeft: number;
}

type Verb = 'search' | 'details' | 'quote' | 'hold' | 'book' | 'retrieve' | 'cancelQuote' | 'cancel' | 'pay';

/** Where all its properties are. */
const here = { latitude: 38.72, longitude: -9.14 };

/**
 * A supplier in memory that tests can script: `next('book', …)` replaces one call. It sells given rates for every stay, books a
 * reference once, cancels free of charge and counts what it was asked.
 */
export class ScriptedSupplier implements HotelSupplier {
  readonly name: string;
  readonly service = 'hotels';
  limits: SupplierLimits = usualLimits;
  /** When it wants the money of whatever it sells. */
  payment: PaymentTerms = { kind: 'now' };
  /** What it sells, by the property's id. */
  readonly rates = new Map<string, RoomRate[]>();
  /** What it was asked to find again. */
  readonly refs: BookingRef[] = [];
  hold?: NonNullable<HotelSupplier['hold']>;
  pay?: NonNullable<HotelSupplier['pay']>;
  readonly #booking: FakeBooking<StayAsked, RoomFacts, StayDone>;
  readonly #scripts = new Scripts<Verb>();

  constructor(name: string) {
    this.name = name;
    this.#booking = createFakeBooking({
      name,
      now: Date.now,
      needs: stayNeeds,
      done: { propertyConfirmation: null },
      // after every day that a test's own clock may show
      expiresAt: () => '2199-12-31T00:00:00.000Z',
      penaltyOf: () => money(0, 'USD'),
      partsOf: (key, { propertyId }) => {
        if (!key.startsWith('k-')) throw new SupplierError(name, 'rejected', 'not an offer key');
        const offer = this.#offers(propertyId).find((each) => each.key === key);
        return offer ? [stayPart(offer)] : null;
      },
    });
  }

  /** What it was asked. */
  get calls() {
    return this.#scripts.calls;
  }
  /** Its books, by our reference. */
  get booked() {
    return this.#booking.booked;
  }
  /** How often it was asked to book, by our reference. */
  get attempts() {
    return this.#booking.attempts;
  }
  /** The next call of `verb` does this instead; `usual` is what it would have done. */
  next(verb: Verb, script: Script): void {
    this.#scripts.next(verb, script);
  }
  /** Forgets scripts, calls and bookings. */
  reset(): void {
    this.rates.clear();
    this.booked.clear();
    this.attempts.clear();
    this.refs.length = 0;
    this.#scripts.reset();
    this.limits = usualLimits;
    this.payment = { kind: 'now' };
    delete this.hold;
    delete this.pay;
  }
  /** Answers as usual from now on. */
  clearScripts(): void {
    this.#scripts.clear();
  }
  count(verb: Verb): number {
    return this.#scripts.count(verb);
  }
  /** Rooms are held from now on. */
  canHold(expiresAt: string): void {
    this.hold = (ask, options) =>
      this.#play('hold', options, async () => ({
        ...(await this.#booking.verbs.hold(ask, options)),
        expiresAt,
      }));
  }

  /** Later instalments are passed on to it from now on. */
  canBePaid(): void {
    this.pay = (ref, amount, options) =>
      this.#play('pay', options, () => this.#booking.verbs.pay(ref, amount, options));
  }

  async suggest(text: string, options: CallOptions & { limit: number }) {
    await failAsAsked(this.name, options);
    return citiesMatching(text.slice(0, 'Lisbon'.length), [propertyOf('any')]);
  }
  async *content() {
    if (this.rates.size > 0) yield [...this.rates.keys()].map(propertyOf);
  }
  async *search(
    request: HotelAvailabilityRequest,
    options: CallOptions,
  ): AsyncGenerator<SupplierAvailability[]> {
    const usual = async function* (this: ScriptedSupplier) {
      await failAsAsked(this.name, options);
      const wanted = [...this.rates.keys()].filter((id) =>
        'propertyIds' in request
          ? request.propertyIds.includes(id)
          : kmBetween(here, request) <= request.radiusKm,
      );
      yield wanted
        .slice(0, 'limit' in request ? request.limit : undefined)
        .map((propertyId) => ({ propertyId, offers: this.#offers(propertyId) }));
    }.bind(this);
    const script = this.#scripts.take('search', options);
    yield* (script ? script(usual, options.signal) : usual()) as AsyncGenerator<SupplierAvailability[]>;
  }
  details(propertyId: string, _stay: StayRequest, options: CallOptions) {
    return this.#play('details', options, async (): Promise<SupplierDetails | null> => {
      await failAsAsked(this.name, options);
      if (!this.rates.has(propertyId)) return null;
      const offers = this.#offers(propertyId);
      const room = { size: 22, sleeps: 3, amenities: ['wifi'], picture: { kind: 'room', seed: propertyId } };
      const names = new Map(offers.map(({ terms: { facts } }) => [facts.roomId, facts.roomName]));
      return {
        property: propertyOf(propertyId),
        description: `A house, says ${this.name}.`,
        rooms: [...names].map(([roomId, name]) => ({ roomId, name, ...room })),
        offers,
      };
    });
  }
  readonly quote: HotelSupplier['quote'] = (ask, options) =>
    this.#play('quote', options, () => this.#booking.verbs.quote(ask, options));
  readonly book: HotelSupplier['book'] = (ask, options) =>
    this.#play('book', options, () => this.#booking.verbs.book(ask, options));
  readonly retrieve: HotelSupplier['retrieve'] = (ref, options) => {
    this.refs.push(ref);
    return this.#play('retrieve', options, () => this.#booking.verbs.retrieve(ref, options));
  };
  readonly cancelQuote: HotelSupplier['cancelQuote'] = (ref, options) =>
    this.#play('cancelQuote', options, () => this.#booking.verbs.cancelQuote(ref, options));
  readonly cancel: HotelSupplier['cancel'] = (ref, options) =>
    this.#play('cancel', options, () => this.#booking.verbs.cancel(ref, options));

  #offers(propertyId: string): RoomOffer[] {
    return (this.rates.get(propertyId) ?? []).map((rate) => {
      const offer = offerOf(rate);
      return { ...offer, price: { ...offer.price, payment: this.payment } };
    });
  }

  #play<T>(verb: Verb, options: CallOptions, usual: () => Promise<T>): Promise<T> {
    return this.#scripts.play(verb, options, usual);
  }
}

/** A rate of one double room, `net` in minor units of USD. */
export function aRate(net: number, more: Partial<RoomRate> = {}): RoomRate {
  return {
    rateKey: `k-${net}-${more.board ?? 'room_only'}`,
    roomId: 'double',
    roomName: 'Double Room',
    bedGroups: [[{ type: 'double', count: 1 }]],
    board: 'room_only',
    net: { amount: net, currency: 'USD' },
    taxes: [],
    dueAtProperty: [],
    suggestedRetail: null,
    refundable: true,
    penalties: [{ from: '2026-04-08T12:00:00Z', percent: 100 }],
    roomsLeft: 9,
    ...more,
  };
}

/** A rate as suppliers offer it. */
export function offerOf(rate: RoomRate): RoomOffer {
  const { rateKey: key, net, taxes, dueAtProperty, suggestedRetail, roomsLeft } = rate;
  const { roomId, roomName, bedGroups, board, refundable, penalties } = rate;
  return {
    key,
    price: {
      net,
      taxes,
      dueThere: dueAtProperty.map((due) => ({ ...due, collectedBy: 'property', optional: false })),
      suggestedRetail,
      payment: { kind: 'now' },
    },
    terms: {
      refundable,
      penalties,
      refundTo: 'original',
      alwaysBack: null,
      facts: { roomId, roomName, bedGroups, board },
    },
    roomsLeft,
  };
}

function propertyOf(propertyId: string): SupplierProperty {
  return aProperty(0, { propertyId, mappingId: propertyId, ...here });
}
