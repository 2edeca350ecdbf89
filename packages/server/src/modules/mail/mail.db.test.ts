import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { SupplierError } from '@portolan/suppliers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { MailRow } from '../../db/tables-booking.ts';
import { createBookingDesk } from '../../offers/booking-desk.ts';
import { createWorld, type World } from '../../offers/test-world.ts';
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
  expect(preview!.subject).toContain('Ihr Aufenthalt ist gebucht');
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
    const { createServer } = await import('../../app.ts');
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
