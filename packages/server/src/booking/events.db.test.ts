import { request as httpRequest, type IncomingMessage } from 'node:http';
import { BookingEvent, BookingSummary } from '@portolan/contract';
import { SupplierError } from '@portolan/suppliers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { createWorld, type World } from '../testing/test-world.ts';

let world: World;
let port: number;
const desk = createBookingDesk(() => world);
const { aQuote, requestFor, book, booked, quoteCancel, cancel, bookings } = desk;
const minute = 60_000;
const open: { destroy(): void }[] = [];

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'events');
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const address = world.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => world?.close());
beforeEach(() => {
  world.reset();
  world.now = Date.UTC(2026, 2, 1, 12);
});
afterEach(async () => {
  for (const stream of open.splice(0)) stream.destroy();
  await desk.clear();
});

interface Stream {
  status: number;
  type: string;
  /** Events so far; grows. */
  events: BookingEvent[];
  /** Resolves when an event that fits has come. */
  until(fits: (event: BookingEvent) => boolean): Promise<BookingEvent>;
  closed: Promise<void>;
}

function listen(
  reference: string,
  options: { token?: string; as?: string; lastId?: number; agency?: string } = {},
) {
  return new Promise<Stream>((resolve, reject) => {
    const query = options.token === undefined ? '' : `?token=${options.token}`;
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path: `/api/bookings/${reference}/events${query}`,
        headers: {
          host: `${options.agency ?? 'harbour'}.localhost`,
          accept: 'text/event-stream',
          ...(options.as ? { 'x-access-token': options.as } : {}),
          ...(options.lastId === undefined ? {} : { 'last-event-id': String(options.lastId) }),
        },
      },
      (response: IncomingMessage) => {
        const events: BookingEvent[] = [];
        const waiting = new Set<() => void>();
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          const blocks = text.split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks) {
            const id = /^id: (.*)$/m.exec(block)?.[1];
            const data = /^data: (.*)$/m.exec(block)?.[1];
            if (!data) continue;
            const event = BookingEvent.parse(JSON.parse(data));
            expect(id).toBe(String(event.seq));
            events.push(event);
          }
          for (const wake of waiting) wake();
        });
        resolve({
          status: response.statusCode ?? 0,
          type: String(response.headers['content-type']),
          events,
          closed: new Promise((end) => response.on('close', () => end())),
          until: (fits) =>
            new Promise((done) => {
              const look = () => {
                const found = events.find(fits);
                if (!found) return;
                waiting.delete(look);
                done(found);
              };
              waiting.add(look);
              look();
            }),
        });
      },
    );
    open.push(request);
    request.on('error', reject);
    request.end();
  });
}

describe('what happened to a booking', () => {
  it('is a list for those who may see the booking; why, for its agency only', async () => {
    const { reference, accessToken: token = '' } = await booked({ as: 'customer' });
    const list = (options: { token?: string; as?: string; agency?: string; after?: number }) => {
      const query = new URLSearchParams({
        ...(options.token === undefined ? {} : { token: options.token }),
        ...(options.after === undefined ? {} : { after: String(options.after) }),
      });
      return world.call<{ data: BookingEvent[] }>(
        'GET',
        `/api/bookings/${reference}/events?${query}`,
        options,
      );
    };
    const { status, body } = await list({ token });
    expect(status).toBe(200);
    expect(body.data.map(({ track, to }) => `${track} ${to}`)).toEqual([
      'booking revalidated', 'payment authorised', 'booking submitting', 'booking confirmed', 'payment captured', 'booking documented',
    ]); // prettier-ignore
    expect(body.data.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(JSON.stringify(body)).not.toContain('reason');
    expect((await list({ as: 'agent' })).body.data[3]!.reason).toBe('supplier_confirmed');
    expect((await list({ token, after: 4 })).body.data.map(({ seq }) => seq)).toEqual([5, 6]);
    for (const who of [{}, { as: 'other' }, { token: 'x' }, { agency: 'nordlys', as: 'agent' }])
      expect((await list(who)).body.code).toBe('BOOKING_NOT_FOUND');
  });

  it('streams as it happens: a waiting traveller hears of a late confirmation and of a cancellation', async () => {
    world.meridian.next('book', () => {
      throw new SupplierError('meridian', 'timeout', 'no answer');
    });
    const { reference, accessToken: token = '' } = (await book(requestFor(await aQuote()))).body.data;
    const stream = await listen(reference, { token });
    expect([stream.status, stream.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    await stream.until(({ to }) => to === 'unknown');
    const [row] = await bookings();
    world.meridian.booked.set(row!.booking_id, { supplierReference: 'late' });
    await world.pass(minute);
    const last = await stream.until(({ to }) => to === 'documented');
    const { cancelQuoteId } = (await quoteCancel(reference, { token })).body.data;
    await cancel(reference, cancelQuoteId, { token });
    await stream.until(({ to }) => to === 'refunded');
    expect(stream.events.map(({ seq }) => seq)).toEqual(stream.events.map((_, at) => at + 1));

    // After a broken connection it goes on behind what was heard last.
    const resumed = await listen(reference, { token, lastId: last.seq });
    await resumed.until(({ to }) => to === 'refunded');
    expect(resumed.events[0]!.seq).toBe(last.seq + 1);
    expect(resumed.events[0]!.to).toBe('cancel_quoted');
  });

  it('hears what another server did', async () => {
    world.meridian.next('book', () => ({ status: 'pending', supplierReference: 'later' }));
    const { reference, accessToken: token = '' } = (await book(requestFor(await aQuote()))).body.data;
    const stream = await listen(reference, { token });
    await stream.until(({ to }) => to === 'pending');
    const [row] = await bookings();
    world.meridian.booked.set(row!.booking_id, { supplierReference: 'later' });
    const other = await world.another();
    world.now += minute;
    await other.jobs.drain();
    await stream.until(({ to }) => to === 'documented');
    await other.close();
  });

  it('is 404 for everybody else, also as a stream', async () => {
    const { reference } = await booked({ as: 'customer' });
    for (const who of [{}, { as: 'other' }, { token: 'x' }, { agency: 'nordlys', as: 'agent' }])
      expect((await listen(reference, who)).status).toBe(404);
    expect((await listen(reference, { as: 'customer' })).status).toBe(200);
  });

  it('keeps at most twenty streams of one booking open', async () => {
    const { reference, accessToken: token = '' } = await booked();
    for (let i = 0; i < 20; i++) expect((await listen(reference, { token })).status).toBe(200);
    expect((await listen(reference, { token })).status).toBe(429);
  });
});

describe('the list of bookings', () => {
  type List = { data: BookingSummary[]; next: string | null };
  const list = async (query = '', who: { as?: string; agency?: string } = { as: 'customer' }) =>
    world.call<List>('GET', `/api/bookings${query}`, who);

  it('is for whoever is logged in: a traveller’s own, an agency’s for its staff, net prices by role', async () => {
    const own = await booked({ as: 'customer' });
    const other = await booked({ as: 'other' });
    await booked({ agency: 'nordlys', as: 'customer' });
    const nobody = await list('', {});
    expect([nobody.status, nobody.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    const mine = await list();
    expect(mine.status).toBe(200);
    expect(mine.body.data.map(({ reference }) => reference)).toEqual([own.reference]);
    expect(BookingSummary.parse(mine.body.data[0])).toEqual(mine.body.data[0]);
    expect(mine.body.data[0]).toMatchObject({
      lead: 'Ada Lovelace',
      item: { service: 'hotels', starts: { local: '2026-04-10T15:00' } },
      status: 'documented',
      paymentStatus: 'captured',
    });
    expect(JSON.stringify(mine.body)).not.toMatch(/"net"|19000/);
    const all = await list('', { as: 'agent' });
    expect(new Set(all.body.data.map(({ reference }) => reference))).toEqual(
      new Set([own.reference, other.reference]),
    );
    expect(all.body.data[0]!.price.net).toEqual({ amount: 19_000, currency: 'USD' });
    expect(JSON.stringify((await list('', { as: 'restricted' })).body)).not.toMatch(/"net"|19000/);
  });

  it('comes in pages, newest first, without gap or repetition', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      made.unshift((await booked({ as: 'customer' })).reference);
      // Two in the same millisecond are told apart, too.
      if (i !== 2) world.now += 1_000;
    }
    const seen: string[] = [];
    let query = '?limit=2';
    for (let page = 0; page < 3; page++) {
      const { body } = await list(query);
      seen.push(...body.data.map(({ reference }) => reference));
      expect(body.next === null).toBe(page === 2);
      query = `?limit=2&cursor=${body.next}`;
    }
    expect(new Set(seen)).toEqual(new Set(made));
    expect(seen).toHaveLength(5);
    expect([seen[0], seen[4]]).toEqual([made[0], made[4]]);
  });

  it('is narrowed by group, status and check-in; attempts that were never submitted are not in it', async () => {
    const kept = await booked({ as: 'customer' });
    const gone = await booked({ as: 'customer' });
    const { cancelQuoteId } = (await quoteCancel(gone.reference, { as: 'customer' })).body.data;
    await cancel(gone.reference, cancelQuoteId, { as: 'customer' });
    const declined = world.gateway.token('4000000000000002');
    await book(
      requestFor(await aQuote({ as: 'customer' }), { payment: { method: 'card', token: declined } }),
      {
        as: 'customer',
      },
    );
    const names = async (query: string) => (await list(query)).body.data.map(({ reference }) => reference);
    expect(await names('')).toHaveLength(2);
    expect(await names('?group=upcoming')).toEqual([kept.reference]);
    expect(await names('?group=cancelled')).toEqual([gone.reference]);
    expect(await names('?group=open')).toEqual([]);
    expect(await names('?group=past')).toEqual([]);
    expect(await names('?status=cancelled')).toEqual([gone.reference]);
    expect(await names('?status=revalidated')).toHaveLength(1);
    expect(await names('?from=2026-04-10&to=2026-04-10&status=documented')).toEqual([kept.reference]);
    expect(await names('?from=2026-04-11')).toEqual([]);
    // By part of the reference, of the leading guest's name or of the property's; a wildcard of the database is a sign like any other.
    const [line] = (await list('?group=upcoming')).body.data;
    const words = (search: string) => names(`?group=upcoming&search=${encodeURIComponent(search)}`);
    const { contact } = requestFor(await aQuote({ as: 'customer' }));
    expect(await words(contact.email.toUpperCase())).toEqual([kept.reference]);
    expect(await words(`${contact.email}'--`)).toEqual([]);
    for (const search of [kept.reference.slice(2).toLowerCase(), line!.lead, ` ${line!.item.title.slice(1)}`])
      expect(await words(search), search).toEqual([kept.reference]);
    for (const search of ['%', '_', '\\', `${line!.lead}x`]) expect(await words(search), search).toEqual([]);
    world.now = Date.UTC(2026, 4, 1);
    expect(await names('?group=past')).toEqual([kept.reference]);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=two', 'limit'],
    ['group=all', 'group'],
    ['status=lost', 'status'],
    ['from=2026-02-30', 'from'],
    ['cursor=bm90IG91cnM', 'cursor'],
    ['cursor=W10', 'cursor'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'VALIDATION_FAILED', [field]]);
  });
});
