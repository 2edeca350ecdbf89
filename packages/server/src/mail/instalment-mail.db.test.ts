import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { MailRow } from './tables.ts';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { createWorld, type World } from '../testing/test-world.ts';
import { createMail } from './send-mail.ts';

// Of a voyage, a service that nobody sells: what a mail about an instalment says is no hotel's.

const day = 24 * 60 * 60_000;
const start = Date.UTC(2026, 2, 1, 12);
/** In Madrid, where the voyage begins, it is two in the morning. */
const balanceBy = '2026-04-01T00:00:00.000Z';
let world: World;
const desk = createBookingDesk(() => world);

beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'instalment_mail');
  Object.assign(world.context, { deliver: createMail(world.context) });
});
beforeEach(() => {
  world.reset();
  world.now = start;
  const [voyage] = world.halyard.voyages.values();
  const deposit = { amount: 21_800, currency: 'USD' };
  world.halyard.voyages.set('v1', { ...voyage!, payment: { kind: 'deposit', deposit, balanceBy } });
});
afterEach(async () => {
  expect(await world.violations()).toEqual([]);
  await world.sql('delete from mails');
  await desk.clear();
});
afterAll(() => world?.close());

const mails = () =>
  world.sql<MailRow>(`select * from mails where kind like 'instalment-%' order by created_at, kind`);
const kinds = async () => (await mails()).map(({ kind }) => kind);

/** A voyage of 1199 dollars, of which 239.80 are paid. */
async function aVoyage(language: string) {
  const request = desk.requestFor(await desk.aVoyageQuote(), { travellers: desk.onBoard });
  const { body } = await world.call<{ data: { reference: string; accessToken: string } }>('POST', '/api/bookings', {
    key: desk.newKey(),
    body: request,
    language,
  });
  await world.work();
  return { reference: body.data.reference, token: body.data.accessToken };
} // prettier-ignore
const at = async (instant: number) => {
  world.now = instant;
  await world.work();
};

it('reminds three times, then says once that it was missed, in the language of the booking', async () => {
  const { reference } = await aVoyage('de');
  for (const days of [15, 14, 10, 7, 3, 2, 1]) await at(Date.parse(balanceBy) - days * day);
  expect(await kinds()).toEqual(['instalment-due', 'instalment-due', 'instalment-due']);
  const [{ preview, sent_at, language }] = (await mails()) as [MailRow];
  expect([language, sent_at !== null, preview!.to]).toEqual(['de', true, 'ada@example.test']);
  expect(preview!.subject).toMatch(/^959,20\s\$ fällig bis 01\.04\.2026, 02:00: Aurelia \(/);
  for (const part of [preview!.text, preview!.html]) {
    expect(part).toMatch(/959,20\s\$/);
    expect(part).toContain('01.04.2026, 02:00');
    expect(part).toContain('kann Ihre Buchung storniert werden');
  }
  expect(preview!.text).toContain('Ortszeit (Europe/Madrid)');

  await at(Date.parse(balanceBy));
  await at(Date.parse(balanceBy) + day);
  expect(await kinds()).toEqual(['instalment-due', 'instalment-due', 'instalment-due', 'instalment-missed']);
  const missed = (await mails()).at(-1)!;
  expect(missed.preview!.subject).toBe(`Zahlung überfällig: Aurelia (${reference})`);
  expect(missed.preview!.text).toContain('Ihre Buchung besteht noch');
});

it('leads to the page of the booking, where it is paid; then nothing reminds of it', async () => {
  const { reference } = await aVoyage('en');
  await at(Date.parse(balanceBy) - 14 * day);
  const [{ preview }] = (await mails()) as [MailRow];
  const link = new URL(/Pay now:\n(\S+)/.exec(preview!.text)![1]!);
  expect(link.pathname).toBe(`/booking/${reference}`);
  expect((await desk.payInstalment(reference, { token: link.searchParams.get('token')! })).status).toBe(200);
  for (const days of [7, 2, 0]) await at(Date.parse(balanceBy) - days * day);
  expect(await kinds()).toEqual(['instalment-due']);
});

it('sends none twice when the outbox tells it again, and none that is no news any more', async () => {
  const { reference, token } = await aVoyage('en');
  await at(Date.parse(balanceBy) - 14 * day);
  const before = await mails();
  const again = () => world.sql('update outbox set sent_at = null, claimed_until = null');
  await again();
  await world.work();
  expect(await mails()).toEqual(before);
  // Told late: it is paid meanwhile.
  expect((await desk.payInstalment(reference, { token })).status).toBe(200);
  await world.sql('delete from mails');
  await again();
  await world.work();
  expect(await mails()).toEqual([]);
});
