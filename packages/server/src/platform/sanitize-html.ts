/** Tags that agencies' texts may use, each with its attributes; everything else is dropped. */
const allowed: Record<string, readonly string[]> = {
  p: [], br: [], hr: [], h2: [], h3: [], h4: [], ul: [], ol: [], li: [], strong: [], b: [], em: [], i: [], u: [], s: [],
  blockquote: [], a: ['href', 'title'], img: ['src', 'alt'], table: [], thead: [], tbody: [], tr: [], th: [], td: [],
}; // prettier-ignore
const empty = new Set(['br', 'hr', 'img']);
/** Dropped with everything in them. */
const opaque =
  /<(script|style|iframe|object|template|noscript|svg|math|title|textarea|xmp|noembed|noframes|plaintext)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const safeUrl = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/**
 * HTML of an agency reduced to a short list of tags and attributes, with every tag closed. Text is escaped, never trusted: what does
 * not parse as an allowed tag is shown as text or dropped.
 */
export function sanitizeHtml(html: string): string {
  const open: string[] = [];
  let out = '';
  let at = 0;
  const source = html
    .slice(0, 200_000)
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(opaque, '');
  for (const match of source.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi)) {
    out += escapeText(source.slice(at, match.index));
    at = match.index + match[0].length;
    const [, slash, rawName = '', rawAttributes = ''] = match;
    const name = rawName.toLowerCase();
    const attributes = allowed[name];
    if (!attributes) continue;
    if (slash) {
      const depth = open.lastIndexOf(name);
      if (depth < 0) continue;
      while (open.length > depth) out += `</${open.pop()}>`;
    } else {
      out += `<${name}${keepAttributes(rawAttributes, attributes)}>`;
      if (!empty.has(name)) open.push(name);
    }
  }
  out += escapeText(source.slice(at));
  while (open.length > 0) out += `</${open.pop()}>`;
  return out;
}

function keepAttributes(text: string, names: readonly string[]): string {
  let out = '';
  for (const match of text.matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)) {
    const name = match[1]?.toLowerCase() ?? '';
    const value = decodeEntities(match[2] ?? match[3] ?? match[4] ?? '').trim();
    if (!names.includes(name)) continue;
    if ((name === 'href' || name === 'src') && !safeUrl.test(value)) continue;
    out += ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`;
    if (name === 'href' && /^https?:/i.test(value)) out += ' rel="noopener nofollow"';
  }
  return out;
}

/** Entities could hide a scheme (`java&#115;cript:`), so they are read before it is judged. */
function decodeEntities(text: string): string {
  return text
    .replaceAll(/&#(x[0-9a-f]+|\d+);?/gi, (_, code: string) => {
      const point = Number(/^x/i.test(code) ? `0${code}` : code);
      return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
    })
    .replaceAll(/&(amp|lt|gt|quot|apos|colon|tab|newline);?/gi, (whole, name: string) => {
      const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", colon: ':' };
      return known[name.toLowerCase()] ?? '';
    });
}

function escapeText(text: string): string {
  return text
    .replaceAll(/&(?!(?:[a-z]{2,31}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
