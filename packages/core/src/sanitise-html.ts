/** Elements that an agency's text may hold, with the attributes of each that stay. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [], br: [], hr: [], strong: [], b: [], em: [], i: [], u: [], s: [], small: [], sub: [], sup: [], span: [], div: [],
  h1: [], h2: [], h3: [], h4: [], h5: [], h6: [], ul: [], ol: [], li: [], blockquote: [], table: [], thead: [], tbody: [], tr: [],
  th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'],
}; // prettier-ignore
const single = new Set(['br', 'hr', 'img']);
/** Mean nothing without something in them. */
const vain = new Set([
  'p', 'span', 'div', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'li', 'ul', 'ol', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6',
]); // prettier-ignore
/** Their content is no text for people: it goes with them. */
const silent = new Set([
  'script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math', 'title', 'textarea', 'select', 'xmp', 'noembed', 'noframes',
  'plaintext',
]); // prettier-ignore

/** Characters that are read at most; no page of people is longer. */
const mostCharacters = 200_000;
/** Elements inside each other at most; what is deeper stands beside instead. Browsers give up at 512. */
const mostNesting = 64;

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?|[^<]+|</g;
const attribute = /([a-zA-Z][a-zA-Z0-9:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** An element that is open in what was written. */
interface Open {
  name: string;
  /** Where its tag stands in what was written. */
  at: number;
  /** True when there is something in it. */
  filled: boolean;
}

/**
 * An agency's HTML with nothing in it that could run, load from elsewhere, or change the page around it. It is built anew from an allow
 * list: what is not known is dropped, all text is escaped, every element is closed, nothing has a name that a script could meet, and
 * pictures are the site's own (`/…`), so that reading a page tells nobody else. Elements with nothing in them go. In time that grows with
 * the length alone, and without a DOM, so server and browser write the same. What it wrote it leaves as it is.
 */
export function sanitiseHtml(html: string): string {
  const open: Open[] = [];
  const out: string[] = [];
  const fill = () => {
    const around = open.at(-1);
    if (around) around.filled = true;
  };
  const close = () => {
    const { name, at, filled } = open.pop()!;
    if (!filled && vain.has(name)) {
      out.length = at;
      return;
    }
    out.push(`</${name}>`);
    fill();
  };
  let hush: string | null = null;
  // No sign of a text can be a NUL; parsers differ in what they make of one.
  for (const match of html.slice(0, mostCharacters).replaceAll('\0', '').matchAll(token)) {
    const [whole, slash, rawName, rest = ''] = match;
    if (whole.startsWith('<!--')) continue;
    if (rawName === undefined) {
      if (hush) continue;
      out.push(escapeText(whole));
      if (!/^(?:\s|&nbsp;)*$/.test(whole)) fill();
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
    if (slash) {
      if (!open.some((element) => element.name === name)) continue;
      for (let last = ''; last !== name;) {
        last = open.at(-1)!.name;
        close();
      }
    } else if (single.has(name)) {
      const attributes = attributesOf(name, rest, keep);
      if (name === 'img' && !attributes.includes(' src="')) continue;
      out.push(`<${name}${attributes}>`);
      fill();
    } else if (open.length < mostNesting) {
      open.push({ name, at: out.length, filled: false });
      out.push(`<${name}${attributesOf(name, rest, keep)}>`);
    }
  }
  while (open.length > 0) close();
  return out.join('');
}

function attributesOf(name: string, text: string, keep: readonly string[]): string {
  if (keep.length === 0) return '';
  let out = '';
  const seen = new Set<string>();
  for (const [, rawKey = '', double, single, bare] of text.matchAll(attribute)) {
    const key = rawKey.toLowerCase();
    if (!keep.includes(key) || seen.has(key)) continue;
    const value = valueOf(key, double ?? single ?? bare ?? '');
    if (value === null) continue;
    seen.add(key);
    out += ` ${key}="${value}"`;
  }
  if (name === 'a' && seen.has('href')) out += ' rel="noopener nofollow"';
  if (name === 'img') out += `${seen.has('alt') ? '' : ' alt=""'} loading="lazy"`;
  return out;
}

/** What may stand between the quotes; `null`: the attribute goes. */
function valueOf(key: string, source: string): string | null {
  if (key === 'alt' || key === 'title') return escapeText(source).replaceAll('"', '&quot;');
  if (key !== 'href' && key !== 'src') return /^\d{1,4}$/.test(source) ? source : null;
  const address = readAddress(source);
  const good = key === 'href' ? /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i : /^\/(?![/\\])/;
  // Every `&` is written as one: nothing that was not read above can be read as something else by a browser.
  return good.test(address) ? escapeText(address.replaceAll('&', '&amp;')).replaceAll('"', '&quot;') : null;
}

/** Entities of the source stay as they are; a bare `&`, `<` or `>` becomes one. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-zA-Z][a-zA-Z0-9]{1,30}|#\d{1,7}|#[xX][\da-fA-F]{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const reference =
  /&(?:#[xX]([\da-fA-F]{1,8})|#(\d{1,9})|(amp|lt|gt|quot|apos|colon|tab|newline|sol|bsol|nbsp));?/gi;
const named: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", colon: ':', tab: '\t', newline: '\n', sol: '/', bsol: '\\', nbsp: '\u00a0',
}; // prettier-ignore

/** An address as a browser will read it, read once: `java&#115;cript:` is no word of ours, `&amp;sol;` no slash. */
function readAddress(source: string): string {
  return (
    source
      .replace(reference, (_, hex?: string, digits?: string, name?: string) => {
        if (name !== undefined) return named[name.toLowerCase()]!;
        const point = hex === undefined ? Number(digits) : parseInt(hex, 16);
        return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
      })
      // Browsers skip these wherever they stand in an address.
      // eslint-disable-next-line no-control-regex -- that is what they are
      .replace(/[\u0000-\u001f\u007f]/g, '')
      .trim()
  );
}
