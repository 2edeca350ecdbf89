import type { ReactNode } from 'react';

/** Folds case and accents letter by letter, so that positions in the folded text are positions in the text. */
function fold(text: string): string[] {
  return [...text].map(
    (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 1) || letter,
  );
}

/** The text with the first place where `wanted` is found marked, whatever its case and accents. */
export function highlight(text: string, wanted: string): ReactNode {
  const needle = fold(wanted.trim()).join('');
  const letters = [...text];
  const at = needle ? fold(text).join('').indexOf(needle) : -1;
  if (at < 0) return text;
  const end = at + needle.length;
  return (
    <>
      {letters.slice(0, at).join('')}
      <mark>{letters.slice(at, end).join('')}</mark>
      {letters.slice(end).join('')}
    </>
  );
}
