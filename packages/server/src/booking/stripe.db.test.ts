import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Booking, type HotelDetails, type PaymentGateway, type Quote } from '@portolan/contract';
import { stripeFrameUrl } from '@portolan/payments';
import { createStripeGateway } from '@portolan/payments/stripe';
import { createStripeFake } from '@portolan/payments/stripe-fake';
import { createWebhookReceiver, type WebhookReceiver } from '@portolan/payments/webhook-receiver';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { GatewayAdapter } from '../payments/gateway-directory.ts';
import { createWorld, type World } from '../testing/test-world.ts';

/** Harbour has an account of its own at Stripe, nordlys pays into the platform's; the fake stands for Stripe. */
const own = {
  secretKey: 'sk_test_own',
  publishableKey: 'pk_test_own',
  webhookSecrets: ['whsec_own_1', 'whsec_own_2'],
};

let world: World;
let fake: Server;
let apiUrl: string;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await createWebhookReceiver();
  fake = createStripeFake({
    secretKey: own.secretKey,
    webhook: { url: receiver.url, secret: own.webhookSecrets[1]! },
  });
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`;
  const adapter: GatewayAdapter = {
    platform: {
      secretKey: 'sk_test_platform',
      publishableKey: 'pk_test_platform',
      webhookSecrets: ['whsec_platform'],
    },
    open: (account) => createStripeGateway({ ...account, apiUrl }),
    frameUrl: stripeFrameUrl,
  };
  world = await createWorld(inject('postgres'), 'stripe', {}, new Map([['stripe', adapter]]));
  world.now = Date.now();
  for (const rates of [world.aurora.rates, world.meridian.rates])
    for (const list of rates.values()) for (const rate of list) rate.penalties = [];
  await world.sql(`update agencies set settings = settings || '{"currentPaymentGateway": "stripe"}'`);
  await world.context.bus.publish('agency', 'harbour');
  await world.context.gateways.keep('harbour', 'stripe', own);
});
afterAll(async () => {
  await world.close();
  await receiver.close();
  fake.closeAllConnections();
  fake.close();
});

const day = (ahead: number) => new Date(world.now + ahead * 86_400_000).toISOString().slice(0, 10);
let serial = 0;

async function pay(number: string) {
  // Each payment has a moment of its own, so that the newest is known.
  world.now += 1_000;
  const { body: found } = await world.call<{ data: HotelDetails }>('POST', '/api/hotels/details', {
    body: {
      propertyId: 'p1', checkIn: day(40), checkOut: day(42), currency: 'USD', occupancy: [{ adults: 2, childAges: [] }],
    },
  }); // prettier-ignore
  const { body: quoted } = await world.call<{ data: Quote }>('POST', '/api/quotes', {
    body: { offerId: found.data.rooms[0]!.offers[0]!.offerId },
  });
  const made = await fetch(`${apiUrl}/_control/cards`, { method: 'POST', body: JSON.stringify({ number }) });
  const { token } = (await made.json()) as { token: string };
  return world.call<{ data: Booking & { reason?: string } }>('POST', '/api/bookings', {
    key: `stripe-${++serial}-${process.pid}`,
    body: {
      quoteId: quoted.data.quoteId,
      acceptedVersion: quoted.data.version,
      travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' }],
      contact: { email: 'ada@example.test', phone: '+351 210 000 000' },
      payment: { method: 'card', token },
    },
  });
}
const paymentRow = async () =>
  (
    await world.sql<{ gateway: string; status: string; gateway_payment_id: string }>(
      'select * from payments order by created_at desc limit 1',
    )
  )[0]!;
const deliver = (webhook: { body: string; headers: Record<string, string> }, agency: string) =>
  world.app.inject({
    method: 'POST',
    url: `/api/webhooks/stripe/${agency}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': webhook.headers['stripe-signature']! },
    payload: webhook.body,
  });

describe('an agency with an account of its own at Stripe', () => {
  it('answers it with its publishable key and the form on its own site (API-04)', async () => {
    const gatewayOf = async (agency: string) =>
      (await world.call<{ data: PaymentGateway }>('GET', '/api/getCurrentPaymentGateway', { agency })).body
        .data;
    expect(await gatewayOf('harbour')).toEqual({
      name: 'stripe', currentGateway: 'stripe', publishableKey: 'pk_test_own', frameUrl: '/pay/stripe/card',
    }); // prettier-ignore
    expect((await gatewayOf('nordlys')).publishableKey).toBe('pk_test_platform');
  });

  it('takes the money there, in two steps, and declines in the issuer’s words', async () => {
    const { status, body } = await pay('4242424242424242');
    expect([status, body.data.status, body.data.paymentStatus]).toEqual([200, 'documented', 'captured']);
    expect(await paymentRow()).toMatchObject({ gateway: 'stripe', status: 'captured' });
    const declined = await pay('4000000000009995');
    expect([declined.status, declined.body.data.reason]).toEqual([402, 'insufficient_funds']);
  });

  it('asks the bank’s question by a page of the site, its secret behind the hash; a webhook signed with the next secret finishes', async () => {
    const { status, body } = await pay('4000002500003155');
    expect(status).toBe(202);
    expect(Booking.parse(body.data)).toEqual(body.data);
    expect(body.data.action?.url).toMatch(/^\/pay\/stripe\/challenge#pi_\w+_secret_\w+$/);
    const { gateway_payment_id: id } = await paymentRow();
    await fetch(`${apiUrl}/_control/challenge`, {
      method: 'POST',
      body: JSON.stringify({ id, passed: true }),
    });
    const last = (await receiver.about(id, 2)).at(-1)!;
    // The platform's endpoint has another secret, and a byte more is another body.
    expect((await deliver(last, 'nordlys')).statusCode).toBe(400);
    expect((await deliver({ ...last, body: `${last.body} ` }, 'harbour')).statusCode).toBe(400);
    expect((await paymentRow()).status).toBe('requires_action');
    expect((await deliver(last, 'harbour')).statusCode).toBe(200);
    await expect.poll(async () => (await paymentRow()).status).toBe('captured');
  });

  it('keeps its keys sealed: neither a copy of the row nor the row at another agency opens', async () => {
    const [row] = await world.sql<{ sealed: string }>('select * from gateway_accounts');
    expect(JSON.stringify(row)).not.toMatch(/sk_test|pk_test|whsec/);
    expect(world.logs.join('\n')).not.toMatch(/sk_test|whsec_|_secret_|pm_[0-9a-f]{12}|ctoken_[0-9a-f]{12}/);
    await world.sql(`insert into gateway_accounts values ('nordlys', 'stripe', $1, now())`, [row!.sealed]);
    await world.context.bus.publish('agency', 'nordlys');
    // Not the platform's account instead: that money would land with somebody else.
    const { status, body } = await world.call('GET', '/api/getCurrentPaymentGateway', { agency: 'nordlys' });
    expect([status, body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    await world.sql(`delete from gateway_accounts where agency_id = 'nordlys'`);
    await world.context.bus.publish('agency', 'nordlys');
  });
});

describe('the form that we serve for Stripe', () => {
  const get = (query: string, page = 'card') =>
    world.app.inject({ url: `/pay/stripe/${page}?${query}`, headers: { host: 'harbour.localhost' } });
  const good = 'lang=ar&theme=dark&parent=http%3A%2F%2Fharbour.localhost';

  it('lets in Stripe’s hosts alone, and stands in the agency’s own pages', async () => {
    for (const page of ['card', 'challenge']) {
      const { statusCode, headers, body } = await get(`${good}&amount=20900&currency=USD`, page);
      expect(statusCode).toBe(200);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain('frame-ancestors http://harbour.localhost;');
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('"key":"pk_test_own"');
      expect(body).toContain('"amount":20900');
      expect(body).not.toMatch(/sk_test|whsec/);
    }
  });

  it.each([
    ['lang=en', 403],
    ['parent=https%3A%2F%2Fevil.example', 403],
    [`${good}&around=https%3A%2F%2Fevil.example`, 200],
  ])('stands nowhere else: %s → %i', async (query, status) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(status);
    expect(String(answer.headers['content-security-policy'] ?? '')).not.toContain('evil');
  });

  it('is not there under another name', async () => {
    expect((await get(good, 'anything')).statusCode).toBe(404);
  });
});
