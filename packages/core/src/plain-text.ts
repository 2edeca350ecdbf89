/** An element with nothing in it but blanks, and comments. */
const empty = /<([a-z][\w-]*)(?:\s[^<>]*)?>(?:\s|&nbsp;|<br\s*\/?>)*<\/\1\s*>|<!--[\s\S]*?-->/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** HTML without its empty elements, whatever their nesting (PRICE-06). */
export function stripEmptyTags(html: string): string {
  for (let text = html, next; ; text = next) {
    next = text.replace(empty, '');
    if (next === text) return text.trim();
  }
}

/** What a reader would see of the HTML: tags gone, the common entities decoded, blanks folded. For titles and cards. */
export function plainText(html: string): string {
  return stripEmptyTags(html)
    .replace(/<\/?(?:b|i|em|strong|span|a|u|small|su[bp])(?:\s[^<>]*)?>/gi, '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, dec?: string, hex?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = dec ? Number(dec) : parseInt(hex!, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
