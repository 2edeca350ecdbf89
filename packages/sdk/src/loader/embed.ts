/**
 * The script of two lines of HTML: loads each widget's code when its element comes near the screen, is touched, or the page is idle, and
 * leads to the agency's site when that fails. It must stay within 1 kB, so it imports nothing until then and every byte is weighed (brotli
 * likes repeated phrases); the build writes in what the hashed files are called.
 */
/** In the order of their files; those without one of their own share the last. */
const tags = '__TAGS__';
/** Name and integrity of each file; the first is what all widgets need. */
const files = '__FILES__' as unknown as readonly (readonly [name: string, integrity: string])[];

const seen = new WeakSet<Element>();
/** An address; the DOM and `import()` take it as text. Files of every version lie side by side, so that two addresses share them. */
const at = (name: string) => new URL('../v1/' + name, import.meta.url) as URL & string;

/** Only what has the right content is run: a failed check ends here, while `import()` alone would ask again without it. */
const check = ([name, integrity]: (typeof files)[number]) =>
  new Promise<unknown>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = at(name);
    link.integrity = integrity;
    // A strict policy lets in what bears the page's nonce, even if a tag manager, who needs none, brought us.
    link.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce as string;
    // Elements come and go; none of them leaves a link behind.
    link.onload = () => resolve(link.remove());
    link.onerror = () => reject(link.remove());
    document.head.append(link);
    if (!link.relList.supports(link.rel)) resolve(0);
  });

const scan = () => {
  for (const element of document.querySelectorAll(tags)) {
    if (seen.has(element)) continue;
    seen.add(element);
    const tag = element.localName;
    let busy: unknown;
    /** A plain way to the agency's site, with what the element was told; text that needs no language. */
    const lead = () => {
      if (customElements.get(tag)) return;
      // What failed is tried anew when it is needed again.
      busy = 0;
      if (element.querySelector('[href]')) return;
      const link = document.createElement('a');
      const told = [
        'agency',
        'lang',
        'currency',
        'tab',
        'destination',
        'check-in',
        'check-out',
        'occupancy',
      ].map((name) => [name, element.closest(`[${name}]`)?.getAttribute(name) ?? '']);
      link.href = at('go/' + tag + '?' + new URLSearchParams(told));
      link.append(link.host);
      element.append(link);
    };
    const want = () => {
      const file = files[tags.split(',').indexOf(tag) + 1] ?? files.at(-1)!;
      if (busy) return;
      busy = setTimeout(lead, 4500);
      Promise.all([files[0]!, file].map(check))
        .then(() => import(/* @vite-ignore */ at(file[0])))
        .catch(() => {
          console.error(`<${tag}>: its code did not load.`);
          lead();
        });
    };
    element.addEventListener('pointerover', want);
    element.addEventListener('focusin', want);
    const when = element.getAttribute('load');
    // The login prompt stands nowhere in the page: nothing comes near it.
    if (/pt/.test(tag) || when === 'idle') (window.requestIdleCallback ?? setTimeout)(want);
    else if (when !== 'intent')
      new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && want(), {
        rootMargin: '400px',
      }).observe(element);
  }
};
scan();
new MutationObserver(scan).observe(document, { childList: true, subtree: true });
