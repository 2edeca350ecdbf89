/**
 * The script of the two lines of HTML. When an element comes near the screen, is touched, or the page is idle, it loads the element's
 * code and the agency's configuration side by side; when that fails it leads to the agency's site. Every page of a partner loads this
 * file, so it is one file: the build puts what it imports into it.
 */
import { holdPress } from './hold-press.ts';

type File = readonly [name: string, integrity: string];
/** The build writes both: the files of first screens, and for each tag which of them it needs, the one that registers it last. */
const files = '__FILES__' as unknown as readonly File[];
const filesOf = '__FILES_OF__' as unknown as Readonly<Record<string, readonly number[]>>;

/** How far outside the screen an element is loaded, in px. */
const margin = 400;
/** Milliseconds until somebody who waits is shown a link to the agency's site. */
const patience = 4500;

const seen = new WeakSet<Element>();
/** The configurations that were asked for, by address; the element's code takes them over. */
const requests = new Map<string, Promise<Response>>();

/** Address of a file. The files of all versions are in one folder, so that two versions share them. */
const fileUrl = (name: string) => new URL('../v1/' + name, import.meta.url).href;

/** The script tags of the page that load such a file as this one. */
const scripts = () => [...document.scripts].filter(({ src }) => /\/sdk\/[\w.-]+\/embed\.js(\?|$)/.test(src));

/** What the element, its context or the script tag says. */
function setting(element: Element, name: string): string {
  return (
    element.getAttribute(name) ||
    element.closest('travel-agency')?.getAttribute(name) ||
    scripts()[0]?.getAttribute('data-' + name) ||
    ''
  ).trim();
}

/** Starts the request that the element's code would start first (`configAddress` of the client). */
function startConfig(element: Element): void {
  const key = setting(element, 'agency');
  const lang = setting(element, 'lang');
  // Of several script tags each may speak for another agency: the element's code finds out which.
  if (!/^pk_[\w.-]+$/.test(key) || scripts().length > 1) return;
  try {
    const api = new URL(setting(element, 'api') || '/', import.meta.url).href.replace(/\/+$/, '');
    const address = `${api}/sdk/v1/config?${new URLSearchParams(lang ? { key, lang } : { key })}`;
    if (requests.has(address)) return;
    // eslint-disable-next-line no-restricted-globals -- the client's code is what this request does not wait for
    const answer = fetch(address, { credentials: 'omit' });
    // The element's code reports failures.
    answer.catch(() => undefined);
    requests.set(address, answer);
  } catch {
    // The address is malformed: the element's code tells the page's developer.
  }
}

/** Loads a file and checks its content before anything of it runs. `import()` alone would not check. */
function preload([name, integrity]: File): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = fileUrl(name);
    link.integrity = integrity;
    // A strict policy admits what has the page's nonce, also when a tag manager, which needs none, has added our script.
    link.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    link.onload = () => resolve(link.remove());
    link.onerror = () => reject(link.remove());
    document.head.append(link);
    // Older browsers import it without the check.
    if (!link.relList.supports('modulepreload')) resolve(undefined);
  });
}

/** Attributes that every element of HTML has. What else an element of ours has was said to it. */
const ofAllElements = /^(class|style|id|slot|part|role|title|hidden|on\w+|(data|aria)-.*)$/;

/** Adds a plain link to the agency's site, with everything that the element was told; a text that needs no language. */
function showWayOut(element: Element): void {
  // A form that a server rendered leads there by itself.
  if (element.querySelector('[href]') || element.shadowRoot) return;
  const told = new URLSearchParams();
  for (const { name, value } of element.attributes) if (!ofAllElements.test(name)) told.set(name, value);
  // The page's own language is better than none.
  for (const name of ['agency', 'lang', 'currency'])
    told.set(name, setting(element, name) || (element.closest(`[${name}]`)?.getAttribute(name) ?? ''));
  const link = document.createElement('a');
  link.href = fileUrl('go/' + element.localName + '?' + told);
  link.append(link.host);
  element.append(link);
}

function watch(element: Element): void {
  const tag = element.localName;
  const codeFailed = holdPress(element);
  let loading = false;

  const giveUp = () => {
    if (customElements.get(tag)) return;
    // The next touch tries again.
    loading = false;
    codeFailed();
    showWayOut(element);
  };
  const load = () => {
    if (loading) return;
    loading = true;
    setTimeout(giveUp, patience);
    startConfig(element);
    const needed = filesOf[tag]!.map((index) => files[index]!);
    Promise.all(needed.map(preload))
      .then(() => import(/* @vite-ignore */ fileUrl(needed.at(-1)![0])))
      .then(({ define }) => define(requests))
      .catch(() => {
        console.error(`<${tag}>: its code did not load.`);
        giveUp();
      });
  };

  element.addEventListener('pointerover', load);
  element.addEventListener('focusin', load);
  const when = element.getAttribute('load');
  if (when === 'intent') return;
  // The login prompt has no place in the page that could come near the screen.
  if (when === 'idle' || tag === 'travel-login-prompt') {
    (window.requestIdleCallback ?? setTimeout)(load);
    return;
  }
  const { top, bottom } = element.getBoundingClientRect();
  // An observer would answer with the next frame.
  if (top < innerHeight + margin && bottom > -margin && element.checkVisibility?.() !== false) load();
  else
    new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && load(), {
      rootMargin: `${margin}px`,
    }).observe(element);
}

function scan(): void {
  for (const element of document.querySelectorAll(Object.keys(filesOf).join())) {
    if (seen.has(element)) continue;
    seen.add(element);
    watch(element);
  }
}
scan();
new MutationObserver(scan).observe(document, { childList: true, subtree: true });
