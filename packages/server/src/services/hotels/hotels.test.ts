import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SupplierError, type SupplierAvailability } from '@portolan/suppliers';
import { buildPrice } from '../../pricing/build-price.ts';
import { totalOf } from '../../sales/offers.ts';
import { aRate, offerOf } from '../../testing/scripted-supplier.ts';
import { baseRule } from '../../pricing/markup-rule.ts';
import { mergeRooms, withoutDearerTwins } from './get-hotel.ts';
import { roomKey, sameRoom, type NamedRoom } from './room-match.ts';
import { interleave } from '../../search/interleave.ts';
import { cheapestByTerms, ResultMerger } from './merge.ts';
import type { PricedRoom } from './offer-view.ts';
import { createFeedStore, type FeedEnd } from '../../search/supplier-feed.ts';

const rates = { values: { USD: 1 }, asOf: '2026-02-28' };
function priced(net: number, more: Parameters<typeof aRate>[1] = {}, supplier = 'aurora'): PricedRoom {
  const offer = offerOf(aRate(net, more));
  const price = buildPrice(offer.price, {
    currency: 'USD',
    markup: [baseRule({ default: 1_000 }, 'hotels')],
    rates,
  })!;
  return { supplier, supplierItemId: 'x', offer, price };
}

const isFree = ({ offer }: PricedRoom) => offer.terms.refundable;
const boardOf = ({ offer }: PricedRoom) => offer.terms.facts.board;
const netOf = ({ offer }: PricedRoom) => offer.price.net.amount;
const strict = { refundable: false, penalties: [] };

describe('merging', () => {
  it('tells a property when an offer is new on its terms, and then only when it is cheaper, in whatever order they come', () => {
    const answer = fc.record({
      property: fc.nat(3),
      board: fc.constantFrom('room_only' as const, 'breakfast' as const),
      refundable: fc.boolean(),
      net: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 60 }), (answers) => {
        const merger = new ResultMerger();
        const told = new Map<string, readonly PricedRoom[]>();
        for (const { property, net, ...terms } of answers) {
          const merged = merger.add(`p${property}`, [priced(net * 100, terms)], isFree);
          if (!merged) continue;
          expect(merged.offers).not.toEqual(told.get(merged.propertyId));
          told.set(merged.propertyId, merged.offers);
        }
        for (const [id, offers] of told) {
          const own = answers.filter(({ property }) => `p${property}` === id);
          const cheapest = (fits: (item: (typeof own)[number]) => boolean) =>
            Math.min(...own.filter(fits).map(({ net }) => totalOf(priced(net * 100).price)));
          const least = (fits: (offer: PricedRoom) => boolean) =>
            Math.min(...offers.filter(fits).map(({ price }) => totalOf(price)));
          // Whatever a filter asks for, the offers that were told have the cheapest that there is.
          for (const board of ['room_only', 'breakfast']) {
            expect(least((offer) => boardOf(offer) === board)).toBe(cheapest((item) => item.board === board));
            expect(least((offer) => boardOf(offer) === board && isFree(offer))).toBe(
              cheapest((item) => item.board === board && item.refundable),
            );
          }
          const totals = offers.map(({ price }) => totalOf(price));
          expect(totals).toEqual([...totals].sort((x, y) => x - y));
        }
        expect(merger.size).toBe(told.size);
      }),
    );
  });
  it('counts what is due at the property, and prefers better terms at the same total', () => {
    const tax = [{ code: 'city', amount: { amount: 500, currency: 'USD' } }];
    const [best] = cheapestByTerms([priced(10_000, { dueAtProperty: tax }), priced(10_100)], isFree);
    expect(best && netOf(best)).toBe(10_100);
    const equal = [priced(1_000, strict), priced(1_000), priced(1_000, { board: 'breakfast' })];
    expect(cheapestByTerms(equal, isFree)[0]?.offer.terms).toMatchObject({
      refundable: true,
      facts: { board: 'breakfast' },
    });
    expect(cheapestByTerms([], isFree)).toEqual([]);
  });
  it('keeps at most two offers of a board: the cheapest, and the cheapest that is free to cancel', () => {
    const offers = [priced(1_000, strict), priced(1_100), priced(1_200), priced(1_300, strict)];
    const kept = cheapestByTerms(offers, isFree).map(netOf);
    expect(kept).toEqual([1_000, 1_100]);
    expect(cheapestByTerms([priced(900), ...offers], isFree)).toHaveLength(1);
  });
  it('joins the terms of all suppliers, and says nothing of a dearer offer on terms that are known', () => {
    const merger = new ResultMerger();
    merger.add('p', [priced(2_000, { ...strict, board: 'breakfast' })], isFree);
    expect(merger.add('p', [priced(1_000)], isFree)?.offers.map(boardOf)).toEqual(['room_only', 'breakfast']);
    expect(
      merger.add('p', [priced(1_000), priced(3_000, { ...strict, board: 'breakfast' })], isFree),
    ).toBeNull();
  });
});

describe('rooms of several suppliers', () => {
  const details = (names: string[], nets: number[]) => ({
    property: null as never,
    description: '',
    rooms: names.map((name, i) => ({
      roomId: `r${i}`,
      name,
      size: null,
      sleeps: 2,
      amenities: [],
      picture: { kind: 'room', seed: 's' },
    })),
    offers: nets.map((net, i) => offerOf(aRate(net, { roomId: `r${i}`, roomName: names[i]! }))),
  });
  it('are one when their names are, cheapest first, sold out last', () => {
    const merged = mergeRooms(
      [
        {
          supplier: 'aurora',
          id: 'a',
          details: details(['Deluxe Twin', 'Suíte Real'], [5_000]),
          failed: false,
        },
        {
          supplier: 'meridian',
          id: 'm',
          details: details(['Suite  Real', 'DELUXE TWIN'], [9_000, 4_000]),
          failed: false,
        },
        { supplier: 'down', id: 'd', details: null, failed: true },
      ],
      (supplier, supplierItemId, { price }) => ({
        ...priced(price.net.amount, {}, supplier),
        supplierItemId,
      }),
    );
    expect(merged.map(({ room, offers }) => [room.name, offers.map(({ supplier }) => supplier)])).toEqual([
      ['Deluxe Twin', ['meridian', 'aurora']],
      ['Suíte Real', ['meridian']],
    ]);
    expect([roomKey('Suíte Real!'), roomKey('غرفة')]).toEqual(['suite-real', 'غرفة']);
  });
  const beds = (text: string): NamedRoom['beds'] =>
    text
      .split('/')
      .map((group) =>
        group.split('+').map((bed) => ({ count: Number(bed[0]), type: bed.slice(1) as 'king' })),
      );
  const one = (name: string, on = '1king+1sofa', sleeps = 4): NamedRoom => ({ name, sleeps, beds: beds(on) });
  it.each([
    ['Attic Suite', 'Suite ATTIC'],
    ['Two-Bedroom Villa', 'Villa 2 bedrooms'],
    ['Deluxe Room with Sea View', 'Double DELUXE SEA VIEW'],
    ['Standard Double Room', 'Double or Twin STANDARD'],
  ])('are one when nothing tells "%s" and "%s" apart', (a, b) => {
    expect([sameRoom(one(a), one(b)), sameRoom(one(b), one(a))]).toEqual([true, true]);
    expect(sameRoom(one(a, '1king/2twin'), one(b, '2twin/1king'))).toBe(true);
  });
  it.each<[string, NamedRoom, NamedRoom]>([
    ['view', one('Deluxe Room'), one('Double DELUXE SEA VIEW')],
    ['number of bedrooms', one('Two-Bedroom Villa'), one('Villa 3 bedrooms')],
    ['beds', one('Private Double Room', '1double', 2), one('Private Twin', '2twin', 2)],
    ['number of people', one('Attic Suite'), one('Suite ATTIC', '1king+1sofa', 3)],
    ['names, which say nothing', one('Double Room'), one('Twin or King')],
    ['beds that nobody states', one('Attic Suite'), { ...one('Suite ATTIC'), beds: null }],
  ])('are two for their %s', (_what, a, b) => {
    expect([sameRoom(a, b), sameRoom(b, a)]).toEqual([false, false]);
  });
  it('keep one of several equal ones for travellers', () => {
    expect(withoutDearerTwins([priced(1), priced(2), priced(3, { board: 'breakfast' })])).toHaveLength(2);
  });
});

describe('interleaving', () => {
  const after = async function* (steps: Promise<void>[], end: string): AsyncGenerator<number, string> {
    for (const [i, step] of steps.entries()) {
      await step;
      yield i;
    }
    return end;
  };
  it('gives each item when it is there, and every end', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const now = Promise.resolve();
    const seen: string[] = [];
    for await (const { index, item } of interleave(
      [after([gate], 'slow'), after([now, now], 'fast')],
      new AbortController().signal,
    )) {
      seen.push(`${index}:${item.value}`);
      if (item.value === 'fast') open();
    }
    expect(seen).toEqual(['1:0', '1:1', '1:fast', '0:0', '0:slow']);
  });
  it('asks a source for more only when its last item was taken', async () => {
    let made = 0;
    const eager = (async function* (): AsyncGenerator<number, string> {
      for (;;) yield ++made;
    })();
    const abort = new AbortController();
    for await (const { item } of interleave([eager], abort.signal)) {
      expect(made).toBe(item.value);
      if (made === 5) break;
    }
    expect(made).toBe(5);
  });
});

describe('a feed', () => {
  const batch: SupplierAvailability[] = [{ propertyId: 'a', offers: [] }];
  const readAll = async (feed: {
    read(signal: AbortSignal): AsyncGenerator<SupplierAvailability[], FeedEnd>;
  }) => {
    const reader = feed.read(new AbortController().signal);
    let count = 0;
    for (;;) {
      const next = await reader.next();
      if (next.done) return { count, end: next.value };
      count++;
    }
  };
  it('is started once for all who ask the same, and gives late readers everything', async () => {
    const store = createFeedStore();
    let started = 0;
    const start = async function* () {
      started++;
      yield batch;
      yield batch;
    };
    const first = await readAll(store.open('k', start));
    expect([first, await readAll(store.open('k', start)), started]).toEqual([
      { count: 2, end: 'done' },
      { count: 2, end: 'done' },
      1,
    ]);
    await readAll(store.open(null, start));
    expect(started).toBe(2);
  });
  it('is given up by the clock, even by a supplier that ignores its signal, and is not kept', async () => {
    const failures: unknown[] = [];
    const store = createFeedStore({ timeoutMs: 5, onFailure: (error) => failures.push(error) });
    const deaf = async function* (): AsyncGenerator<SupplierAvailability[]> {
      yield batch;
      await new Promise(() => {});
    };
    expect(await readAll(store.open('k', deaf))).toEqual({ count: 1, end: 'timeout' });
    expect(failures).toHaveLength(1);
    const well = async function* () {
      yield batch;
    };
    expect(await readAll(store.open('k', well))).toEqual({ count: 1, end: 'done' });
  });
  it('keeps what came before a failure', async () => {
    const failing = async function* () {
      yield batch;
      throw new SupplierError('aurora', 'bad_response', 'torn');
    };
    expect(await readAll(createFeedStore().open('k', failing))).toEqual({ count: 1, end: 'failed' });
  });
  it('stops the supplier when the last reader leaves, not before', async () => {
    let stopped = false;
    const store = createFeedStore();
    const feed = store.open('k', async function* (signal) {
      signal.addEventListener('abort', () => (stopped = true));
      yield batch;
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });
    const [one, two] = [new AbortController(), new AbortController()];
    const [first, second] = [feed.read(one.signal), feed.read(two.signal)];
    await Promise.all([first.next(), second.next()]);
    const waiting = [first.next(), second.next()] as const;
    one.abort();
    await waiting[0];
    expect(stopped).toBe(false);
    two.abort();
    await waiting[1];
    expect(stopped).toBe(true);
  });
});
