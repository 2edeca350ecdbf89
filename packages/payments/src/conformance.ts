import { describe, expect, it } from 'vitest';
import { PaymentError, type PaymentGateway } from './port.ts';

/** What the suite needs to drive a gateway: the port, and a token for a test card number. */
export interface GatewayUnderTest {
  gateway: PaymentGateway;
  token(number: string): Promise<string> | string;
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
      const { gateway, token } = await open();
      const key = newKey();
      const request = { key, token: await token(card), money: sum, reference: `ref-${key}` };
      return { gateway, request, token };
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
      expect(session.frameUrl).toMatch(/^https?:\/\/.*\/frame$/);
      expect(session.publishableKey).toMatch(/^pk_/);
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
    ])('declines %s as a value: %s', async (card, reason) => {
      const { gateway, request } = await setUp(card);
      expect(await gateway.authorise(request)).toMatchObject({ status: 'declined', reason });
      expect(await gateway.retrieve({ key: request.key })).toMatchObject({
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

    it('asks for an action when the bank wants one, and can be voided then', async () => {
      const { gateway, request } = await setUp('4000002500003155');
      const outcome = await gateway.authorise(request);
      expect(outcome).toMatchObject({
        status: 'requires_action',
        actionUrl: expect.stringMatching(/^https?:/),
      });
      if (outcome.status !== 'requires_action') return;
      expect(await gateway.void({ key: newKey(), paymentId: outcome.paymentId })).toEqual({
        status: 'voided',
      });
    });

    it('fails a processing error as uncertain; the look-up says that nothing happened', async () => {
      const { gateway, request } = await setUp('4000000000000119');
      const error = await failure(gateway.authorise(request));
      expect(error.isUncertain).toBe(true);
      expect(await gateway.retrieve({ key: request.key })).toEqual({ status: 'not_found' });
    });

    it('finds by key what was authorised when the answer got lost, and repeats it for the same key', async () => {
      const { gateway, request } = await setUp('4000000000000259');
      expect((await failure(gateway.authorise(request))).isUncertain).toBe(true);
      const state = await gateway.retrieve({ key: request.key });
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
      expect(await gateway.retrieve({ key: newKey() })).toEqual({ status: 'not_found' });
      expect((await failure(gateway.capture({ key: newKey(), paymentId: 'pay_none' }))).reason).toBe(
        'not_found',
      );
    });

    it('ends an aborted call as aborted', async () => {
      const { gateway, request } = await setUp();
      const error = await failure(gateway.authorise(request, { signal: AbortSignal.abort() }));
      expect(error.reason).toBe('aborted');
    });
  });
}
