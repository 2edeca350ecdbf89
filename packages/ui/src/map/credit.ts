/** A piece of a line that names the makers of a map. */
export interface CreditPart {
  readonly text: string;
  readonly href?: string;
}

const entities: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&quot;': '"',
};
const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (one) => entities[one] ?? ' ');

/** Reads the HTML of a style's `attribution` as text and links over https. Nothing of it is ever used as HTML. */
export function readCredit(html: string): CreditPart[] {
  return html.split(/(<a\s[^>]*>.*?<\/a>)/is).flatMap((part) => {
    const href = /^<a\s[^>]*href=["']?(https:[^"'\s>]+)/i.exec(part)?.[1];
    const text = plain(part);
    return text ? [href ? { text, href } : { text }] : [];
  });
}
