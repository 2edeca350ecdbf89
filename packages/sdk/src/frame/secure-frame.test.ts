// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { protocol } from './protocol.ts';
import { createSecureFrame, type Loss, type SecureFrame } from './secure-frame.ts';

const siteOrigin = 'https://book.agency.example';
let frame: SecureFrame;
let heard: unknown[];
let lost: Loss[];
let welcomes: { message: { nonce: string }; to: string; port: MessagePort }[];
/** What stands for the window of the frame. */
let inside: { postMessage(message: never, to: string, ports: MessagePort[]): void };

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  lost = [];
  welcomes = [];
  inside = { postMessage: (message, to, [port]) => void welcomes.push({ message, to, port: port! }) };
  frame = createSecureFrame({
    siteOrigin,
    page: 'checkout',
    key: 'pk_live_1',
    language: 'pt',
    currency: 'EUR',
    scheme: 'dark',
    title: 'Checkout',
    hear: (message) => heard.push(message),
    onLost: (why) => lost.push(why),
  });
  Object.defineProperty(frame.element, 'contentWindow', { get: () => inside });
});
afterEach(() => {
  frame.remove();
  vi.useRealTimers();
});

const address = () => new URL(frame.element.src);
const nonce = () => address().hash.slice(1);
const say = (changes: { data?: object; origin?: string; source?: unknown } = {}) => {
  const { origin = siteOrigin, data = {} } = changes;
  const event = new MessageEvent('message', {
    origin,
    data: { travel: protocol, type: 'hello', nonce: nonce(), ...data },
  });
  Object.defineProperty(event, 'source', { value: 'source' in changes ? changes.source : inside });
  dispatchEvent(event);
};
const through = async (...messages: unknown[]) => {
  for (const message of messages) welcomes[0]!.port.postMessage(message);
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
};

describe('the frame’s address', () => {
  it('names page, key, this page’s origin and looks; the nonce never reaches a server', () => {
    expect(address().origin + address().pathname).toBe(`${siteOrigin}/frame/checkout`);
    expect(Object.fromEntries(address().searchParams)).toEqual({
      key: 'pk_live_1',
      origin: location.origin,
      lng: 'pt',
      currency: 'EUR',
      scheme: 'dark',
    });
    expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(frame.element.getAttribute('sandbox')).not.toContain('top-navigation');
  });
});

describe('the handshake', () => {
  it('gives the port to the first true hello, at the exact origin, and to no other', () => {
    say();
    expect(welcomes.map(({ message, to }) => [message, to])).toEqual([
      [{ travel: protocol, type: 'welcome', nonce: nonce() }, siteOrigin],
    ]);
    say();
    say();
    expect(welcomes).toHaveLength(1);
  });
  it.each([
    ['another origin', { origin: 'https://book.agency.example.evil.example' }],
    ['no origin', { origin: 'null' }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
    ['another nonce', { data: { nonce: 'f'.repeat(32) } }],
    ['another version', { data: { travel: 'travel-frame-1' } }],
  ])('hears nothing from %s', (_what, changes) => {
    say(changes);
    expect(welcomes).toEqual([]);
    say();
    expect(welcomes).toHaveLength(1);
  });
});

describe('the channel', () => {
  it('passes what its schema knows, keeps what the page says until the frame is ready, and ends with it', async () => {
    vi.useRealTimers();
    const said: unknown[] = [];
    frame.say('renew', {});
    say();
    const { port } = welcomes[0]!;
    port.onmessage = ({ data }) => said.push(data);
    await through({ type: 'shout' }, { type: 'height', height: 'tall' }, { type: 'ready' });
    expect(heard).toEqual([{ type: 'ready' }]);
    await vi.waitFor(() => expect(said).toEqual([{ type: 'renew' }]));
    frame.remove();
    port.postMessage({ type: 'escape' });
    await new Promise((done) => setTimeout(done));
    expect(heard).toEqual([{ type: 'ready' }]);
    expect(lost).toEqual([]);
  });
});

describe('a frame that cannot be had', () => {
  it('is given up after five seconds, once, and hears nothing afterwards', () => {
    vi.advanceTimersByTime(4_999);
    expect(lost).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(lost).toEqual(['late']);
    say();
    expect(welcomes).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(lost).toEqual(['late']);
  });
  it('is given up at once when the page’s own policy refuses it, and no other violation counts', () => {
    const violation = (effectiveDirective: string, blockedURI: string) =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
      );
    violation('img-src', siteOrigin);
    violation('frame-src', 'https://ads.example');
    expect(lost).toEqual([]);
    violation('frame-src', siteOrigin);
    expect(lost).toEqual(['refused']);
  });
  it('has no part in the channel once another document stands in it', () => {
    frame.element.dispatchEvent(new Event('load'));
    expect(lost).toEqual([]);
    frame.element.dispatchEvent(new Event('load'));
    expect(lost).toEqual(['reloaded']);
  });
});
