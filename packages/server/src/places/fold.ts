import { searchText } from '../platform/search-text.ts';

/**
 * A name as people type it in any of our languages: lower case, without accents, vowel signs and apostrophes, with one form for each
 * Arabic letter that is written in several (alef, ya, kaf, ta marbuta).
 */
export function foldName(text: string): string {
  return searchText(
    text
      .replaceAll(/['’‘ʼʻ`\u0640]/g, '')
      .replaceAll('ٱ', 'ا')
      .replaceAll(/[ىی]/g, 'ي')
      .replaceAll('ک', 'ك')
      .replaceAll('ة', 'ه')
      .replaceAll(/[đð]/gi, 'd')
      .replaceAll(/œ/gi, 'oe'),
  );
}
