/** The side that the page shows where an element stands: of the used colour scheme, not of the system alone. */
export function usedScheme(element: Element): 'light' | 'dark' {
  const scheme = getComputedStyle(element).colorScheme;
  if (!/dark/.test(scheme)) return 'light';
  return /light/.test(scheme) && !matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark';
}

/** Tells when {@link usedScheme} becomes another one; returns how to stop. */
export function watchScheme(element: Element, tell: (scheme: 'light' | 'dark') => void): () => void {
  let last = usedScheme(element);
  const look = () => {
    const now = usedScheme(element);
    if (now !== last) tell((last = now));
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', look);
  // A page's own switch is a class or an attribute above; each of them is looked at, never polled.
  const above = new MutationObserver(look);
  for (const node of [element, document.body, document.documentElement])
    above.observe(node, { attributes: true });
  return () => {
    system.removeEventListener('change', look);
    above.disconnect();
  };
}
