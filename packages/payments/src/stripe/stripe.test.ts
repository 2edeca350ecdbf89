import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayConformance } from '../conformance.ts';
import type { PaymentError } from '../port.ts';
import { createWebhookReceiver, type WebhookReceiver } from '../webhook-receiver.ts';
import { createStripeGateway } from './index.ts';
import { toReason } from './translate.ts';

const main = fileURLToPath(new URL('../stripe-fake/main.ts', import.meta.url));
const secrets = ['whsec_current', 'whsec_next'] as const;
const secretKey = 'sk_test_fake';
let child: ChildProcess;
let apiUrl = '';
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await createWebhookReceiver();
  child = spawn(process.execPath, ['--import', 'tsx', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SECRET_KEY: secretKey, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secrets[0] },
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    apiUrl = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
    break;
  }
}, 30_000);
afterAll(async () => {
  await receiver.close();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
});

const open = (more: object = {}) =>
  createStripeGateway({
    secretKey,
    publishableKey: 'pk_test_fake',
    webhookSecrets: secrets,
    apiUrl,
    ...more,
  });
async function control<T>(what: string, body: object): Promise<T> {
  const answer = await fetch(`${apiUrl}/_control/${what}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
  return (await answer.json()) as T;
}
const token = async (number: string) => (await control<{ token: string }>('cards', { number })).token;

gatewayConformance('stripe, on a fake of its wire format', () => ({
  gateway: open(),
  token,
  challenge: async (id, passed) => void (await control('challenge', { id, passed })),
  webhooks: (paymentId, count) => receiver.about(paymentId, count),
  believing: (webhookSecrets) => open({ webhookSecrets }),
  secrets,
}));

describe('the Stripe adapter', () => {
  let serial = 0;
  const requestFor = async (number: string, money = { amount: 2_500, currency: 'EUR' }) => {
    const key = `own-${process.pid}-${++serial}`;
    return { key, token: await token(number), money, reference: `ref-${key}` };
  };

  it('charges the agreed amount in currencies with other minor units, and refuses what it cannot charge exactly', async () => {
    const gateway = open();
    for (const money of [
      { amount: 500, currency: 'JPY' },
      { amount: 5, currency: 'ISK' },
      { amount: 5_120, currency: 'KWD' },
    ]) {
      const outcome = await gateway.authorise(await requestFor('4242424242424242', money));
      expect(outcome).toMatchObject({ status: 'authorised', money });
      const paymentId = outcome.status === 'authorised' ? outcome.paymentId : '';
      const key = `own-capture-${++serial}`;
      expect(await gateway.capture({ key, paymentId, money })).toEqual({ status: 'captured', money });
    }
    const uneven = gateway.authorise(
      await requestFor('4242424242424242', { amount: 5_124, currency: 'KWD' }),
    );
    await expect(uneven).rejects.toMatchObject({ name: 'PaymentError', reason: 'rejected' });
  });

  it('refuses a wrong key as a mistake of ours, and an unreachable Stripe as not known', async () => {
    const wrong = open({ secretKey: 'sk_test_other' });
    await expect(wrong.retrieve({ paymentId: 'pi_1' })).rejects.toMatchObject({ reason: 'rejected' });
    const gone = open({ apiUrl: 'http://127.0.0.1:9' });
    await expect(gone.retrieve({ paymentId: 'pi_1' })).rejects.toMatchObject({ isUncertain: true });
  });

  it('keeps tokens and client secrets out of its errors', async () => {
    const gateway = open();
    const request = await requestFor('4000000000000119');
    const error = (await gateway.authorise(request).catch((thrown: unknown) => thrown)) as PaymentError;
    expect(`${error.message} ${String(error.stack)}`).not.toMatch(/ctoken_|pm_[0-9a-f]|_secret_|sk_test/);
  });

  it.each([
    ['lost_card', 'card_declined'],
    ['stolen_card', 'card_declined'],
    ['fraudulent', 'card_declined'],
    ['insufficient_funds', 'insufficient_funds'],
    ['try_again_later', 'try_again'],
    ['card_not_supported', 'not_supported'],
    ['something_new', 'card_declined'],
  ])('tells the issuer’s %s as %s', (decline_code, reason) => {
    expect(toReason({ code: 'card_declined', decline_code })).toBe(reason);
  });
});
