/**
 * The script of two lines of HTML: finds its own tag, then loads each widget's code when its element comes near the screen. It must
 * stay within 1 kB, so it imports nothing until then; the build writes the names of the hashed files into it.
 */
const tags = '__TAGS__' as unknown as Readonly<Record<string, readonly number[]>>;
const files = '__FILES__' as unknown as readonly string[];

// `document.currentScript` is null in a module; an address that is there twice runs once.
const { url } = import.meta;
const script = [...document.scripts].find(({ src }) => src === url);
const seen = new WeakSet<Element>();
const asked = new Set<number>();

/** All that a tag needs arrives side by side; the last file is the widget itself. */
const load = (element: Element) => {
  const needed = tags[element.localName]!;
  for (const index of needed) {
    if (asked.has(index)) continue;
    asked.add(index);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(files[index]!, url).href;
    // A strict policy lets in what bears the page's own nonce.
    link.nonce = script?.nonce ?? '';
    document.head.append(link);
  }
  import(/* @vite-ignore */ new URL(files[needed.at(-1)!]!, url).href).catch((error: unknown) =>
    console.error(`<${element.localName}>: its code could not be loaded.`, error),
  );
};
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        near.unobserve(target);
        load(target);
      }
  },
  { rootMargin: '400px' },
);
const scan = () => {
  for (const element of document.querySelectorAll(`${Object.keys(tags)}`))
    if (!seen.has(element)) {
      seen.add(element);
      // Without a box it never comes near the screen.
      if (element.localName === 'travel-agency') load(element);
      else near.observe(element);
    }
};
scan();
new MutationObserver(scan).observe(document, { childList: true, subtree: true });
