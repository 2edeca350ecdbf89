/**
 * Where somebody may be led after signing in (AUTH-33): a path of the same site, or an address on the agency's own list. `null` for
 * everything else: other origins and schemes, `//host`, backslashes, what a browser strips or reads as something else.
 * @param target as it came in a query, decoded once
 * @param origin of the site, such as `https://book.harbour.example`
 * @param allowed origins that the agency lists, such as `https://members.harbour.example`; exact, without patterns @default none
 * @returns path with query and hash, or the whole address of a listed origin
 */
export function redirectTarget(
  target: string | null | undefined,
  origin: string,
  allowed: readonly string[] = [],
): string | null {
  if (!target || target.length > 2_000) return null;
  // Browsers strip tabs and line ends, and take a backslash for a slash: what holds one of these was made to be misread.
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f\u0085\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff\\]/.test(target)) return null; // prettier-ignore
  let url: URL;
  try {
    url = new URL(target, origin);
  } catch {
    return null;
  }
  if (target.startsWith('/')) {
    const path = url.pathname + url.search + url.hash;
    // What is led to is read once more by a browser: it must mean the same then, dots and all.
    const stays = url.origin === origin && !path.startsWith('//') && new URL(path, origin).origin === origin;
    return stays && !target.startsWith('//') ? path : null;
  }
  // Who is named before an `@` is no origin, whatever it looks like.
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(target) || url.origin === origin) return null;
  return allowed.includes(url.origin) ? url.href : null;
}
