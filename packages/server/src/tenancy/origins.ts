/**
 * An origin of a page, and the patterns that a key may list for it: itself, any port of its host (`http://localhost:*`), and any
 * subdomain of each parent (`https://*.example.com`). `null` for what is no web origin, such as `null` of a sandboxed frame.
 */
export function originPatterns(origin: string): string[] | null {
  const match = /^(https?):\/\/([a-z0-9.-]{1,253}|\[[0-9a-f:]+\])(:\d{1,5})?$/.exec(origin.toLowerCase());
  if (!match) return null;
  const [exact, scheme, host = '', port = ''] = match;
  const patterns = [exact, `${scheme}://${host}:*`];
  const labels = host.split('.');
  for (let i = 1; i < labels.length - 1; i++)
    patterns.push(`${scheme}://*.${labels.slice(i).join('.')}${port}`);
  return patterns;
}

/** True when one of the patterns covers the origin. */
export function originAllowed(origin: string, allowed: readonly string[]): boolean {
  const patterns = originPatterns(origin);
  return patterns !== null && patterns.some((pattern) => allowed.includes(pattern));
}

/** `Harbour.localhost:4000` → `harbour.localhost`; the empty text for what is no host. */
export function hostOf(header: string | undefined): string {
  const match = /^([a-z0-9.-]{1,253}|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.exec(header ?? '');
  return (match?.[1] ?? '').toLowerCase().replace(/\.$/, '');
}
