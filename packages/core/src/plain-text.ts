const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** What a reader would see of the HTML: tags gone, empty ones too (PRICE-06), the common entities decoded, blanks folded. For titles and cards. */
export function plainText(html: string): string {
  return html
    .replace(/<!--[^]*?-->/g, '')
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
