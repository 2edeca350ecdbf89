/** Elements that an agency's text may hold, with the attributes of each that stay. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [], br: [], hr: [], strong: [], b: [], em: [], i: [], u: [], s: [], small: [], sub: [], sup: [], span: [], div: [],
  h1: [], h2: [], h3: [], h4: [], h5: [], h6: [], ul: [], ol: [], li: [], blockquote: [], table: [], thead: [],
  tbody: [], tr: [], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], a: ['href'], img: ['src', 'alt', 'width', 'height'],
}; // prettier-ignore
const empty = new Set(['br', 'hr', 'img']);
/** Their content is no text for people: it goes with them. */
const silent = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math', 'title', 'textarea', 'select', 'xmp', 'noembed', 'noframes']); // prettier-ignore

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?|[^<]+|</g;
const attribute = /([a-zA-Z][a-zA-Z0-9:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * An agency's HTML with nothing in it that could run, load from elsewhere without being seen, or change the page around it. It is
 * built anew from an allow list: what is not known is dropped, all text is escaped, every element is closed. Empty elements go.
 * Works without a DOM, so server and browser write the same.
 */
export function sanitise(html: string): string {
  const open: string[] = [];
  let out = '';
  let hush: string | null = null;
  for (const match of html.matchAll(token)) {
    const [whole, slash, rawName, rest = ''] = match;
    if (whole.startsWith('<!--')) continue;
    if (rawName === undefined) {
      if (!hush) out += escapeText(whole);
      continue;
    }
    const name = rawName.toLowerCase();
    if (hush) {
      if (slash && name === hush) hush = null;
      continue;
    }
    if (silent.has(name)) {
      if (!slash) hush = name;
      continue;
    }
    const keep = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (!keep) continue;
    if (!slash) {
      out += `<${name}${attributesOf(name, rest, keep)}>`;
      if (!empty.has(name)) open.push(name);
    } else if (open.includes(name)) {
      while (open.length > 0) {
        const last = open.pop()!;
        out += `</${last}>`;
        if (last === name) break;
      }
    }
  }
  while (open.length > 0) out += `</${open.pop()!}>`;
  return withoutEmpty(out);
}

function attributesOf(name: string, text: string, keep: readonly string[]): string {
  let out = '';
  const seen = new Set<string>();
  for (const [, rawKey = '', double, single, bare] of text.matchAll(attribute)) {
    const key = rawKey.toLowerCase();
    const value = unescape(double ?? single ?? bare ?? '');
    if (!keep.includes(key) || seen.has(key)) continue;
    if (key === 'href' && !/^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(value.trim())) continue;
    if (key === 'src' && !/^(https:\/\/|\/(?![/\\]))/i.test(value.trim())) continue;
    if (/^(colspan|rowspan|width|height)$/.test(key) && !/^\d{1,4}$/.test(value)) continue;
    seen.add(key);
    out += ` ${key}="${escapeText(value.trim()).replaceAll('"', '&quot;')}"`;
  }
  if (name === 'a' && seen.has('href')) out += ' rel="noopener nofollow"';
  if (name === 'img') out += ` loading="lazy"${seen.has('alt') ? '' : ' alt=""'}`;
  return out;
}

/** Entities of the source stay as they are; a bare `&`, `<` or `>` becomes one. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-zA-Z][a-zA-Z0-9]{1,30}|#\d{1,7}|#[xX][\da-fA-F]{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Addresses are judged by what a browser will read: `java&#115;cript:` is no word of ours. */
function unescape(value: string): string {
  return (
    value
      .replace(/&#[xX]([\da-fA-F]{1,6});?/g, (_, hex: string) => fromPoint(parseInt(hex, 16)))
      .replace(/&#(\d{1,7});?/g, (_, digits: string) => fromPoint(Number(digits)))
      .replace(
        /&(amp|lt|gt|quot|apos|colon|tab|newline);?/gi,
        (_, name: string) => named[name.toLowerCase()] ?? '',
      )
      // eslint-disable-next-line no-control-regex -- browsers skip control characters in schemes
      .replace(/[\u0000-\u001f\u007f]/g, '')
  );
}
const named: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", colon: ':', tab: '', newline: '',
}; // prettier-ignore

function fromPoint(point: number): string {
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

function withoutEmpty(html: string): string {
  let before = '';
  let now = html;
  while (now !== before) {
    before = now;
    now = now.replace(
      /<(p|span|div|strong|b|em|i|u|s|small|li|ul|ol|h[1-6]|blockquote)>(?:\s|&nbsp;)*<\/\1>/g,
      '',
    );
  }
  return now;
}
