import type { Page } from 'playwright-core';
import type { PartnerServer } from './partner-page.ts';

/** A widget with a byte bound of its own. */
export type Widget = 'travel-deals' | 'travel-hotels';

/** What a traveller acts on first: a real deal's link, the form's button. */
const usable: Readonly<Record<Widget, string>> = {
  'travel-deals': 'article a',
  'travel-hotels': 'form button[type=submit]',
};

/**
 * Names of the sdk's scripts that a browser requests until all of these widgets can be used, on a partner's page that embeds nothing else
 * of ours. The page is checked before each paint. A script counts from its request, even if it has not arrived.
 * @param site of the agency, which serves the scripts
 */
export async function scriptsUntilShown(
  page: Page,
  partner: Pick<PartnerServer, 'origin' | 'show'>,
  site: string,
  widgets: readonly Widget[],
): Promise<string[]> {
  partner.show({
    head: `<script type="module" src="${site}/sdk/v1/embed.js" data-agency="pk_demo_harbour"></script>`,
    body: widgets.map((tag) => `<${tag}></${tag}>`).join(''),
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked: { file: string; at: number }[] = [];
  session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
    const file = /\/sdk\/v1\/([\w-]+\.js)$/.exec(request.url)?.[1];
    if (file) asked.push({ file, at: wallTime * 1000 });
  });
  await page.goto(partner.origin);
  // As text, because a compiler adds calls of its own to functions.
  const shown = await page.evaluate<number>(`(async () => {
    const stands = ([tag, selector]) => {
      const thing = document.querySelector(tag).shadowRoot?.querySelector(selector);
      return thing && thing.getBoundingClientRect().height > 0;
    };
    while (!${JSON.stringify(widgets.map((tag) => [tag, usable[tag]]))}.every(stands))
      await new Promise(requestAnimationFrame);
    return performance.timeOrigin + performance.now();
  })()`);
  // Requests are reported a little late, but in order: after this answer of the same session all earlier requests are known.
  await session.send('Runtime.evaluate', {
    expression: 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
    awaitPromise: true,
  });
  await session.detach();
  return [...new Set(asked.filter(({ at }) => at <= shown).map(({ file }) => file))];
}
