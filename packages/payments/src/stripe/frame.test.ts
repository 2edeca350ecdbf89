// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stripeFrameScript } from './frame-script.ts';
import { renderStripeFrame } from './frame.ts';

const parentOrigin = 'https://shop.example';
const options = {
  key: 'pk_test_1', language: 'de', theme: 'dark', primary: '#0b63ce', parentOrigin, page: 'card',
} as const; // prettier-ignore
const realParent = window.parent;
afterEach(() => {
  Object.defineProperty(window, 'parent', { value: realParent, configurable: true });
  vi.unstubAllGlobals();
});

/** Runs the page with a stand-in for Stripe's script; what it said is in `sent`. */
function run(page: 'card' | 'challenge', stripe: object | undefined, hash = '') {
  const sent: { type: string; [member: string]: unknown }[] = [];
  const parent = { postMessage: (message: { type: string }, to: string) => void (to === parentOrigin && sent.push(message)) };
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  const { html } = renderStripeFrame({ ...options, page, amount: { amount: 5, currency: 'ISK' } });
  document.documentElement.innerHTML = html.slice(html.indexOf('<head>')).replaceAll(/<script src[^>]*><\/script>/g, '');
  location.hash = hash;
  const keys: unknown[] = [];
  vi.stubGlobal('ResizeObserver', class { observe() {} });
  Object.assign(window, { Stripe: stripe && ((...args: unknown[]) => (keys.push(args), stripe)) });
  new Function(stripeFrameScript)();
  const say = (data: unknown, origin = parentOrigin) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: parent }));
  return { sent, keys, say };
} // prettier-ignore

/** Stripe's form: `submit` and `token` are what it answers. */
function form(submit: object, token: object) {
  const listeners = new Map<string, (event?: object) => void>();
  const asked: object[] = [];
  const element = {
    on: (name: string, listener: () => void) => void listeners.set(name, listener),
    mount: () => undefined,
  };
  return {
    asked,
    listeners,
    stripe: {
      elements: (wanted: object) => (
        asked.push(wanted),
        { create: () => element, submit: async () => submit }
      ),
      createConfirmationToken: async () => token,
    },
  };
}

describe('the page that we serve for Stripe', () => {
  it('lets in Stripe’s hosts and no others, and stands in the pages that it is told', () => {
    const policy = renderStripeFrame({ ...options, aroundOrigin: 'https://partner.example' }).headers[
      'content-security-policy'
    ]!;
    const hosts = new Set(policy.match(/https:\/\/[^\s;]+/g));
    hosts.delete('https://shop.example');
    hosts.delete('https://partner.example');
    for (const host of hosts) expect(host).toMatch(/^https:\/\/(\*\.)?([a-z]+\.)*stripe\.com$/);
    expect(policy).toContain('frame-ancestors https://shop.example https://partner.example;');
    expect(policy).not.toMatch(/unsafe|default-src (?!'none')/);
  });

  it('asks for the amount in Stripe’s own unit, and speaks the messages of a card frame', async () => {
    const { stripe, asked, listeners } = form({}, { confirmationToken: { id: 'ctoken_1' } });
    const { sent, keys, say } = run('card', stripe);
    expect(keys).toEqual([['pk_test_1', { locale: 'de' }]]);
    expect(asked[0]).toMatchObject({
      mode: 'payment',
      amount: 500,
      currency: 'isk',
      captureMethod: 'manual',
    });
    listeners.get('ready')!();
    listeners.get('change')!({ complete: true });
    expect(sent.map(({ type }) => type)).toEqual(['resize', 'ready', 'valid', 'valid']);
    expect(sent.at(-1)).toEqual({ type: 'valid', valid: true });
    say({ type: 'tokenise' }, 'https://evil.example');
    say({ type: 'tokenise' });
    await expect.poll(() => sent.at(-1)).toEqual({ type: 'token', token: 'ctoken_1' });
    expect(sent.filter(({ type }) => type === 'token')).toHaveLength(1);
  });

  it('passes Stripe’s own words on when a field is wrong', async () => {
    const { stripe } = form({ error: { message: 'Ihre Kartennummer ist unvollständig.' } }, {});
    const { sent, say } = run('card', stripe);
    say({ type: 'tokenise' });
    await expect
      .poll(() => sent.at(-1))
      .toEqual({ type: 'error', field: null, message: 'Ihre Kartennummer ist unvollständig.' });
  });

  it.each([
    [{}, 'done'],
    [{ error: { message: 'no' } }, 'failed'],
  ])(
    'opens the bank’s question with the secret of the hash, takes it out of the address, and says %j as %s',
    async (answer, result) => {
      const handleNextAction = vi.fn(async () => answer);
      const { sent } = run('challenge', { handleNextAction }, '#pi_1_secret_2');
      expect(handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret_2' });
      await expect.poll(() => sent.at(-1)).toEqual({ type: 'challenge', result });
      expect(location.href).not.toContain('secret');
    },
  );

  it('stays silent without Stripe’s script: whoever waits for it says so', () => {
    expect(run('card', undefined).sent).toEqual([]);
  });
});
