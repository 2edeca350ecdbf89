import { SupplierError } from '@portolan/suppliers';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createBookingDesk } from '../testing/booking-desk.ts';
import { createWorld, type World } from '../testing/test-world.ts';

let world: World;
const desk = createBookingDesk(() => world);
beforeAll(async () => {
  world = await createWorld(inject('postgres'), 'jobs_page');
});
afterAll(() => world?.close());

const page = (url = '/dev/jobs') =>
  world.app.inject({ method: 'GET', url, headers: { host: 'harbour.localhost' } });

it('shows what waits for which moment, what waits for a person and what is in the queue, and no personal data', async () => {
  expect((await page()).body).toContain('Nothing hangs');
  world.meridian.next('book', () => {
    throw new SupplierError('meridian', 'timeout', 'no answer');
  });
  const { reference } = (await desk.book(desk.requestFor(await desk.aQuote()))).body.data;
  await world.jobs.sweep();
  const { body, headers } = await page();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain(`<td>${reference}</td><td>unknown</td><td>retrieve</td>`);
  expect(body).toContain(`<td>${reference} #1</td><td>authorised</td><td>void</td>`);
  expect(body).toContain('<td>deliver outbox</td>');
  await world.pass(32 * 60_000, 5 * 60_000);
  const later = (await page()).body;
  expect(later).toContain('unknown_too_long');
  expect(later).toContain('Empty: all work is done.');
  expect(later + body).not.toMatch(/lovelace|ada@|351 210|portolan/i);
  const { data } = (await page('/dev/jobs.json')).json<{
    data: { reviews: unknown[]; outbox: { unsent: number } };
  }>();
  expect([data.reviews.length, data.outbox.unsent]).toEqual([1, 0]);
});

it('shows what failed, and keeps the work alive', async () => {
  await desk.clear();
  Object.assign(world.context, {
    deliver: async () => {
      throw new Error('the mail server is down');
    },
  });
  await desk.booked();
  await world.work();
  const { body } = await page();
  expect(body).toContain('<b class="off">failed</b>');
  expect(body).toMatch(/tried in vain/);
  Object.assign(world.context, { deliver: async () => undefined });
  await world.pass(5 * 60_000);
  expect((await page()).body).not.toMatch(/tried in vain/);
});

it('gives up what could not be told for five days, shows it, and never tries it again', async () => {
  await desk.clear();
  let tries = 0;
  Object.assign(world.context, {
    deliver: async () => {
      tries++;
      throw new Error('the mail server is gone');
    },
  });
  const { reference } = (await desk.booked()) as { reference: string };
  await world.pass(4.9 * 24 * 3_600_000, 7 * 3_600_000);
  const unsent = () =>
    world.sql<{ given_up_at: string | null }>('select given_up_at from outbox where sent_at is null');
  expect((await unsent()).every(({ given_up_at }) => given_up_at === null)).toBe(true);
  expect((await page()).body).toContain('Nothing: whoever should be told was told.');
  await world.pass(24 * 3_600_000, 7 * 3_600_000);
  expect((await unsent()).length).toBeGreaterThan(0);
  expect((await unsent()).every(({ given_up_at }) => given_up_at !== null)).toBe(true);
  const before = tries;
  await world.pass(24 * 3_600_000, 7 * 3_600_000);
  expect(tries).toBe(before);
  const { body } = await page();
  expect(body).toContain(`<td>${reference}</td><td><b class="off">booking.documented</b></td>`);
});

it('is not there outside demo mode', async () => {
  Object.assign(world.context.config, { demo: false });
  const { createServer } = await import('../app.ts');
  const app = await createServer(world.context);
  try {
    const answer = await app.inject({
      method: 'GET',
      url: '/dev/jobs',
      headers: { host: 'harbour.localhost' },
    });
    expect(answer.statusCode).toBe(404);
  } finally {
    Object.assign(world.context.config, { demo: true });
    await app.close();
  }
});
