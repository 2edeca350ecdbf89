// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameScript } from './frame-script.ts';
import { renderFrame } from './frame.ts';

const parentOrigin = 'https://shop.example';
let sent: { message: { type: string; [member: string]: unknown }; to: string }[];
let tokenRequests: Record<string, string>[];
let answer: { status: number; body: object };
const realParent = window.parent;
const listeners: [string, EventListener][] = [];

beforeEach(() => {
  sent = [];
  tokenRequests = [];
  answer = { status: 200, body: { token: 'tok_1' } };
  const parent = {
    postMessage: (message: { type: string }, to: string) => void sent.push({ message, to }),
  };
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    tokenRequests.push(JSON.parse(init.body) as Record<string, string>);
    return { ok: answer.status === 200, status: answer.status, json: async () => answer.body };
  });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
  const { html } = renderFrame(
    { key: 'pk_gateway_demo', language: 'en', theme: 'light', primary: '#0b63ce', parentOrigin },
    Date.now(),
  );
  document.body.innerHTML = /<main>[\s\S]*<\/main>/.exec(html)![0];
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'data';
  data.textContent = /id="data"[^>]*>([\s\S]*?)<\/script>/.exec(html)![1]!;
  document.body.append(data);
  new Function(frameScript)();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
  Object.defineProperty(window, 'parent', { value: realParent, configurable: true });
});

const types = () => sent.map(({ message }) => message.type);
const ask = (from: { origin?: string; source?: unknown } = {}) => {
  const event = new MessageEvent('message', {
    data: { type: 'tokenise' },
    origin: from.origin ?? parentOrigin,
  });
  Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : window.parent });
  window.dispatchEvent(event);
};
const type = (id: string, value: string) => {
  const input = document.getElementById(id) as HTMLInputElement;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return input;
};
const said = (kind: string) => vi.waitFor(() => {
  const found = sent.find(({ message }) => message.type === kind);
  expect(found).toBeDefined();
  return found!.message;
}); // prettier-ignore

describe('the card frame', () => {
  it('says its height before it says ready, and that the prefilled card is valid, to its parent’s origin alone', () => {
    expect(types()).toEqual(['resize', 'ready', 'valid']);
    expect(sent.every(({ to }) => to === parentOrigin)).toBe(true);
    expect(sent[2]!.message).toEqual({ type: 'valid', valid: true });
  });

  it('hands out a token and nothing of the card', async () => {
    ask();
    expect(await said('token')).toEqual({ type: 'token', token: 'tok_1' });
    expect(tokenRequests).toEqual([
      expect.objectContaining({ key: 'pk_gateway_demo', number: '4242 4242 4242 4242', cvc: '123' }),
    ]);
    expect(JSON.stringify(sent)).not.toContain('4242');
  });

  it('hears nobody but its parent', async () => {
    ask({ origin: 'https://evil.example' });
    ask({ source: window });
    ask({ origin: 'null' });
    ask();
    await said('token');
    expect(tokenRequests).toHaveLength(1);
  });

  it('asks once while it is asking', async () => {
    ask();
    ask();
    await said('token');
    expect(tokenRequests).toHaveLength(1);
  });

  it.each([
    ['number', '4242 4242 4242 4241', 'Check the card number.'],
    ['expiry', '01/20', 'Enter a date in the future as MM/YY.'],
    ['cvc', '12', 'Check the security code.'],
    ['name', ' ', 'Enter the name on the card.'],
  ])(
    'names a wrong %s without asking the gateway, and shows it at the field',
    async (field, value, message) => {
      const input = type(field, value);
      ask();
      expect(await said('error')).toEqual({ type: 'error', field, message });
      expect(sent.findLast((entry) => entry.message.type === 'valid')?.message).toEqual({
        type: 'valid',
        valid: false,
      });
      expect(input.getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(`${field}-error`)!.hidden).toBe(false);
      expect(tokenRequests).toEqual([]);
    },
  );

  it('tells the gateway’s refusal by field, and trouble as nobody’s fault', async () => {
    answer = { status: 422, body: { error: { field: 'cvc' } } };
    ask();
    expect(await said('error')).toMatchObject({ field: 'cvc' });
    sent.length = 0;
    answer = { status: 500, body: {} };
    ask();
    expect(await said('error')).toEqual({
      type: 'error',
      field: null,
      message: 'The card could not be checked. Please try again.',
    });
  });

  it('fills in a test card that is picked, groups digits and knows the brand', () => {
    const picker = document.getElementById('picker') as HTMLSelectElement;
    picker.value = '378282246310005';
    picker.dispatchEvent(new Event('change', { bubbles: true }));
    const value = (id: string) => (document.getElementById(id) as HTMLInputElement).value;
    expect([value('number'), value('cvc'), document.getElementById('brand')!.textContent]).toEqual([
      '3782 822463 10005',
      '1234',
      'AMEX',
    ]);
    type('number', '5555555555554444');
    expect([value('number'), document.getElementById('brand')!.textContent]).toEqual([
      '5555 5555 5555 4444',
      'Mastercard',
    ]);
  });
});
