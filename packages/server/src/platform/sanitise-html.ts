import sanitizeHtml from 'sanitize-html';

/** Elements that an agency's text may hold, with the attributes of each that stay. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [], br: [], hr: [], strong: [], b: [], em: [], i: [], u: [], s: [], small: [], sub: [], sup: [], span: [], div: [],
  h1: [], h2: [], h3: [], h4: [], h5: [], h6: [], ul: [], ol: [], li: [], blockquote: [], table: [], thead: [], tbody: [], tr: [],
  th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], a: ['href', 'title', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'],
}; // prettier-ignore
/** Removed when there is nothing in them. */
const removedWhenEmpty = new Set([
  'p', 'span', 'div', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'li', 'ul', 'ol', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6',
]); // prettier-ignore
/** Removed together with their content, which is no text for people. */
const removedWithContent = [
  'script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math', 'title', 'textarea', 'select', 'option', 'xmp', 'noembed',
  'noframes', 'plaintext',
]; // prettier-ignore

/** Characters that are read at most; no page of people is longer. */
const mostCharacters = 200_000;
/** Elements inside each other at most; deeper ones are dropped and their text stays. Browsers give up at 512. */
const mostNesting = 64;

/**
 * An agency's HTML with nothing in it that could run, load from elsewhere, or change the page around it: `sanitize-html` with an allow
 * list. No element has a name or a style, links carry `rel="noopener nofollow"`, and pictures are the site's own (`/…`), so that reading
 * a page tells nobody else. Empty elements go. Sanitising its result again changes nothing.
 */
export function sanitiseHtml(html: string): string {
  /** Elements that were kept although they hold no text: pictures, lines, cells. */
  let kept = 0;
  const keptBefore = new WeakMap<sanitizeHtml.Attributes, number>();
  const clean = sanitizeHtml(html.slice(0, mostCharacters).replaceAll('\0', ''), {
    allowedTags: Object.keys(allowed),
    allowedAttributes: allowed as Record<string, string[]>,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: removedWithContent,
    nestingLimit: mostNesting,
    // No style is kept, so none is parsed.
    parseStyleAttributes: false,
    transformTags: {
      '*': (tagName, source) => {
        const attribs = attributesOf(tagName, source);
        keptBefore.set(attribs, kept);
        return { tagName, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs, text }) => {
      if (tag === 'img' && !attribs['src']) return true;
      if (removedWhenEmpty.has(tag)) return !text.trim() && keptBefore.get(attribs) === kept;
      kept++;
      return false;
    },
  });
  // Void elements as the HTML standard writes them. Text and values hold no `>` that is not escaped.
  return clean.replaceAll(' />', '>');
}

/** The attributes of an element that stay, and those that every link and picture gets. */
function attributesOf(tagName: string, source: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const out: sanitizeHtml.Attributes = {};
  const names = Object.hasOwn(allowed, tagName) ? allowed[tagName]! : [];
  for (const name of Object.keys(source).filter((name) => names.includes(name))) {
    const value = valueOf(name, source[name] ?? '');
    if (value !== null) out[name] = value;
  }
  if (tagName === 'a' && out['href'] !== undefined) out['rel'] = 'noopener nofollow';
  if (tagName === 'img') Object.assign(out, { alt: out['alt'] ?? '', loading: 'lazy' });
  return out;
}

/** The value of an attribute as it may stay; `null`: the attribute goes. */
function valueOf(name: string, value: string): string | null {
  if (name === 'alt' || name === 'title') return value;
  if (name === 'href' || name === 'src') {
    // Browsers skip control characters anywhere in an address.
    // eslint-disable-next-line no-control-regex -- that is what they are
    const address = value.replace(/[\u0000-\u001f\u007f]/g, '').trim();
    const good = name === 'href' ? /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i : /^\/(?![/\\])/;
    return good.test(address) ? address : null;
  }
  return /^\d{1,4}$/.test(value) ? value : null;
}
