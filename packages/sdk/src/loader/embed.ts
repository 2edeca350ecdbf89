/**
 * The script of two lines of HTML: finds its own tag, then loads each widget's code when its element comes near the screen.
 * It must stay within 1 kB, so it imports nothing until then.
 */
const url = import.meta.url;
const tags: Record<string, () => Promise<{ start(settings: DOMStringMap, from: string): void }>> = {
  agency: () => import('./agency.ts'),
  deals: () => import('./deals.ts'),
  hotels: () => import('./hotels.ts'),
  flights: () => import('./ask-us.ts'),
  cars: () => import('./ask-us.ts'),
  activities: () => import('./ask-us.ts'),
  cruise: () => import('./ask-us.ts'),
  resort: () => import('./ask-us.ts'),
};
// `document.currentScript` is null in a module; an address that is there twice runs once.
const script = [...document.scripts].find(({ src }) => src === url);
const selector = Object.keys(tags).map((name) => `travel-${name}`);
const seen = new WeakSet<Element>();

const load = (element: Element) =>
  tags[element.localName.slice(7)]!().then(
    (chunk) => chunk.start(script?.dataset ?? {}, new URL(url).origin),
    (error: unknown) => console.error(`<${element.localName}>: its code could not be loaded.`, error),
  );
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        near.unobserve(target);
        void load(target);
      }
  },
  { rootMargin: '400px' },
);
const scan = () => {
  for (const element of document.querySelectorAll(String(selector)))
    if (!seen.has(element)) {
      seen.add(element);
      // An element without a box never comes near the screen.
      if (element.localName === selector[0]) void load(element);
      else near.observe(element);
    }
};
scan();
new MutationObserver(scan).observe(document, { childList: true, subtree: true });
