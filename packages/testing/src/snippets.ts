import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portolan/tooling/paths';

/** A fenced block of a document, with what its info string says about it: ` ```html run csp `. */
export interface Snippet {
  language: string;
  marks: readonly string[];
  text: string;
  /** Where it begins, 1 for the first line of the document. */
  line: number;
}

/** All fenced blocks of a document, in order. */
export function snippetsOf(path: string): Snippet[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  const found: Snippet[] = [];
  let open: (Snippet & { lines: string[] }) | null = null;
  lines.forEach((line, index) => {
    const fence = /^```(.*)$/.exec(line);
    if (fence && !open) {
      const [language = '', ...marks] = (fence[1] ?? '').trim().split(/\s+/);
      open = { language, marks, text: '', line: index + 1, lines: [] };
    } else if (fence && open) {
      found.push({
        language: open.language,
        marks: open.marks,
        text: `${open.lines.join('\n')}\n`,
        line: open.line,
      });
      open = null;
    } else open?.lines.push(line);
  });
  return found;
}
