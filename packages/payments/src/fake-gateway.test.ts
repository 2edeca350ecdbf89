import { expect, it } from 'vitest';
import { gatewayConformance } from './conformance.ts';
import { createFakeGateway, fakeWebhookSecret } from './fake-gateway.ts';

const fake = createFakeGateway();
gatewayConformance('fake', () => ({
  gateway: fake,
  token: (number) => fake.token(number),
  challenge: (paymentId, passed) => fake.challenge(paymentId, passed),
  webhooks: (paymentId) => fake.webhooks(paymentId),
  believing: (webhookSecrets) => createFakeGateway({ webhookSecrets }),
  secrets: [fakeWebhookSecret, 'whsec_next'],
}));

it('counts calls per key and executes one', async () => {
  const request = {
    key: 'count-1',
    token: fake.token(),
    money: { amount: 1, currency: 'USD' },
    reference: 'count',
  };
  await Promise.all([fake.authorise(request), fake.authorise(request), fake.authorise(request)]);
  expect(fake.counts('count-1')).toEqual({ calls: 3, executed: 1 });
});

it('forgets authorisations that ran out', async () => {
  let now = Date.UTC(2026, 0, 1);
  const gateway = createFakeGateway({ now: () => now });
  const request = {
    key: 'old-1',
    token: gateway.token(),
    money: { amount: 1, currency: 'USD' },
    reference: 'old',
  };
  const outcome = await gateway.authorise(request);
  now += 8 * 86_400_000;
  const paymentId = outcome.status === 'authorised' ? outcome.paymentId : '';
  expect(await gateway.capture({ key: 'old-2', paymentId })).toEqual({
    status: 'refused',
    reason: 'wrong_state',
  });
  expect(await gateway.retrieve({ paymentId })).toMatchObject({ status: 'voided', expiresAt: null });
  expect(await gateway.void({ key: 'old-3', paymentId })).toMatchObject({ status: 'refused' });
});
