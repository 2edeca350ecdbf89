import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { eavesdropper } from '../src/attacks.ts';
import { aVisitor, pictureOfFailure, type Visitor } from '../src/browser.ts';
import { heapTexts, pageTexts } from '../src/heap.ts';
import { sites, startRealSites, type RealSites } from '../src/real-sites.ts';
import { aQuote, awaitCheckout, bookingPage, checkoutAt, fillGuest, payInFrame } from './frame-steps.ts';

let rig: RealSites;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  rig = await startRealSites(inject('product'));
});
afterAll(() => rig?.close());
beforeEach(async () => {
  visitor = await aVisitor(rig.browser);
  page = visitor.page;
});
afterEach(async ({ task }) => {
  await pictureOfFailure(page, task);
  await visitor.close();
});

const guest = {
  first: 'Zanzibarina',
  last: 'Quillfeather',
  email: 'canary.q@secret-post.example',
  phone: '+45 77 66 55 44',
};
/** What must stay in the frame: the guest, the card that the frame proposes, every lasting token of ours. */
const secrets = [
  ...Object.values(guest),
  '77665544',
  '4242 4242 4242 4242',
  '4242424242424242',
  'tok_',
  // Refresh tokens, and any signed token.
  'se_[a-z0-9]{26}',
  'eyJ[\\w-]{8,}\\.',
].map((text) =>
  text.replaceAll(/[+.](?![^[]*\])/g, (mark, at: number, whole: string) =>
    whole[at - 1] === '\\' ? mark : `\\${mark}`,
  ),
);

describe('a partner’s page that listens in on everything', () => {
  it('never sees the guest, the card or a lasting token: neither by a hook, nor in its document, nor anywhere in its memory', async () => {
    const { quoteId } = await aQuote(rig);
    rig.serve(
      `${sites.partner}/spies`,
      bookingPage({ before: eavesdropper([...secrets, 'travel-frame-1'].join('|')) }),
    );
    await page.goto(checkoutAt(`${sites.partner}/spies`, quoteId));
    const frame = await awaitCheckout(page);
    await page.evaluate(() =>
      addEventListener('travel-booked', (event) =>
        Object.assign(window, { kept: (event as CustomEvent).detail }),
      ),
    );
    await fillGuest(page, guest);
    // Where they are, such a look finds them.
    const inFrame = await heapTexts(frame);
    for (const text of [guest.last, guest.email])
      expect(inFrame.some((found) => found.includes(text))).toBe(true);
    const reference = await payInFrame(page);

    const spied = await page.evaluate(
      () => (window as unknown as { spied: { calls: Record<string, number>; texts: string[] } }).spied,
    );
    // The hooks are real: the greeting of the frame passed them, and so did our code.
    expect(spied.texts.join('\n')).toContain('travel-frame-1');
    for (const hook of [
      'window.fetch',
      'JSON.stringify',
      'Array.push',
      'MessagePort.postMessage',
      'EventTarget.addEventListener',
    ])
      expect(spied.calls[hook], hook).toBeGreaterThan(0);
    const secret = new RegExp(secrets.join('|'));
    expect(spied.texts.filter((text) => secret.test(text))).toEqual([]);

    const inDocument = await pageTexts(page);
    expect(inDocument).toContain('/frame/checkout');
    expect(inDocument).not.toMatch(secret);

    const memory = await heapTexts(page);
    // What the page is told is there; what it is not told is not.
    expect(memory.some((text) => text.includes(reference))).toBe(true);
    expect(memory.filter((text) => secret.test(text) && !text.includes(secrets.join('|')))).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });
});
