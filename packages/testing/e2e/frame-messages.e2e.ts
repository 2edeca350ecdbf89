import { beforeAll, describe, expect, it } from 'vitest';
import { forger, recorder } from '../src/attacks.ts';
import { sites } from '../src/real-sites.ts';
import { onRealSites } from '../src/stage.ts';
import { aQuote, awaitCheckout, bookInFrame, bookingPage, checkoutAt } from './frame-steps.ts';

const on = onRealSites();
beforeAll(() => {
  for (const origin of [sites.stranger, ...sites.lookAlikes]) on.rig.serve(`${origin}/forger`, forger);
});

const guest = { first: 'Amal', last: 'Sørensen', email: 'forged@example.org', phone: '+45 20 30 40 50' };
const attackers = [sites.stranger, ...sites.lookAlikes]
  .map((origin) => `<iframe class="attacker" src="${origin}/forger"></iframe>`)
  .concat(
    // An opaque origin: `null`.
    `<iframe class="attacker" sandbox="allow-scripts" src="${sites.stranger}/forger"></iframe>`,
  );
const perAttacker = Math.ceil(10_000 / attackers.length);

interface Heard {
  greetings: { type: string; nonce: string }[];
  said: { type: string }[];
  events: { name: string; detail: unknown }[];
  ports: MessagePort[];
  origins: string[];
}

/** All that a forged message could change. */
async function state() {
  const frame = await awaitCheckout(on.page);
  const inPage = await on.page.evaluate(() => {
    const { heard } = window as unknown as { heard: Heard };
    const frames = document.querySelector('travel-hotels')!.shadowRoot!.querySelectorAll('iframe');
    return {
      url: location.href,
      scroll: scrollY,
      frames: frames.length,
      style: frames[0]?.getAttribute('style'),
      focus: document.activeElement?.localName,
      events: heard.events.map(({ name }) => name),
      said: heard.said.length,
      polluted: 'polluted' in {},
    };
  });
  const inFrame = await frame.evaluate(() => {
    const widget = document.querySelector('travel-hotels')!.shadowRoot!;
    return {
      url: location.href,
      // Without the seconds that the price is held for.
      text: (widget.querySelector('.root') as HTMLElement | null)?.innerText.replace(/\d+:\d\d/, ''),
      values: [...widget.querySelectorAll('input')].map(({ value }) => value),
      polluted: 'polluted' in {},
    };
  });
  return { inPage, inFrame };
}

/** Lets every attacker attack and waits until all are through. */
async function attack(truths: unknown[], count = perAttacker): Promise<{ sent: number; windows: number[] }> {
  return on.page.evaluate(
    async ({ truths, count }) => {
      const frames = [...document.querySelectorAll<HTMLIFrameElement>('.attacker')];
      let sent = 0;
      const windows: number[] = [];
      await new Promise<void>((resolve) => {
        addEventListener('message', ({ data }) => {
          if (typeof data?.attacked !== 'number') return;
          sent += data.attacked as number;
          windows.push(data.windows as number);
          if (windows.length === frames.length) resolve();
        });
        for (const { contentWindow } of frames)
          contentWindow!.postMessage({ attack: count, truths, protocol: 'travel-frame-2' }, '*');
      });
      return { sent, windows };
    },
    { truths, count },
  );
}

describe('messages that are not the other side’s', () => {
  it('change nothing: 10,000 from siblings, look-alikes and opaque origins, true ones repeated among them; then the booking goes on', async () => {
    const { quoteId } = await aQuote(on.rig);
    on.rig.serve(`${sites.partner}/forged`, bookingPage({ before: recorder, after: attackers.join('\n') }));
    await on.page.goto(checkoutAt(`${sites.partner}/forged`, quoteId));
    const frame = await awaitCheckout(on.page);
    await frame.locator('[autocomplete~="given-name"]').first().fill(guest.first);
    const truths = await on.page.evaluate(() => {
      const { greetings, said } = (window as unknown as { heard: Heard }).heard;
      const { nonce } = greetings[0]!;
      const protocol = (greetings[0] as unknown as { travel: string }).travel;
      return [...greetings, { travel: protocol, type: 'welcome', nonce }, ...said];
    });
    expect(truths.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['hello', 'welcome', 'ready', 'open', 'height']),
    );
    // Code that is loaded ahead of its use has come.
    await on.page.waitForLoadState('networkidle');
    const asked: string[] = [];
    on.page.on('request', (request) => asked.push(request.url()));
    const before = await state();

    const { sent, windows } = await attack(truths);
    expect(sent).toBeGreaterThanOrEqual(10_000);
    // Whoever stands beside it cannot even find the secure frame: it lives in a shadow root.
    expect(new Set(windows)).toEqual(new Set([attackers.length]));
    // What was posted before this came first.
    await frame.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(await state()).toEqual(before);
    expect(asked).toEqual([]);
    expect(on.problems).toEqual([]);

    const reference = await bookInFrame(on.page, guest);
    const events = await on.page.evaluate(() => (window as unknown as { heard: Heard }).heard.events);
    expect(events.filter(({ name }) => name === 'booked')).toEqual([
      { name: 'booked', detail: expect.objectContaining({ reference }) },
    ]);
    expect(on.problems).toEqual([]);
  });

  it('get no channel before the frame has spoken, though they bear its true nonce', async () => {
    const { quoteId } = await aQuote(on.rig);
    // The widget waits five seconds for its frame; a busy machine may need longer for the attack.
    const patience = `<script>{ const wait = setTimeout; window.setTimeout = (work, ms, ...more) => wait(work, ms === 5000 ? 60000 : ms, ...more); }</script>`;
    on.rig.serve(
      `${sites.partner}/early`,
      bookingPage({ before: patience + recorder, after: attackers.join('\n') }),
    );
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    await on.page.route('**/frame/checkout?*', async (route) => {
      if (asked++ === 0) await held;
      await route.continue();
    });
    await on.page.goto(checkoutAt(`${sites.partner}/early`, quoteId), { waitUntil: 'commit' });
    const iframe = on.page.locator('travel-hotels iframe');
    await iframe.waitFor({ state: 'attached' });
    for (const attacker of await on.page.locator('.attacker').all())
      await attacker.contentFrame().locator('script').waitFor({ state: 'attached' });
    const nonce = await iframe.evaluate((element) => {
      const { src } = element as HTMLIFrameElement;
      const hello = { travel: 'travel-frame-2', type: 'hello', nonce: new URL(src).hash.slice(1) };
      // From the page itself, and from the agency's own site in another window than the frame's.
      window.postMessage(hello, '*');
      document.body.append(element.cloneNode());
      return hello.nonce;
    });
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    const said = () =>
      on.page.evaluate(() => {
        const { greetings, ports } = (window as unknown as { heard: Heard }).heard;
        return { greetings: greetings.length, ports: ports.length };
      });
    await attack([{ travel: 'travel-frame-2', type: 'hello', nonce }], 200);
    // The copy has spoken too.
    await expect
      .poll(() =>
        on.page.evaluate(() =>
          (window as unknown as { heard: Heard }).heard.origins.includes('https://book.harbour-pine.test'),
        ),
      )
      .toBe(true);
    const before = await said();
    expect(before.greetings).toBeGreaterThan(attackers.length);
    expect(before.ports).toBe(0);
    release();
    await awaitCheckout(on.page);
    expect((await said()).ports).toBe(1);
  });

  it('change nothing in the frame when the partner’s own page sends them, over the window and over the channel', async () => {
    const { quoteId } = await aQuote(on.rig);
    on.rig.serve(`${sites.partner}/talks`, bookingPage({ before: recorder }));
    await on.page.goto(checkoutAt(`${sites.partner}/talks`, quoteId));
    const frame = await awaitCheckout(on.page);
    const before = await state();
    await on.page.evaluate(() => {
      const { greetings, ports } = (window as unknown as { heard: Heard }).heard;
      const { nonce } = greetings[0]!;
      const target = document
        .querySelector('travel-hotels')!
        .shadowRoot!.querySelector('iframe')!.contentWindow!;
      const protocol = (greetings[0] as unknown as { travel: string }).travel;
      const port = ports[0]!;
      const true_ = Object.getPrototypeOf(MessageChannel) as typeof MessageChannel;
      const say = MessagePort.prototype.postMessage;
      const odd: unknown[] = [
        null, undefined, 0, '', 'open', [], {}, { type: null }, { type: '__proto__' }, { type: 'constructor' }, { type: 'toString' },
        { type: 'open' }, { type: 'focus' }, { type: 'focus', edge: 'middle' }, { type: 'focus', edge: 'start', more: 1 },
        { type: 'scheme', scheme: 'url(https://evil.test)' }, { type: 'renew', more: 1 }, { type: 'leave', more: 1 },
        // Heard once: a second one is too late.
        { type: 'open', service: 'hotels', quoteId: 'q_another', offerId: null, reference: null, hint: null, profile: null },
        { type: 'open', service: 'hotels', quoteId: '../../x', offerId: null, reference: null, hint: null, profile: null },
        { type: 'open', service: 'hotels', quoteId: null, offerId: null, reference: 'x'.repeat(1_000_000), hint: null, profile: null },
        JSON.parse('{"type":"open","__proto__":{"polluted":true}}'), new Map([['type', 'leave']]), new Error('x'),
      ]; // prettier-ignore
      for (let i = 0; i < 40; i++)
        for (const message of odd) {
          say.call(port, message);
          target.postMessage(message, '*');
        }
      // A second welcome with the right nonce, from the right window: its channel is nobody's.
      const { port1, port2 } = new true_();
      port1.start();
      target.postMessage({ travel: protocol, type: 'welcome', nonce }, '*', [port2]);
      say.call(port1, { type: 'scheme', scheme: 'dark' });
    });
    await frame.evaluate(() => new Promise((done) => setTimeout(done)));
    const after = await state();
    expect(after.inFrame).toEqual(before.inFrame);
    expect({ ...after.inPage, said: 0 }).toEqual({ ...before.inPage, said: 0 });
    expect(await frame.evaluate(() => document.documentElement.style.colorScheme)).not.toBe('dark');
    expect(on.problems).toEqual([]);
    expect(await bookInFrame(on.page, guest)).toMatch(/^[A-Z]{2}-/);
  });
});
