import type { BookingSupplier, SupplierChange, Traveller } from '@portolan/suppliers';
import {
  aVoyage,
  createFakeVoyageSupplier,
  type CabinFacts,
  type VoyageAsked,
  type VoyageDone,
} from '@portolan/suppliers/testing';
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
