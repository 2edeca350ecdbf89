import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayConformance } from '../conformance.ts';
import type { PaymentError } from '../port.ts';
import { testCards } from '../test-gateway/cards.ts';
import { testWebhookSecret } from '../test-gateway/server.ts';
import { createWebhookReceiver, type WebhookReceiver } from '../webhook-receiver.ts';
import { createTestGateway } from './index.ts';

const main = fileURLToPath(new URL('../test-gateway/main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'gateway-'));
let child: ChildProcess;
let baseUrl = '';

async function start(): Promise<void> {
  child = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0', '--data', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    const { ready, port } = JSON.parse(line) as { ready: boolean; port: number };
    expect(ready).toBe(true);
    baseUrl = `http://127.0.0.1:${port}`;
    return;
  }
  throw new Error('The gateway ended before it was ready.');
}
async function stop(signal: NodeJS.Signals): Promise<void> {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
async function token(number: string): Promise<string> {
  const response = await tokenise({ number });
  return ((await response.json()) as { token: string }).token;
}
function tokenise(card: object): Promise<Response> {
  return fetch(`${baseUrl}/frame/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key: 'pk_gateway_demo',
      number: '4242424242424242',
      expiry: '12/40',
      cvc: '123',
      name: 'Alex Morgan',
      ...card,
    }),
  });
}
const counts = async (key: string) =>
  (await fetch(`${baseUrl}/v1/keys/${key}/counts`, { headers: { authorization: 'Bearer sk_demo' } })).json();

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await createWebhookReceiver();
  await start();
}, 30_000);
afterAll(async () => {
  await receiver.close();
  await stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

const secrets = [testWebhookSecret, 'whsec_next'] as const;
gatewayConformance('test gateway process', () => {
  const believing = (webhookSecrets: readonly string[]) => {
    const gateway = createTestGateway({ baseUrl, webhookSecrets });
    const notifyUrl = receiver.url;
    return {
      ...gateway,
      authorise: ((request, options) =>
        gateway.authorise({ ...request, notifyUrl }, options)) as typeof gateway.authorise,
    };
  };
  return {
    gateway: believing(secrets),
    token,
    challenge,
    webhooks: (paymentId, count) => receiver.about(paymentId, count),
    believing,
    secrets,
  };
});

async function challenge(paymentId: string, passed: boolean): Promise<void> {
  const answer = await fetch(`${baseUrl}/challenge/${paymentId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passed }),
  });
  expect(answer.status).toBe(200);
}

describe('the process', () => {
  it('keeps payments, keys and counts over a kill, and past a torn last line', async () => {
    const gateway = createTestGateway({ baseUrl });
    const money = { amount: 5000, currency: 'USD' };
    const request = { key: 'restart-1', token: await token('5555555555554444'), money, reference: 'restart' };
    const before = await gateway.authorise(request);
    await stop('SIGKILL');
    appendFileSync(join(dataDir, 'journal.ndjson'), '{"at":"2026-01-01T00:00');
    await start();
    const after = createTestGateway({ baseUrl });
    expect(await after.authorise(request)).toEqual(before);
    expect(await counts('restart-1')).toEqual({ calls: 2, executed: 1 });
    expect(await after.retrieve({ key: 'restart-1', money, reference: 'restart' })).toMatchObject({
      status: 'authorised',
      authorised: money,
    });
    const paymentId = before.status === 'authorised' ? before.paymentId : '';
    expect(await after.capture({ key: 'restart-2', paymentId })).toEqual({ status: 'captured', money });
  }, 30_000);

  it('never writes a card number or a security code to disk', async () => {
    await token('4000000000009995');
    const journal = readFileSync(join(dataDir, 'journal.ndjson'), 'utf8');
    expect(journal).toContain('"last4":"9995"');
    for (const { number } of testCards) expect(journal).not.toContain(number);
    expect(journal).not.toMatch(/"cvc"|"123"/);
  });

  it.each([
    [{ number: '4242424242424241' }, 'number'],
    [{ expiry: '13/30' }, 'expiry'],
    [{ expiry: '01/20' }, 'expiry'],
    [{ cvc: '12' }, 'cvc'],
    [{ number: '378282246310005', cvc: '123' }, 'cvc'],
    [{ name: '  ' }, 'name'],
  ])('refuses the card %o and names the field', async (card, field) => {
    const response = await tokenise(card);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { field } });
  });

  it('refuses a wrong secret key, a missing idempotency key and an unknown member', async () => {
    const wrong = createTestGateway({ baseUrl, secretKey: 'sk_test_wrong' });
    const failure = await wrong.retrieve({ paymentId: 'pay_1' }).catch((error: unknown) => error);
    expect((failure as PaymentError).reason).toBe('rejected');
    const send = (headers: Record<string, string>, body: object) =>
      fetch(`${baseUrl}/v1/payments`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_demo', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const payment = { token: 'tok_1', amount: 1, currency: 'USD', reference: 'r' };
    expect((await send({}, payment)).status).toBe(400);
    expect((await send({ 'idempotency-key': 'extra-1' }, { ...payment, extra: true })).status).toBe(400);
    expect((await send({ 'idempotency-key': 'extra-2' }, { ...payment, amount: '1' })).status).toBe(400);
  });

  it('fails as a timeout when no answer comes in time', async () => {
    const silent = createTestGateway({
      baseUrl,
      timeoutMs: 5,
      fetch: (_url, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    });
    const error = await silent.retrieve({ paymentId: 'pay_1' }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'PaymentError', reason: 'timeout', isUncertain: true });
  });
});
