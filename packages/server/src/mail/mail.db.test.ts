import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { SupplierError } from '@portolan/suppliers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { MailRow } from './tables.ts';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { aRate, createWorld, type World } from '../testing/test-world.ts';
import { readPdf } from '../documents/read-pdf.ts';
import { toInstant } from '../platform/clock.ts';
import { createMail } from './send-mail.ts';

let world: World;
const desk = createBookingDesk(() => world);
let start: number;
beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'mail');
  start = world.now;
  await world.sql(`update agencies set settings = settings || '{"contactEmailId": "help@harbour.example"}'`);
});
beforeEach(() => useMail());
afterEach(async () => {
  await world.sql('delete from mails');
  await desk.clear();
  world.reset();
  world.now = start;
});
afterAll(() => world?.close());

function useMail(config: object = {}): void {
  Object.assign(world.context, {
    deliver: createMail({ ...world.context, config: { ...world.context.config, ...config } }),
  });
}
const mails = () => world.sql<MailRow>('select * from mails order by created_at, kind');
const kinds = async () => (await mails()).map(({ kind }) => kind);
const page = (url: string) =>
  world.app.inject({ method: 'GET', url, headers: { host: 'harbour.localhost' } });

it('writes one mail for a booking, in the language it was made in, whose link opens it', async () => {
  const request = desk.requestFor(await desk.aQuote());
  const { body } = await world.call<{ data: { reference: string } }>('POST', '/api/bookings', {
    key: desk.newKey(),
    body: request,
    language: 'de',
  });
  const { reference } = body.data;
  await world.work();
  expect(await kinds()).toEqual(['confirmed']);
  const [{ preview, sent_at, language }] = (await mails()) as [MailRow];
  expect([language, preview!.to, sent_at !== null]).toEqual(['de', 'ada@example.test', true]);
  expect(preview!.subject).toContain('Ihre Buchung ist bestätigt');
  expect(preview!.text).toContain('Rua 1, Lisbon, Lisboa, Portugal');
  expect(preview!.text).toContain('lng=de');
  const link = new URL(/https?:\S+\/booking\/\S+/.exec(preview!.text)![0]);
  expect(link.origin + link.pathname).toBe(`http://harbour.localhost:4000/booking/${reference}`);
  const token = link.searchParams.get('token')!;
  expect((await desk.get(reference, { token })).status).toBe(200);
  expect((await desk.get(reference, { token: `${token}x` })).status).toBe(404);
});

it('writes no second mail when the outbox tells it again, in any order', async () => {
  await desk.booked();
  await world.work();
  const before = await mails();
  await world.sql('update outbox set sent_at = null, claimed_until = null');
  await world.work();
  await world.sql(
    `insert into outbox (agency_id, outbox_id, topic, payload, created_at)
     select agency_id, 'o_again', topic, payload, created_at from outbox where topic = 'booking.documented'`,
  );
  await world.work();
  expect(await mails()).toEqual(before);
});

it('waits with the confirmation until the hotel has confirmed, and says when it did not', async () => {
  for (const outcome of ['confirmed', 'rejected'] as const) {
    world.meridian.next('book', () => ({ status: 'pending', supplierReference: 'M-1' }));
    world.meridian.next('retrieve', () => ({ status: 'pending', supplierReference: 'M-1' }));
    world.meridian.next('retrieve', () =>
      outcome === 'confirmed'
        ? { status: 'confirmed', supplierReference: 'M-1' }
        : { status: 'rejected', reason: 'rejected_by_property' },
    );
    await desk.booked();
    await world.work();
    expect(await mails()).toEqual([]);
    await world.pass(3 * 60_000, 10_000);
    expect(await kinds()).toEqual([outcome]);
    await world.sql('delete from mails');
    await desk.clear();
    world.reset();
  }
});

it('says once that we are asking, when the hotel takes its time, and then what came of it', async () => {
  world.meridian.next('book', () => {
    throw new SupplierError('meridian', 'timeout', 'no answer');
  });
  for (let i = 0; i < 4; i++)
    world.meridian.next('retrieve', () => ({ status: 'pending', supplierReference: 'M-1' }));
  await desk.booked();
  await world.pass(50_000, 10_000);
  expect(await kinds()).toEqual([]);
  await world.pass(20_000, 10_000);
  expect(await kinds()).toEqual(['verifying']);
  const [{ preview, sent_at }] = (await mails()) as [MailRow];
  expect(sent_at).not.toBeNull();
  expect([preview!.subject, preview!.calendar]).toEqual([expect.stringContaining('We are verifying'), null]);
  expect(preview!.text).not.toContain('Paid:');
  await world.pass(10 * 60_000, 30_000);
  expect(await kinds()).toContain('verifying');
  expect(await world.sql('select 1 from outbox where sent_at is null')).toEqual([]);
});

it('tells of a payment that was left unfinished, unless the place was booked in another way since', async () => {
  const challenged = async () => {
    const token = world.gateway.token('4000002500003155');
    const request = desk.requestFor(await desk.aQuote(), { payment: { method: 'card', token } });
    expect((await desk.book(request)).status).toBe(202);
  };
  await challenged();
  await world.pass(30 * 60_000, 60_000);
  expect(await kinds()).toEqual(['abandoned']);
  const [{ preview, documents }] = (await mails()) as [MailRow];
  expect(preview!.text).toContain('nothing is booked and nothing is charged');
  expect(documents).toEqual([]);
  await world.sql('delete from mails');
  await challenged();
  await desk.booked();
  await world.pass(30 * 60_000, 60_000);
  expect(await kinds()).toEqual(['confirmed']);
});

it('tells of a refund that took its time, and of one that came at once with the cancellation only', async () => {
  const cancelled = async () => {
    const { reference } = await desk.booked({ as: 'customer' });
    const quote = (await desk.quoteCancel(reference, { as: 'customer' })).body.data;
    await desk.cancel(reference, quote.cancelQuoteId, { as: 'customer' });
    await world.work();
  };
  await cancelled();
  await world.pass(30 * 60_000, 60_000);
  expect(await kinds()).toEqual(['cancelled']);
  const [{ agency_id, created_at }] = (await world.sql<{ agency_id: string; created_at: string }>(
    `select agency_id, created_at from outbox where topic = 'payment.refunded'`,
  )) as [{ agency_id: string; created_at: string }];
  // The same news, an hour later than it was.
  await world.sql(
    `insert into outbox (agency_id, outbox_id, topic, payload, created_at)
     select agency_id, 'o_late', topic, payload, created_at::timestamptz + interval '1 hour' from outbox
      where agency_id = $1 and topic = 'payment.refunded'`,
    [agency_id],
  );
  await world.work();
  expect(created_at).toBeTruthy();
  const late = (await mails()).find(({ kind }) => kind === 'refunded');
  expect(late!.preview!.text).toContain('Refund: $209.00');
  expect(late!.documents).toEqual(['credit-note']);
});

it('writes nothing for a refusal that the traveller saw at once', async () => {
  world.meridian.next('book', () => {
    throw new SupplierError('meridian', 'rejected', 'gone');
  });
  await desk.book(desk.requestFor(await desk.aQuote()));
  await world.pass(3 * 60_000, 30_000);
  expect(await mails()).toEqual([]);
});

it('tells of a cancellation and its refund, and takes the calendar entry back', async () => {
  const { reference } = await desk.booked({ as: 'customer' });
  await world.work();
  const quote = (await desk.quoteCancel(reference, { as: 'customer' })).body.data;
  await desk.cancel(reference, quote.cancelQuoteId, { as: 'customer' });
  await world.pass(60_000);
  expect(await kinds()).toEqual(['confirmed', 'cancelled']);
  const [confirmed, cancelled] = (await mails()).map(({ preview }) => preview!);
  expect(cancelled!.text).toContain('Refund: $209.00');
  const uid = (text: string) => /^UID:.*$/m.exec(text)![0];
  expect(uid(cancelled!.calendar!)).toBe(uid(confirmed!.calendar!));
  expect(cancelled!.calendar).toContain('METHOD:CANCEL');
});

it('says that the supplier has cancelled, what goes back to card and credit, and where to search again', async () => {
  const as = 'customer';
  await desk.grant('u-customer', 12_500);
  const payment = { method: 'card', token: world.gateway.token(), walletAmount: 12_500 };
  const request = desk.requestFor(await desk.aVoyageQuote({ as }), { travellers: desk.onBoard, payment });
  const { reference } = (await desk.book(request, { as })).body.data;
  await world.work();
  world.now += 3_600_000;
  for (const [key, one] of world.halyard.booked) {
    Object.assign(one, { status: 'cancelled', cancelledBy: 'supplier' });
    const at = toInstant(world.now);
    world.halyard.news.push({
      reference: key,
      changeId: 'N',
      at,
      kind: 'cancelled',
      answerBy: null,
      facts: {},
    });
  }
  await world.context.booking.readNews();
  await world.work();
  await world.pass(60_000);
  expect(await kinds()).toEqual(['confirmed', 'cancelled']);
  const { subject, text, html } = (await mails())[1]!.preview!;
  expect(subject).toBe(`Cancelled by the provider: Aurelia (${reference})`);
  expect(text).toContain('the provider of Aurelia has cancelled your booking. You get back everything');
  expect(text).toContain('Refund: $1,199.00');
  expect(text).toContain(
    '$1,074.00 of the refund goes back to the card that you paid with, $125.00 to your credit.',
  );
  const again = 'http://harbour.localhost:4000/booknow/cruise?lng=en';
  expect(text).toContain(`Search again:\n${again}`);
  expect(html).toContain(`href="${again}"`);
});

it('says what credit paid of it, and that the card is given back before it', async () => {
  const as = 'customer';
  await desk.grant('u-customer', 12_500);
  world.meridian.rates.set('m1', [
    aRate(19_000, { penalties: [{ from: toInstant(world.now - 60_000), percent: 50 }] }),
  ]);
  const payment = { method: 'card', token: world.gateway.token(), walletAmount: 12_500 };
  const { reference } = (await desk.book(desk.requestFor(await desk.aQuote({ as }), { payment }), { as }))
    .body.data;
  await world.work();
  world.meridian.next('cancelQuote', () => ({
    penalty: { amount: 9_500, currency: 'USD' },
    expiresAt: toInstant(world.now + 3_600_000),
  }));
  const quote = (await desk.quoteCancel(reference, { as })).body.data;
  await desk.cancel(reference, quote.cancelQuoteId, { as });
  await world.pass(60_000);
  expect(await kinds()).toEqual(['confirmed', 'cancelled']);
  const [confirmed, cancelled] = (await mails()).map(({ preview }) => preview!.text);
  expect(confirmed).toContain('$125.00 from your credit, $84.00 by card');
  expect(cancelled).toContain('Refund: $104.50');
  expect(cancelled).toContain(
    '$84.00 of the refund goes back to the card that you paid with, $20.50 to your',
  );
});

it('confirms nothing that was cancelled before the mail could go', async () => {
  const { reference } = await desk.booked({ as: 'customer' });
  const quote = (await desk.quoteCancel(reference, { as: 'customer' })).body.data;
  await desk.cancel(reference, quote.cancelQuoteId, { as: 'customer' });
  await world.pass(60_000);
  expect(await kinds()).toEqual(['cancelled']);
  expect(await world.sql('select 1 from outbox where sent_at is null')).toEqual([]);
});

it('never says what we owe the hotel, whoever booked', async () => {
  for (const as of [undefined, 'customer', 'agent']) {
    await desk.booked(as ? { as } : {});
    await world.work();
  }
  const all = JSON.stringify(await mails());
  expect(await kinds()).toEqual(['confirmed', 'confirmed', 'confirmed']);
  expect(all).toContain('209.00');
  expect(all).not.toMatch(/190\.00|19[,.]?000|19\.00|portolan/i);
});

describe('the preview mailbox', () => {
  it('lists mails newest first and shows each without scripts, as text and as a calendar file', async () => {
    expect((await page('/dev/mail')).body).toContain('No mail yet');
    await desk.booked();
    await world.work();
    const [mail] = await mails();
    const at = `/dev/mail/harbour/${mail!.mail_id}`;
    expect((await page('/dev/mail')).body).toContain(at);
    expect((await page(at)).body).toContain(`${at}/files/invoice.pdf`);
    const invoice = await page(`${at}/files/invoice.pdf`);
    expect([invoice.statusCode, invoice.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await page(`${at}/files/credit-note.pdf`)).statusCode).toBe(404);
    const one = await page(at);
    expect(one.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(one.headers['content-security-policy']).toContain("default-src 'none'");
    const html = await page(`${at}/html`);
    expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect(html.body).toBe(mail!.preview!.html);
    expect((await page(`${at}/text`)).body).toBe(mail!.preview!.text);
    const calendar = await page(`${at}/stay.ics`);
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body).toBe(mail!.preview!.calendar);
    for (const path of ['/dev/mail/nordlys/' + mail!.mail_id, '/dev/mail/harbour/none/html'])
      expect((await page(path)).statusCode, path).toBe(404);
  });

  it('is not there outside demo mode, where nothing of a mail is kept', async () => {
    useMail({ demo: false });
    await desk.booked();
    await world.work();
    expect((await mails()).map(({ preview }) => preview)).toEqual([null]);
    Object.assign(world.context.config, { demo: false });
    const { createServer } = await import('../app.ts');
    const app = await createServer(world.context);
    try {
      const answer = await app.inject({ url: '/dev/mail', headers: { host: 'harbour.localhost' } });
      expect(answer.statusCode).toBe(404);
    } finally {
      Object.assign(world.context.config, { demo: true });
      await app.close();
    }
  });
});

describe('a mail server', () => {
  let smtp: FakeSmtp;
  beforeEach(async () => {
    smtp = await aMailServer();
    useMail({ smtpUrl: smtp.url, mailFrom: 'stays@mail.example' });
  });
  afterEach(() => smtp.close());

  it('gets each mail once: sender and name of the agency, one message id, HTML, text and calendar', async () => {
    const { reference } = await desk.booked();
    await world.work();
    await world.sql('update outbox set sent_at = null, claimed_until = null');
    await world.work();
    expect(smtp.letters).toHaveLength(1);
    const { from, to, data } = smtp.letters[0]!;
    expect([from, to]).toEqual(['stays@mail.example', 'ada@example.test']);
    const [mail] = await mails();
    expect(data).toMatch(/^From: "?Harbour & Pine Travel"? <stays@mail\.example>/m);
    expect(data).toMatch(/^Reply-To: help@harbour\.example/m);
    expect(data).toContain(`Message-ID: <${mail!.mail_id}@harbour.localhost>`);
    for (const type of ['text/plain', 'text/html', 'text/calendar']) expect(data).toContain(type);
    expect(data.replace(/=\r\n/g, '')).toContain(reference);
    expect(data).not.toMatch(/portolan|nodemailer/i);
  });

  it('gets voucher and invoice with the confirmation, and the credit note with the cancellation, in the booking’s language', async () => {
    const { body } = await world.call<{ data: { reference: string } }>('POST', '/api/bookings', {
      key: desk.newKey(),
      body: desk.requestFor(await desk.aQuote({ as: 'customer' })),
      as: 'customer',
      language: 'ar',
    });
    await world.work();
    const { reference } = body.data;
    const quote = (await desk.quoteCancel(reference, { as: 'customer' })).body.data;
    await desk.cancel(reference, quote.cancelQuoteId, { as: 'customer' });
    await world.work();
    const [confirmed, cancelled] = smtp.letters.map(({ data }) => pdfsOf(data));
    expect(confirmed!.map(({ name }) => name)).toEqual([
      `voucher-${reference}.pdf`,
      'invoice-INV-000001.pdf',
    ]);
    expect(cancelled!.map(({ name }) => name)).toEqual(['credit-note-CN-000001.pdf']);
    for (const { pdf } of [...confirmed!, ...cancelled!]) {
      const { info, text } = await readPdf(pdf);
      expect(info.Language).toBe('ar');
      expect(text).not.toMatch(/190[.,]00/);
    }
  });

  it('gets the mail without its documents when they cannot be made', async () => {
    const documents = {
      ...world.context.documents,
      render: () => Promise.reject(new Error('no typesetter')),
    };
    const config = { ...world.context.config, smtpUrl: smtp.url, mailFrom: 'stays@mail.example' };
    Object.assign(world.context, { deliver: createMail({ ...world.context, config, documents }) });
    await desk.booked();
    await world.work();
    expect(smtp.letters).toHaveLength(1);
    expect(pdfsOf(smtp.letters[0]!.data)).toEqual([]);
    expect((await mails())[0]!.preview!.text).not.toContain('Attached');
  });

  it('is tried again under the same message id when it fails, and then no more', async () => {
    smtp.refuse = { command: 'DATA', reply: '451 try again later' };
    await desk.booked();
    await world.work();
    expect((await mails()).map(({ sent_at }) => sent_at)).toEqual([null]);
    expect(world.logs.join('')).not.toContain('ada@example.test');
    smtp.refuse = null;
    await world.pass(10 * 60_000);
    expect(smtp.letters).toHaveLength(1);
    expect((await mails()).every(({ sent_at }) => sent_at !== null)).toBe(true);
  });

  it('is not asked for ever when it refuses the recipient for good', async () => {
    smtp.refuse = { command: 'RCPT', reply: '550 no such mailbox ada@example.test' };
    await desk.booked();
    await world.work();
    const tried = smtp.connections;
    await world.pass(10 * 60_000);
    expect(smtp.connections).toBe(tried);
    expect((await mails()).map(({ refused_at }) => refused_at !== null)).toEqual([true]);
    expect(await world.sql('select 1 from outbox where sent_at is null')).toEqual([]);
  });
});

/** The PDFs in a letter. */
function pdfsOf(data: string): { name: string; pdf: Buffer }[] {
  return [
    ...data.matchAll(/Content-Type: application\/pdf; name=([^\r\n]+)\r\n[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/g),
  ].map(([, name = '', body = '']) => ({ name: name.replaceAll('"', ''), pdf: Buffer.from(body, 'base64') }));
}

interface FakeSmtp {
  url: string;
  letters: { from: string; to: string; data: string }[];
  connections: number;
  refuse: { command: string; reply: string } | null;
  close(): Promise<void>;
}

/** As much of an SMTP server as one letter needs. */
async function aMailServer(): Promise<FakeSmtp> {
  const fake: FakeSmtp = { url: '', letters: [], connections: 0, refuse: null, close: async () => undefined };
  const server: Server = createTcpServer((socket) => {
    fake.connections++;
    let rest = '';
    let data: string[] | null = null;
    let from = '';
    let to = '';
    const say = (line: string) => void socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    say('220 fake ready');
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data) {
          if (line !== '.') {
            data.push(line);
            continue;
          }
          fake.letters.push({ from, to, data: data.join('\r\n') });
          data = null;
          say('250 taken');
          continue;
        }
        const command = line.split(/[ :]/)[0]!.toUpperCase();
        const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
        if (fake.refuse?.command === command) say(fake.refuse.reply);
        else if (command === 'EHLO') say('250 fake');
        else if (command === 'DATA') {
          data = [];
          say('354 go on');
        } else if (command === 'QUIT') {
          say('221 bye');
          socket.end();
        } else {
          if (command === 'MAIL') from = address;
          if (command === 'RCPT') to = address;
          say('250 ok');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () => new Promise((resolve) => server.close(() => resolve()));
  return fake;
}
