import { plainText } from '@portolan/core';

/** The words of an agency's HTML as one line, cut between words. @param length most characters @default 200 */
export function summaryOf(html: string, length = 200): string {
  const text = plainText(html);
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}
