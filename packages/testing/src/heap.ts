import type { Frame, Page } from 'playwright-core';

/**
 * Every text in the JavaScript heap of a page, or of a frame of another site: variables of any script, closures, caches. Frames of other
 * sites live in processes of their own, so what stands in them is not in the page's.
 */
export async function heapTexts(target: Page | Frame): Promise<string[]> {
  const context = 'context' in target ? target.context() : target.page().context();
  const session = await context.newCDPSession(target);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return (JSON.parse(chunks.join('')) as { strings: string[] }).strings;
}

/** All that stands in the page's document, shadow roots and the values of fields included, and in its storage. */
export async function pageTexts(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const read = (root: Document | ShadowRoot | Element): string =>
      [...root.querySelectorAll('*')]
        .map((element) => {
          const own = element.cloneNode(false) as Element;
          const value = 'value' in element ? String(element.value) : '';
          const words = [...element.childNodes]
            .map((node) => (node instanceof Text ? node.data : ''))
            .join(' ');
          return `${own.outerHTML} ${value} ${words} ${element.shadowRoot ? read(element.shadowRoot) : ''}`;
        })
        .join('\n');
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
    return [read(document), ...stored, document.cookie, location.href, document.title, name].join('\n');
  });
  return text;
}
