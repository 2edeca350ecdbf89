import { describe, expect, it } from 'vitest';
import { PaymentError, type PaymentGateway } from './port.ts';

/** What the suite needs to drive a gateway: the port, and a token for a test card number. */
export interface GatewayUnderTest {
  gateway: PaymentGateway;
  token(number: string): Promise<string> | string;
  /** What the cardholder tells their bank. */
  challenge(paymentId: string, passed: boolean): Promise<void> | void;
  /** The webhooks about a payment as they arrive here, signed with `secrets[0]`: at least `count` of them. */
  webhooks(paymentId: string, count: number): Promise<SignedWebhook[]> | SignedWebhook[];
  /** The same gateway, believing in other secrets. */
  believing(secrets: readonly string[]): PaymentGateway;
  secrets: readonly [string, string];
}

/** A webhook as a server receives it. */
export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
}

const sum = { amount: 12_356, currency: 'EUR' };

/**
 * What every gateway adapter must do, the fake included, so that the fake cannot lie. Titles say the rule; `open` gives a fresh
 * or shared gateway, keys are unique per test.
 */
export function gatewayConformance(
  name: string,
  open: () => Promise<GatewayUnderTest> | GatewayUnderTest,
): void {
  describe(`gateway conformance: ${name}`, () => {
    let serial = 0;
    const prefix = name.replace(/[^a-z]+/g, '-');
    const newKey = () => `${prefix}-${Date.now().toString(36)}-${++serial}`;
    const setUp = async (card = '4242424242424242') => {
      const under = await open();
      const { gateway, token } = under;
      const key = newKey();
      const request = { key, token: await token(card), money: sum, reference: `ref-${key}` };
      const lookup = { key, money: sum, reference: request.reference };
      return { gateway, request, token, under, lookup };
    };
    const challenged = async () => {
      const set = await setUp('4000002500003155');
      const outcome = await set.gateway.authorise(set.request);
      if (outcome.status !== 'requires_action') throw new Error(`No challenge: ${outcome.status}`);
      return { ...set, paymentId: outcome.paymentId, action: outcome.action };
    };
    const authorised = async () => {
      const set = await setUp();
      const outcome = await set.gateway.authorise(set.request);
      if (outcome.status !== 'authorised') throw new Error(`Not authorised: ${outcome.status}`);
      return { ...set, paymentId: outcome.paymentId };
    };
    const failure = async (work: Promise<unknown>) => {
      const error = await work.then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(PaymentError);
      return error as PaymentError;
    };

    it('opens a session that a browser can use', async () => {
      const { gateway } = await setUp();
      const session = await gateway.createSession({ key: newKey(), money: sum, reference: 'ref-session' });
      expect(session.publishableKey).toMatch(/^pk_/);
      expect(Date.parse(session.expiresAt)).toBeGreaterThan(Date.parse('2020-01-01'));
    });

    it('authorises the exact amount and says whose card it was, without its number', async () => {
      const { gateway, request } = await setUp();
      const outcome = await gateway.authorise(request);
      expect(outcome).toMatchObject({
        status: 'authorised',
        money: sum,
        card: { brand: 'visa', last4: '4242' },
      });
      expect(JSON.stringify(outcome)).not.toContain('42424242');
    });

    it('says until when an authorisation can be captured, at once and to whoever looks later', async () => {
      const { gateway, request } = await setUp();
      const outcome = await gateway.authorise(request);
      if (outcome.status !== 'authorised') throw new Error(`Not authorised: ${outcome.status}`);
      const { paymentId, expiresAt } = outcome;
      expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(Date.now() + 24 * 3_600_000);
      expect(await gateway.retrieve({ paymentId })).toMatchObject({ expiresAt });
      await gateway.capture({ key: newKey(), paymentId });
      expect(await gateway.retrieve({ paymentId })).toMatchObject({ expiresAt: null });
    });

    it('answers the same key with the same payment, and another request under it with a conflict', async () => {
      const { gateway, request } = await setUp();
      const first = await gateway.authorise(request);
      expect(await gateway.authorise(request)).toEqual(first);
      const other = { ...request, money: { ...sum, amount: sum.amount + 1 } };
      expect((await failure(gateway.authorise(other))).reason).toBe('key_conflict');
    });

    it('lets concurrent calls of one key authorise once', async () => {
      const { gateway, request } = await setUp();
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => gateway.authorise(request)));
      expect(
        new Set(outcomes.map((outcome) => outcome.status === 'authorised' && outcome.paymentId)).size,
      ).toBe(1);
    });

    it.each([
      ['4000000000000002', 'card_declined'],
      ['4000000000009995', 'insufficient_funds'],
      ['4000000000000069', 'expired_card'],
      ['4000000000000127', 'incorrect_cvc'],
      ['4000000000006975', 'limit_exceeded'],
      ['4000000000009979', 'card_declined'],
    ])('declines %s as a value: %s', async (card, reason) => {
      const { gateway, request, lookup } = await setUp(card);
      expect(await gateway.authorise(request)).toMatchObject({ status: 'declined', reason });
      expect(await gateway.retrieve(lookup)).toMatchObject({
        status: 'declined',
        declineReason: reason,
        authorised: { amount: 0, currency: 'EUR' },
      });
    });

    it('declines an unknown token, and a token that was used', async () => {
      const { gateway, request } = await authorised();
      const again = await gateway.authorise({ ...request, key: newKey() });
      expect(again).toEqual({ status: 'declined', paymentId: null, reason: 'invalid_token' });
      const unknown = await gateway.authorise({ ...request, key: newKey(), token: 'tok_unknown' });
      expect(unknown).toEqual({ status: 'declined', paymentId: null, reason: 'invalid_token' });
    });

    it('asks for an action when the bank wants one, tells it again to whoever looks, and can be voided then', async () => {
      const { gateway, paymentId, action, lookup } = await challenged();
      if (action.kind === 'page') expect(action.url).toMatch(/^https?:/);
      else expect(action.clientSecret).toContain('secret');
      for (const where of [{ paymentId }, lookup]) {
        expect(await gateway.retrieve(where)).toMatchObject({ status: 'requires_action', paymentId, action });
      }
      expect(await gateway.void({ key: newKey(), paymentId })).toEqual({ status: 'voided' });
      expect(await gateway.retrieve({ paymentId })).toMatchObject({ status: 'voided', action: null });
    });

    it('authorises the exact amount once the challenge is passed, and captures it', async () => {
      const { gateway, under, paymentId, request } = await challenged();
      await under.challenge(paymentId, true);
      expect(await gateway.retrieve({ paymentId })).toMatchObject({
        status: 'authorised',
        authorised: sum,
        card: { last4: '3155' },
        action: null,
        expiresAt: expect.stringMatching(/^\d{4}-/) as string,
        reference: request.reference,
      });
      expect(await gateway.capture({ key: newKey(), paymentId })).toEqual({ status: 'captured', money: sum });
    });

    it('declines a challenge that failed, and cannot capture it', async () => {
      const { gateway, under, paymentId } = await challenged();
      await under.challenge(paymentId, false);
      expect(await gateway.retrieve({ paymentId })).toMatchObject({
        status: 'declined',
        declineReason: 'authentication_failed',
        authorised: { amount: 0, currency: 'EUR' },
      });
      expect(await gateway.capture({ key: newKey(), paymentId })).toMatchObject({ status: 'refused' });
    });

    it('cannot be authorised by a challenge that is passed after the void', async () => {
      const { gateway, under, paymentId } = await challenged();
      await gateway.void({ key: newKey(), paymentId });
      await Promise.resolve(under.challenge(paymentId, true)).catch(() => undefined);
      expect(await gateway.retrieve({ paymentId })).toMatchObject({ status: 'voided' });
    });

    describe('webhooks', () => {
      const read = (gateway: PaymentGateway, { body, headers }: SignedWebhook, now = Date.now()) =>
        gateway.readWebhook({ rawBody: Buffer.from(body), headers, now });

      it('say which payment they are about, by id and by our key, and nothing of its state', async () => {
        const { gateway, under, paymentId, request } = await challenged();
        await under.challenge(paymentId, true);
        const received = await under.webhooks(paymentId, 2);
        const readings = received.map((webhook) => read(gateway, webhook));
        for (const reading of readings) {
          expect(reading).toMatchObject({ status: 'accepted', event: { paymentId, key: request.key } });
        }
        const ids = readings.map((reading) => (reading.status === 'accepted' ? reading.event.id : ''));
        expect(new Set(ids).size).toBe(received.length);
      });

      it('are refused when a byte differs, when they are unsigned, and when they are too old or from the future', async () => {
        const { gateway, under, paymentId } = await challenged();
        const [webhook] = await under.webhooks(paymentId, 1);
        const reason = (reading: ReturnType<typeof read>) =>
          reading.status === 'refused' ? reading.reason : reading.status;
        expect(reason(read(gateway, { ...webhook!, body: webhook!.body.replace('{', '{ ') }))).toBe('forged');
        expect(reason(read(gateway, { ...webhook!, headers: {} }))).toBe('unsigned');
        expect(reason(read(gateway, webhook!, Date.now() + 301_000 + 60_000))).toBe('stale');
        expect(reason(read(gateway, webhook!, Date.now() - 301_000 - 60_000))).toBe('stale');
        expect(reason(read(under.believing([]), webhook!))).toBe('not_configured');
      });

      it('are believed by either of two secrets while one is being replaced, and by no third', async () => {
        const { under, paymentId } = await challenged();
        const [webhook] = await under.webhooks(paymentId, 1);
        const [current, next] = under.secrets;
        expect(read(under.believing([next, current]), webhook!).status).toBe('accepted');
        expect(read(under.believing([current, next]), webhook!).status).toBe('accepted');
        expect(read(under.believing([next]), webhook!)).toEqual({ status: 'refused', reason: 'forged' });
      });
    });

    it('fails a processing error as uncertain; the look-up says that nothing happened', async () => {
      const { gateway, request, lookup } = await setUp('4000000000000119');
      const error = await failure(gateway.authorise(request));
      expect(error.isUncertain).toBe(true);
      expect(await gateway.retrieve(lookup)).toEqual({ status: 'not_found' });
    });

    it('finds by key what was authorised when the answer got lost, and repeats it for the same key', async () => {
      const { gateway, request, lookup } = await setUp('4000000000000259');
      expect((await failure(gateway.authorise(request))).isUncertain).toBe(true);
      const state = await gateway.retrieve(lookup);
      expect(state).toMatchObject({ status: 'authorised', authorised: sum });
      const repeated = await gateway.authorise(request);
      expect(repeated).toMatchObject({
        status: 'authorised',
        paymentId: state.status === 'not_found' ? '' : state.paymentId,
      });
    });

    it('captures once per payment; a second key is refused, the same key answers again', async () => {
      const { gateway, paymentId } = await authorised();
      const key = newKey();
      expect(await gateway.capture({ key, paymentId })).toEqual({ status: 'captured', money: sum });
      expect(await gateway.capture({ key, paymentId })).toEqual({ status: 'captured', money: sum });
      expect(await gateway.capture({ key: newKey(), paymentId })).toEqual({
        status: 'refused',
        reason: 'wrong_state',
      });
      expect(await gateway.retrieve({ paymentId })).toMatchObject({ status: 'captured', captured: sum });
    });

    it('captures a part, and never more than was authorised', async () => {
      const { gateway, paymentId } = await authorised();
      const tooMuch = { ...sum, amount: sum.amount + 1 };
      const refused = await gateway.capture({ key: newKey(), paymentId, money: tooMuch });
      expect(refused).toEqual({ status: 'refused', reason: 'amount_too_large' });
      const part = { ...sum, amount: 100 };
      expect(await gateway.capture({ key: newKey(), paymentId, money: part })).toEqual({
        status: 'captured',
        money: part,
      });
    });

    it('refuses another currency', async () => {
      const { gateway, paymentId } = await authorised();
      const money = { amount: 100, currency: 'USD' };
      const refused = await gateway.capture({ key: newKey(), paymentId, money });
      expect(refused).toEqual({ status: 'refused', reason: 'wrong_currency' });
    });

    it('voids an authorisation, which can then not be captured; a captured one cannot be voided', async () => {
      const { gateway, paymentId } = await authorised();
      expect(await gateway.void({ key: newKey(), paymentId })).toEqual({ status: 'voided' });
      expect(await gateway.capture({ key: newKey(), paymentId })).toEqual({
        status: 'refused',
        reason: 'wrong_state',
      });
      const other = await authorised();
      await other.gateway.capture({ key: newKey(), paymentId: other.paymentId });
      expect(await other.gateway.void({ key: newKey(), paymentId: other.paymentId })).toEqual({
        status: 'refused',
        reason: 'wrong_state',
      });
    });

    it('refunds in parts up to what was captured', async () => {
      const { gateway, paymentId } = await authorised();
      await gateway.capture({ key: newKey(), paymentId });
      const part = { ...sum, amount: 2_356 };
      const rest = { ...sum, amount: 10_000 };
      const key = newKey();
      const first = await gateway.refund({ key, paymentId, money: part });
      expect(first).toEqual({ status: 'refunded', money: part, totalRefunded: part });
      expect(await gateway.refund({ key, paymentId, money: part })).toEqual(first);
      expect(await gateway.retrieve({ paymentId })).toMatchObject({
        status: 'part_refunded',
        refunded: part,
      });
      expect(await gateway.refund({ key: newKey(), paymentId, money: sum })).toEqual({
        status: 'refused',
        reason: 'amount_too_large',
      });
      expect(await gateway.refund({ key: newKey(), paymentId, money: rest })).toMatchObject({
        totalRefunded: sum,
      });
      expect(await gateway.retrieve({ paymentId })).toMatchObject({ status: 'refunded', refunded: sum });
    });

    it('says not_found for what it never saw, and fails verbs on it', async () => {
      const { gateway } = await setUp();
      expect(await gateway.retrieve({ paymentId: 'pay_none' })).toEqual({ status: 'not_found' });
      const never = { key: newKey(), money: sum, reference: 'ref-never' };
      expect(await gateway.retrieve(never)).toEqual({ status: 'not_found' });
      expect((await failure(gateway.capture({ key: newKey(), paymentId: 'pay_none' }))).reason).toBe(
        'not_found',
      );
    });

    it('makes `not_found` final: a call that comes late under that key reserves nothing', async () => {
      const { gateway, request, lookup } = await setUp();
      expect(await gateway.retrieve(lookup)).toEqual({ status: 'not_found' });
      await failure(gateway.authorise(request));
      expect(await gateway.retrieve(lookup)).toEqual({ status: 'not_found' });
    });

    it('ends an aborted call as aborted', async () => {
      const { gateway, request } = await setUp();
      const error = await failure(gateway.authorise(request, { signal: AbortSignal.abort() }));
      expect(error.reason).toBe('aborted');
    });
  });
}
