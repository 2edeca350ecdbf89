// In a real browser and without the site's policies: what stops hostile HTML here is the sanitiser alone.

import { sanitiseHtml } from './sanitise-html.ts';
import { hostileHtml } from '../testing/hostile-html.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let ran = 0;
const asked: string[] = [];
const watch = new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) asked.push(name);
});
const words = {
  alert: globalThis.alert,
  confirm: globalThis.confirm,
  prompt: globalThis.prompt,
  open: globalThis.open,
};

beforeEach(() => {
  ran = 0;
  asked.length = 0;
  const count = () => (ran++, null) as never;
  Object.assign(globalThis, { hostile: count, alert: count, confirm: count, prompt: count, open: count });
  watch.observe({ type: 'resource' });
});
afterEach(() => {
  watch.disconnect();
  document.querySelectorAll('[data-test-holder]').forEach((holder) => holder.remove());
  Object.assign(globalThis, words);
});

/** A place in the document, and one in a shadow root. */
function holders(): (HTMLElement | ShadowRoot)[] {
  return ['document', 'shadow'].map((where) => {
    const holder = document.createElement('div');
    holder.dataset.testHolder = where;
    document.body.append(holder);
    return where === 'shadow' ? holder.attachShadow({ mode: 'open' }) : holder;
  });
}

/** Everything that a person could do to what is shown, but leaving the page. */
function tryEverything(holder: HTMLElement | ShadowRoot): void {
  for (const element of holder.querySelectorAll<HTMLElement>('*')) {
    for (const name of ['pointerenter', 'mouseover', 'mouseenter', 'focus', 'focusin', 'error', 'load', 'toggle', 'scroll', 'wheel', 'animationstart'])
      element.dispatchEvent(new Event(name));
    const stay = (event: Event) => event.preventDefault();
    element.addEventListener('click', stay, { once: true });
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    element.removeEventListener('click', stay);
  }
} // prettier-ignore

/** What in the tree a reader of an agency's text has no use for. */
function strange(holder: HTMLElement | ShadowRoot): string[] {
  const tags = /^(P|BR|HR|STRONG|B|EM|I|U|S|SMALL|SUB|SUP|SPAN|DIV|H[1-6]|UL|OL|LI|BLOCKQUOTE|TABLE|THEAD|TBODY|TR|TH|TD|A|IMG)$/;
  const attributes = /^(href|title|rel|src|alt|width|height|loading|colspan|rowspan)$/;
  return [...holder.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(tags.test(element.tagName) ? [] : [element.tagName]),
    ...(element.shadowRoot ? ['shadow root'] : []),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!attributes.test(name)) return [name];
      if (name === 'href') return /^(https?|mailto|tel):$/.test(new URL((element as HTMLAnchorElement).href).protocol) ? [] : [value];
      if (name === 'src') return new URL((element as HTMLImageElement).src).origin === location.origin ? [] : [value];
      return [];
    }),
  ]);
} // prettier-ignore

/** Two turns and a frame: what would run by itself has run. */
async function settle(): Promise<void> {
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  for (const entry of watch.takeRecords()) asked.push(entry.name);
}

it('these tests would notice: what is not sanitised runs, and asks elsewhere', async () => {
  const [inDocument] = holders() as [HTMLElement];
  inDocument.innerHTML =
    '<img src="data:,x" onerror=hostile()><img src="https://evil.test/pixel.png"><p id=clobbered onclick=hostile()>x</p>';
  await vi.waitFor(() => expect(ran).toBeGreaterThanOrEqual(1), 15_000);
  await vi.waitFor(async () => {
    await settle();
    expect(asked.join()).toContain('evil.test');
  }, 15_000);
  tryEverything(inDocument);
  expect(ran).toBeGreaterThanOrEqual(2);
  expect(strange(inDocument)).toEqual(
    expect.arrayContaining(['onerror', 'onclick', 'id', 'https://evil.test/pixel.png']),
  );
  expect(hostileHtml.length).toBeGreaterThan(200);
});

describe.each([...new Set(hostileHtml.map(({ kind }) => kind))])('hostile HTML: %s', (wanted) => {
  it('runs nothing, asks nobody and names nothing, in the document and in a shadow root', async () => {
    const before = [...document.head.children, document.title, document.cookie];
    for (const { html } of hostileHtml.filter(({ kind }) => kind === wanted)) {
      const clean = sanitiseHtml(html);
      const about = html.length > 200 ? `${html.slice(0, 200)}…` : html;
      for (const holder of holders()) {
        holder.innerHTML = clean;
        // The parser that also makes shadow roots of templates.
        if ('setHTMLUnsafe' in holder) {
          expect(strange(holder), about).toEqual([]);
          (holder as HTMLElement & { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(clean);
        }
        expect(strange(holder), about).toEqual([]);
        // A parser that reads what another wrote must find the same: nothing changes by being read twice.
        const once = holder.innerHTML;
        holder.innerHTML = once;
        expect(holder.innerHTML, about).toBe(once);
        tryEverything(holder);
      }
      expect(ran, about).toBe(0);
      expect(document.getElementById('clobbered') ?? (globalThis as { clobbered?: unknown }).clobbered, about).toBeFalsy();
    }
    await settle();
    expect(ran).toBe(0);
    expect(asked.filter((address) => new URL(address).hostname.endsWith('evil.test'))).toEqual([]);
    expect([...document.head.children, document.title, document.cookie]).toEqual(before);
  });
}); // prettier-ignore
