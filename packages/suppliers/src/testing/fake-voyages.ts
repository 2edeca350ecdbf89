import { instantAt, money } from '@portolan/core';
import {
  SupplierError,
  type BookingSupplier,
  type CallOptions,
  type PaymentTerms,
  type SupplierLimits,
  type SupplierPart,
  type SupplierPrice,
  type Terms,
  type TravellerNeeds,
} from '@portolan/suppliers';
import { createFakeBooking, failAsAsked, type FakeBooking } from './fake-booking.ts';
import { usualLimits } from './fake-hotels.ts';

/** A voyage as the fake sells it; local times by the clocks of its two ports. */
export interface FakeVoyage {
  voyageId: string;
  ship: string;
  line: string;
  embarks: { port: string; countryCode: string; local: string; zone: string };
  returns: { port: string; local: string; zone: string };
  /** What a cabin costs, in minor units of USD. */
  cabin: number;
  payment: PaymentTerms;
}

/** What a traveller asks for: a voyage, for so many. */
export interface VoyageAsked {
  voyageId: string;
  guests: number;
}

export interface CabinFacts {
  category: 'inside' | 'balcony';
}

export interface VoyageDone {
  cabin: string;
}

/**
 * A supplier of a service that nobody sells yet, for tests of all that hotels never ask of bookings: two parts under terms of their own, two
 * time zones, details and questions of travellers, penalties in amounts, answers after days.
 */
export interface FakeVoyageSupplier extends BookingSupplier<VoyageAsked, CabinFacts, VoyageDone> {
  /** What it sells, by id; tests change it. */
  voyages: Map<string, FakeVoyage>;
  /** Its books. */
  readonly booking: FakeBooking<VoyageAsked, CabinFacts, VoyageDone>;
}

/** From Barcelona to Istanbul in a week, three months after the clock that most tests begin with. */
export function aVoyage(values: Partial<FakeVoyage> = {}): FakeVoyage {
  return {
    voyageId: 'v1',
    ship: 'Aurelia',
    line: 'Halyard',
    embarks: { port: 'Barcelona', countryCode: 'ES', local: '2026-06-06T17:00', zone: 'Europe/Madrid' },
    returns: { port: 'Istanbul', local: '2026-06-13T08:00', zone: 'Europe/Istanbul' },
    cabin: 100_000,
    payment: { kind: 'now' },
    ...values,
  };
}

/** Confirmed by hand, within days. */
export const voyageLimits: SupplierLimits = { ...usualLimits, bookMs: 120_000, pendingMs: 72 * 3_600_000 };

/** Everybody by name and passport, and whether somebody needs help on board. */
export const voyageNeeds: TravellerNeeds = {
  names: 'all',
  title: 'no',
  gender: 'no',
  bornOn: 'must',
  nationality: 'must',
  document: 'must',
  loyalty: [],
  spelling: 'latin',
  maxName: 40,
  documentUntil: null,
  questions: [
    {
      id: 'help',
      label: 'Help that you need on board',
      per: 'traveller',
      need: 'may',
      type: 'text',
      sensitive: true,
    },
  ],
};

/** The key of a voyage's offer. */
export function voyageKey({ voyageId }: Pick<FakeVoyage, 'voyageId'>): string {
  return `voyage-${voyageId}`;
}

/** The two parts of a voyage: the cabin, dear to cancel and never all of it back, and tips, given back until it begins. */
export function voyageParts(voyage: FakeVoyage): SupplierPart<CabinFacts>[] {
  const { cabin, payment, embarks } = voyage;
  const day = 86_400_000;
  const starts = instantAt(embarks.local, embarks.zone);
  const before = (days: number) => new Date(starts - days * day).toISOString();
  const price = (net: number, more: Partial<SupplierPrice> = {}): SupplierPrice => ({
    net: money(net, 'USD'),
    taxes: [],
    dueThere: [],
    suggestedRetail: null,
    payment,
    ...more,
  });
  const terms = (more: Partial<Terms<CabinFacts>>): Terms<CabinFacts> => ({
    refundable: true,
    penalties: [],
    refundTo: 'original',
    alwaysBack: null,
    facts: { category: 'balcony' },
    ...more,
  });
  const portTax = money(Math.round(cabin / 10), 'USD');
  return [
    {
      kind: 'cabin',
      label: 'Balcony cabin',
      price: price(cabin, {
        taxes: [{ code: 'port_tax', amount: portTax }],
        dueThere: [
          { code: 'resort_fee', amount: money(5_000, 'EUR'), collectedBy: 'on_board', optional: false },
          { code: 'drinks', amount: money(30_000, 'EUR'), collectedBy: 'on_board', optional: true },
        ],
      }),
      terms: terms({
        penalties: [
          { from: before(60), amount: money(Math.round(cabin / 4), 'USD') },
          { from: before(10), amount: money(cabin - portTax.amount, 'USD') },
        ],
        alwaysBack: portTax,
      }),
    },
    { kind: 'gratuity', label: 'Tips', price: price(9_000), terms: terms({}) },
  ];
}

/** The whole price of a voyage, as an offer shows it. */
export function voyagePrice(voyage: FakeVoyage): SupplierPrice {
  const [cabin, tips] = voyageParts(voyage).map(({ price }) => price) as [SupplierPrice, SupplierPrice];
  return { ...cabin, net: money(cabin.net.amount + tips.net.amount, 'USD') };
}

/** A {@link FakeVoyageSupplier} that sells {@link aVoyage}. */
export function createFakeVoyageSupplier({
  name = 'halyard',
  now = Date.now,
}: { name?: string; now?: () => number } = {}): FakeVoyageSupplier {
  const voyages = new Map([['v1', aVoyage()]]);
  const booking = createFakeBooking<VoyageAsked, CabinFacts, VoyageDone>({
    name,
    now,
    needs: voyageNeeds,
    done: { cabin: 'B214' },
    // After every day that a test's own clock may show.
    expiresAt: () => '2199-12-31T00:00:00.000Z',
    begin: (call: CallOptions) => failAsAsked(name, call),
    partsOf(key, { voyageId }) {
      const voyage = voyages.get(voyageId);
      if (!voyage || key !== voyageKey(voyage)) throw new SupplierError(name, 'rejected', 'no such voyage');
      return voyageParts(voyage);
    },
  });
  const { quote, book, retrieve, cancelQuote, cancel } = booking.verbs;
  return {
    name,
    service: 'cruise',
    limits: voyageLimits,
    voyages,
    booking,
    quote,
    book,
    retrieve,
    cancelQuote,
    cancel,
  };
}
