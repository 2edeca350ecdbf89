import type { HotelDetails, HotelSearchEvent, HotelSummary } from '@portolan/contract';
import { SupplierError } from '@portolan/suppliers';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { aRate, createWorld, type World } from '../../testing/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'hotels');
});
afterAll(() => world.close());
beforeEach(() => world.reset());

let distinct = 0;
/** Coordinates that no other test searched, so that no feed is shared. */
const searchBody = (more: object = {}) => ({
  latitude: 38.72,
  longitude: -9.14 + ++distinct * 0.01,
  checkIn: '2026-04-10',
  checkOut: '2026-04-12',
  occupancy: [{ adults: 2, childAges: [] }],
  currency: 'USD',
  ...more,
});
const offersOf = (events: HotelSearchEvent[]) =>
  events.flatMap((event) => (event.type === 'offers' ? event.results : []));
/** What the list shows in the end: a property sent again replaces the earlier one in place. */
const listOf = (events: HotelSearchEvent[]) => {
  const list = new Map<string, HotelSummary>();
  for (const hotel of offersOf(events)) list.set(hotel.propertyId, hotel);
  return [...list.values()];
};

describe('a search', () => {
  it('streams started, offers and supplier lines, and done, with both suppliers merged by property', async () => {
    const events = await world.search(searchBody());
    expect(events[0]).toMatchObject({ type: 'started', nights: 2, suppliers: ['s1', 's2'] });
    expect(events.at(-1)).toEqual({ type: 'done', total: 3 });
    const ends = events.filter((event) => event.type === 'supplier');
    expect(ends).toHaveLength(2);
    expect(ends.every((event) => event.status === 'done' && event.count === 2)).toBe(true);
    const list = listOf(events);
    expect(list.map((hotel) => hotel.propertyId).sort()).toEqual(['p1', 'p2', 'p3']);
    // 19000 net + 10 % is cheaper than 20000 net + 10 %
    expect(list.find((hotel) => hotel.propertyId === 'p1')?.offers[0]?.price?.total).toEqual({
      amount: 20_900,
      currency: 'USD',
    });
  });

  it('carries the cheapest offer for each board, and the cheapest that is free to cancel, without ids', async () => {
    world.aurora.rates.set('a1', [
      aRate(18_000, { refundable: false, penalties: [] }),
      aRate(20_000),
      aRate(23_000, { board: 'breakfast' }),
      aRate(24_000, { board: 'breakfast', refundable: false, penalties: [] }),
    ]);
    const events = await world.search(searchBody());
    const hotel = listOf(events).find(({ propertyId }) => propertyId === 'p1')!;
    expect(
      hotel.offers.map(({ board, cancellation, price }) => [
        board,
        cancellation.freeUntil !== null,
        price?.total.amount,
      ]),
    ).toEqual([
      ['room_only', false, 19_800],
      ['room_only', true, 20_900],
      ['breakfast', true, 25_300],
      ['half_board', false, 28_600],
    ]);
    expect(JSON.stringify(hotel)).not.toContain('offerId');
  });

  it('sends a property again only when an offer is cheaper, or on terms that it did not have', async () => {
    world.aurora.rates.set('a1', [aRate(20_000)]);
    world.meridian.rates.set('m1', [aRate(20_000)]);
    const same = offersOf(await world.search(searchBody())).filter((hotel) => hotel.propertyId === 'p1');
    expect(same).toHaveLength(1);
    world.meridian.rates.set('m1', [aRate(20_000), aRate(26_000, { board: 'half_board' })]);
    world.aurora.rates.set('a1', [aRate(20_000), aRate(25_000, { board: 'breakfast' })]);
    const more = offersOf(await world.search(searchBody())).filter((hotel) => hotel.propertyId === 'p1');
    expect(more).toHaveLength(2);
    expect(more[1]!.offers.map(({ board }) => board)).toEqual(['room_only', 'breakfast', 'half_board']);
  });

  it('sends the fast supplier’s offers while the slow one is still asked, and says so when it is done', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    world.aurora.next('search', async function* (usual) {
      await gate;
      yield* usual() as AsyncGenerator<never>;
    });
    const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/api/hotels/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(searchBody()),
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (what: string) => {
      while (!text.includes(what)) text += (await reader.read()).value ?? '';
    };
    await until('"type":"supplier"');
    const early = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as HotelSearchEvent);
    expect(early.map((event) => event.type)).toEqual(['started', 'offers', 'supplier']);
    expect(early[2]).toEqual({ type: 'supplier', supplier: 's2', status: 'done', count: 2 });
    open();
    await until('"type":"done"');
    await reader.cancel();
    const order = listOf(
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as HotelSearchEvent),
    );
    // What was there first keeps its place; what came later is behind it.
    expect(order.map((hotel) => hotel.propertyId)).toEqual(['p1', 'p3', 'p2']);
  });

  it('gives the others’ offers when a supplier fails, and names the one that failed', async () => {
    world.aurora.next('search', () => {
      throw new SupplierError('aurora', 'unavailable', 'down');
    });
    const events = await world.search(searchBody());
    expect(events).toContainEqual({ type: 'supplier', supplier: 's1', status: 'failed', count: 0 });
    expect(events).toContainEqual({ type: 'supplier', supplier: 's2', status: 'done', count: 2 });
    expect(listOf(events).map((hotel) => hotel.propertyId)).toEqual(['p1', 'p3']);
    expect(events.at(-1)).toEqual({ type: 'done', total: 2 });
  });

  it('says timeout when a supplier says so', async () => {
    world.meridian.next('search', () => {
      throw new SupplierError('meridian', 'timeout', 'slow');
    });
    const events = await world.search(searchBody());
    expect(events).toContainEqual({ type: 'supplier', supplier: 's2', status: 'timeout', count: 0 });
  });

  it('stops the suppliers when the caller goes away', async () => {
    const stopped = new Promise<void>((resolve) => {
      world.aurora.next('search', async function* (_usual, signal) {
        await new Promise((end) => signal!.addEventListener('abort', end, { once: true }));
        resolve();
        yield [];
      });
    });
    const address = world.app.listeningOrigin;
    const abort = new AbortController();
    const response = await fetch(`${address}/api/hotels/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(searchBody()),
      signal: abort.signal,
    });
    await response.body!.getReader().read();
    abort.abort();
    await stopped;
  });

  it('asks each supplier once for searches that are the same, and again after a failure', async () => {
    const body = searchBody();
    world.meridian.next('search', () => {
      throw new SupplierError('meridian', 'unavailable', 'down');
    });
    await Promise.all([
      world.search(body),
      world.search(body),
      world.search(body, { agency: 'nordlys', as: 'customer' }),
    ]);
    expect(world.aurora.count('search')).toBe(1);
    await world.search(body);
    expect(world.aurora.count('search')).toBe(1);
    expect(world.meridian.count('search')).toBe(2);
  });

  it('sends no price and no penalty amount to visitors where the agency hides prices (VIS-07)', async () => {
    const events = await world.search(searchBody(), { agency: 'nordlys' });
    expect(listOf(events)).toHaveLength(3);
    for (const hotel of offersOf(events)) {
      expect(hotel.offers.map(({ price }) => price)).toEqual(hotel.offers.map(() => null));
      expect(JSON.stringify(hotel.offers)).not.toMatch(/"steps"|"percent"/);
    }
    expect(JSON.stringify(offersOf(events))).not.toMatch(/"amount"/);
  });

  it('tells net, markup and supplier to agents, and neither net nor markup to restricted ones (AGENT-05, AGENT-06, AGENT-07, AGENT-08)', async () => {
    const [forAgent] = listOf(await world.search(searchBody(), { as: 'agent' }));
    expect(forAgent?.offers[0]?.price).toMatchObject({ net: { amount: 19_000 }, markup: { amount: 1_900 } });
    expect(forAgent?.offers[0]?.supplier).toBe('meridian');
    for (const as of ['restricted', 'customer']) {
      const [hotel] = listOf(await world.search(searchBody(), { as }));
      expect(hotel?.offers[0]?.price).toBeTruthy();
      expect(JSON.stringify(hotel)).not.toMatch(/"net"|"markup"|19000/);
    }
  });

  it('converts to the currency asked for', async () => {
    const [hotel] = listOf(await world.search(searchBody({ currency: 'EUR' })));
    expect(hotel?.offers[0]?.price?.total.currency).toBe('EUR');
    expect(hotel?.offers[0]?.price?.total.amount).not.toBe(20_900);
  });

  it('finds a place by text and refuses one that nobody knows', async () => {
    const { latitude: _, longitude: __, ...rest } = searchBody();
    const [started] = await world.search({ ...rest, destination: 'Lisbon' });
    expect(started).toMatchObject({ type: 'started', place: { name: 'Lisbon', type: 'city' } });
    for (const where of [{ destination: 'Nowhere 🙃' }, { placeId: 'zzz' }, { placeId: 'pl_AAAAAAAAAAAA' }]) {
      const { status, body } = await world.call('POST', '/api/hotels/search', {
        body: { ...rest, ...where },
      });
      expect([status, body.code]).toEqual([404, 'PLACE_NOT_FOUND']);
    }
    const danish = await world.call('POST', '/api/hotels/search', {
      body: { ...rest, destination: 'zzz' },
      language: 'da',
    });
    expect(danish.body.error).toBe('Dette sted blev ikke fundet. Vælg et af forslagene.');
    const nowhere = await world.call('POST', '/api/hotels/search', { body: rest });
    expect([nowhere.status, nowhere.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it.each([
    ['a past day', { checkIn: '2026-02-20', checkOut: '2026-02-22' }, 'STAY_IN_PAST', 'checkIn'],
    ['no night', { checkOut: '2026-04-10' }, 'STAY_INVALID', 'checkOut'],
    ['61 nights', { checkOut: '2026-06-10' }, 'STAY_INVALID', 'checkOut'],
    ['30 February', { checkIn: '2026-02-30' }, 'VALIDATION_FAILED', 'checkIn'],
    ['nine in a room', { occupancy: [{ adults: 8, childAges: [1] }] }, 'OCCUPANCY_INVALID', 'occupancy'],
    ['no adult', { occupancy: [{ adults: 0, childAges: [] }] }, 'VALIDATION_FAILED', 'occupancy.0.adults'],
    ['an unknown currency', { currency: 'XXQ' }, 'VALIDATION_FAILED', 'currency'],
    ['10 kB of destination', { destination: 'x'.repeat(10_000) }, 'VALIDATION_FAILED', 'destination'],
  ])('refuses %s before it streams', async (_what, more, code, field) => {
    const { status, body } = await world.call('POST', '/api/hotels/search', { body: searchBody(more) });
    expect(status).toBe(400);
    expect(body.code).toBe(code);
    expect(Object.keys(body.fields ?? {})).toContain(field);
  });

  it('sells nine rooms for thirty-one nights', async () => {
    const occupancy = Array.from({ length: 9 }, () => ({ adults: 1, childAges: [] }));
    const events = await world.search(searchBody({ checkOut: '2026-05-11', occupancy }));
    expect(events[0]).toMatchObject({ type: 'started', nights: 31 });
  });
});

describe('a property', () => {
  const details = (more: object = {}, options: { as?: string; agency?: string } = {}) => {
    const { latitude: _, longitude: __, ...stay } = searchBody();
    return world.call<{ data: HotelDetails }>('POST', '/api/hotels/details', {
      body: { ...stay, propertyId: 'p1', ...more },
      ...options,
    });
  };
  it('has the rooms and rates of both suppliers, cheapest first; agents see whose they are', async () => {
    const { body } = await details({}, { as: 'agent' });
    expect(body.data.rooms).toHaveLength(1);
    const offers = body.data.rooms[0]!.offers;
    expect(offers.map((offer) => [offer.supplier, offer.board])).toEqual([
      ['meridian', 'room_only'],
      ['aurora', 'room_only'],
      ['aurora', 'breakfast'],
      ['meridian', 'half_board'],
    ]);
    expect(body.data).toMatchObject({ partial: false, checkInFrom: '15:00', timeZone: 'Europe/Lisbon' });
    expect(body.data.gallery).toHaveLength(2);
  });
  it('spares travellers the dearer twin and the supplier’s name', async () => {
    const { body } = await details();
    const offers = body.data.rooms[0]!.offers;
    expect(offers.map((offer) => offer.board)).toEqual(['room_only', 'breakfast', 'half_board']);
    expect(JSON.stringify(body)).not.toMatch(/"supplier"/);
  });
  it('is partial when one supplier is down, and unavailable when all are', async () => {
    const down = (name: string) => () => {
      throw new SupplierError(name, 'unavailable', 'down');
    };
    world.aurora.next('details', down('aurora'));
    const { body } = await details();
    expect(body.data.partial).toBe(true);
    expect(body.data.rooms[0]!.offers).toHaveLength(2);
    world.aurora.next('details', down('aurora'));
    world.meridian.next('details', down('meridian'));
    expect((await details()).body.code).toBe('SUPPLIER_UNAVAILABLE');
  });
  it('is not found under an unknown id', async () => {
    const { status, body } = await details({ propertyId: '__proto__' });
    expect([status, body.code]).toEqual([404, 'PROPERTY_NOT_FOUND']);
  });
  it('shows a sold-out house without offers', async () => {
    world.aurora.rates.delete('a2');
    const { body } = await details({ propertyId: 'p2' });
    expect(body.data.rooms.flatMap((room) => room.offers)).toEqual([]);
  });
});
