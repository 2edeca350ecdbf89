import type { BookingDocument } from '@portolan/contract';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BookingRow } from '../booking/tables.ts';
import { readPdf } from './read-pdf.ts';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { createWorld, aRate, type World } from '../testing/test-world.ts';

let world: World;
const desk = createBookingDesk(() => world);
let start: number;
beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'documents');
  start = world.now;
});
afterEach(async () => {
  await desk.clear();
  world.reset();
  world.now = start;
});
afterAll(() => world?.close());

type Options = {
  as?: string;
  query?: Record<string, string>;
  agency?: string;
  headers?: Record<string, string>;
};
const ask = (path: string, { as, query, agency = 'harbour', headers }: Options = {}) =>
  world.app.inject({
    method: 'GET',
    url: `/api/bookings/${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`,
    headers: { host: `${agency}.localhost`, ...(as ? { 'x-access-token': as } : {}), ...headers },
  });
const list = async (reference: string, options: Options) =>
  (await ask(`${reference}/documents`, options)).json<{ data: BookingDocument[] }>().data;
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;
const numbers = async () =>
  (
    await world.sql<{ kind: string; number: number }>(
      'select kind, number from documents order by kind, number',
    )
  ).map(({ kind, number }) => `${kind} ${number}`);
async function aCancelledBooking(who = { as: 'customer' }) {
  const { reference } = await desk.booked(who);
  const { body } = await desk.quoteCancel(reference, who);
  await desk.cancel(reference, body.data.cancelQuoteId, who);
  await world.work();
  return reference;
}

describe('the list of documents', () => {
  it('has voucher and invoice once it is booked, and credit note instead of voucher once it is cancelled', async () => {
    const { reference } = await desk.booked({ as: 'customer' });
    const documents = await list(reference, { as: 'customer' });
    expect(documents.map(({ kind, number, fileName }) => [kind, number, fileName])).toEqual([
      ['voucher', null, `voucher-${reference}.pdf`],
      ['invoice', 'INV-000001', 'invoice-INV-000001.pdf'],
    ]);
    const gone = await aCancelledBooking();
    expect((await list(gone, { as: 'customer' })).map(({ kind, number }) => [kind, number])).toEqual([
      ['invoice', 'INV-000002'],
      ['credit-note', 'CN-000001'],
    ]);
    expect(codeOf(await ask(`${gone}/documents/voucher`, { as: 'customer' }))).toBe('DOCUMENT_NOT_READY');
  });

  it('is empty while the property has not answered, and asking for one says so', async () => {
    world.meridian.next('book', () => ({ status: 'pending', supplierReference: 'm-1' }));
    const { reference } = await desk.booked({ as: 'customer' });
    expect(await list(reference, { as: 'customer' })).toEqual([]);
    for (const kind of ['voucher', 'invoice', 'credit-note']) {
      const answer = await ask(`${reference}/documents/${kind}`, { as: 'customer' });
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'DOCUMENT_NOT_READY']);
    }
    expect(await numbers()).toEqual([]);
  });

  it('gives addresses that open one document without any header, for a day, and nothing else', async () => {
    const { reference } = await desk.booked({ as: 'customer' });
    const [voucher] = await list(reference, { as: 'customer', query: { language: 'ar' } });
    const url = new URL(voucher!.url);
    expect(url.origin).toBe('http://harbour.localhost:4000');
    const open = (path: string, agency = 'harbour') =>
      world.app.inject({ method: 'GET', url: path, headers: { host: `${agency}.localhost` } });
    const answer = await open(url.pathname + url.search);
    expect([answer.statusCode, answer.headers['content-language']]).toEqual([200, 'ar']);
    expect((await open(url.pathname.replace('voucher', 'invoice') + url.search)).statusCode).toBe(404);
    expect((await open(url.pathname + url.search, 'nordlys')).statusCode).toBe(404);
    expect((await open(`/api/bookings/${reference}${url.search}`)).statusCode).toBe(404);
    const forged = new URL(url);
    forged.searchParams.set('link', url.searchParams.get('link')!.replace(/^\d+/, String(2_000_000_000)));
    expect((await open(forged.pathname + forged.search)).statusCode).toBe(404);
    world.now += 24 * 3_600_000;
    expect((await open(url.pathname + url.search)).statusCode).toBe(404);
  });
});

describe('a document', () => {
  it('goes to its owner, the staff and the holder of the token; to everybody else there is no booking', async () => {
    const { body } = await desk.book(desk.requestFor(await desk.aQuote({ as: 'customer' })), {
      as: 'customer',
    });
    const { reference, accessToken } = body.data;
    const path = `${reference}/documents/invoice`;
    for (const options of [
      { as: 'customer' },
      { as: 'agent' },
      { as: 'restricted' },
      { query: { token: accessToken! } },
    ]) {
      const answer = await ask(path, options);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toBe('inline; filename="invoice-INV-000001.pdf"');
      expect(answer.headers['cache-control']).toBe('private, no-cache');
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    for (const options of [
      {},
      { as: 'other' },
      { query: { token: `${accessToken}x` } },
      { as: 'agent', agency: 'nordlys' },
    ])
      for (const place of [path, `${reference}/documents`]) {
        const answer = await ask(place, options);
        expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'BOOKING_NOT_FOUND']);
      }
    expect((await ask(`${reference}/documents/passport`, { as: 'customer' })).statusCode).toBe(400);
  });

  it('is the same for everybody, and no net amount is in it, for staff neither', async () => {
    world.meridian.rates.set('m1', [aRate(91_337, { taxes: [] })]);
    world.aurora.rates.delete('a1');
    const { body } = await desk.book(desk.requestFor(await desk.aQuote({ as: 'customer' })), {
      as: 'customer',
    });
    const { reference, price } = body.data;
    for (const kind of ['voucher', 'invoice']) {
      const [forStaff, forOwner] = await Promise.all(
        ['agent', 'customer'].map((as) => ask(`${reference}/documents/${kind}`, { as })),
      );
      expect(forStaff!.rawPayload.equals(forOwner!.rawPayload)).toBe(true);
      expect((await readPdf(forStaff!.rawPayload)).text).not.toMatch(/913[.,]?37/);
    }
    const { text } = await readPdf((await ask(`${reference}/documents/invoice`, { as: 'agent' })).rawPayload);
    expect(price.total.amount).toBe(100_471);
    expect(text).toContain('1,004.71');
    expect(world.logs.join('')).not.toContain('Lovelace');
  });

  it('speaks the language of the address, else of the browser, else of the booking', async () => {
    const { body } = await world.call<{ data: { reference: string } }>('POST', '/api/bookings', {
      key: desk.newKey(),
      body: desk.requestFor(await desk.aQuote({ as: 'customer' })),
      as: 'customer',
      language: 'sv',
    });
    const path = `${body.data.reference}/documents/voucher`;
    const spoken = async (options: Options) =>
      (await ask(path, { as: 'customer', ...options })).headers['content-language'];
    expect(await spoken({})).toBe('sv');
    expect(await spoken({ headers: { 'accept-language': 'fr-CA,fr;q=0.9' } })).toBe('fr');
    expect(await spoken({ headers: { 'accept-language': 'fr' }, query: { language: 'ar' } })).toBe('ar');
    expect(await spoken({ query: { language: 'tlh' } })).toBe('sv');
  });

  it('is not sent again to a browser that has it', async () => {
    const { reference } = await desk.booked({ as: 'customer' });
    const path = `${reference}/documents/voucher`;
    const { headers } = await ask(path, { as: 'customer' });
    const again = await ask(path, { as: 'customer', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('keeps the name under which it was issued, whatever the agency is called later', async () => {
    const { reference } = await desk.booked({ as: 'customer' });
    const path = `${reference}/documents/invoice`;
    const before = await ask(path, { as: 'customer' });
    await world.sql(`update agencies set name = 'Another Name' where agency_id = 'harbour'`);
    try {
      await world.restart();
      expect((await ask(path, { as: 'customer' })).rawPayload.equals(before.rawPayload)).toBe(true);
      const voucher = await ask(`${reference}/documents/voucher`, { as: 'customer' });
      expect((await readPdf(voucher.rawPayload)).text).toContain('Another Name');
    } finally {
      await world.sql(`update agencies set name = 'Harbour & Pine Travel' where agency_id = 'harbour'`);
      await world.restart();
    }
  });
});

describe('numbers of invoices', () => {
  it('are consecutive without gaps, each booking has one, however many ask at the same time', async () => {
    const references: string[] = [];
    for (let i = 0; i < 6; i++) references.push((await desk.booked({ as: 'customer' })).reference);
    const answers = await Promise.all(
      references.flatMap((reference) => [1, 2, 3, 4].map(() => list(reference, { as: 'customer' }))),
    );
    expect(
      new Set(answers.map((documents) => documents.find(({ kind }) => kind === 'invoice')!.number)).size,
    ).toBe(6);
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `invoice ${number}`));
  });

  it('begin at 1 for each agency', async () => {
    await desk.booked({ as: 'customer' }).then(({ reference }) => list(reference, { as: 'customer' }));
    const who = { as: 'customer', agency: 'nordlys' };
    const { reference } = await desk.booked(who);
    expect((await list(reference, who)).map(({ number }) => number)).toEqual([null, 'INV-000001']);
  });

  it('cannot be changed, deleted, skipped or counted back, by nobody', async () => {
    const { reference } = await desk.booked({ as: 'customer' });
    await list(reference, { as: 'customer' });
    const tries = [
      'update documents set amount = 1',
      'delete from documents',
      'update document_series set last = last + 2',
      'update document_series set last = last - 1',
      'delete from document_series',
      `insert into documents select agency_id, booking_id, 'credit-note', 2, currency, amount, issuer, issued_at from documents`,
      `insert into document_series select agency_id, 'credit-note', 7 from document_series`,
    ];
    for (const statement of tries) await expect(world.sql(statement), statement).rejects.toThrow();
    expect(await numbers()).toEqual(['invoice 1']);
  });

  it('go back to the series when what took them fails', async () => {
    const { reference } = await desk.booked({ as: 'customer' });
    const [{ agency_id, booking_id }] = (await desk.bookings()) as [BookingRow];
    await expect(
      world.context.database.withAgency(agency_id, async (tx) => {
        await tx.query(`insert into document_series values ($1, 'invoice', 1)`, [agency_id]);
        await tx.query(`insert into documents values ($1, $2, 'invoice', 1, 'USD', 100, '{}', now())`, [
          agency_id,
          booking_id,
        ]);
        throw new Error('the process dies');
      }),
    ).rejects.toThrow('the process dies');
    expect((await list(reference, { as: 'customer' })).map(({ number }) => number)).toEqual([
      null,
      'INV-000001',
    ]);
  });
});
