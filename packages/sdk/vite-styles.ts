import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { root } from '@portolan/tooling/paths';

const tokensFile = join(root, 'packages/ui/src/tokens/tokens.ts');
/** The template string behind `const rare`. */
const rareTokens = /(?<=\nconst rare = `)[^`]*(?=`)/;

interface Piece {
  start: number;
  end: number;
  /** Nothing stands before it in its style sheet. */
  first: boolean;
}

/**
 * Style sheets are template strings, a rule or two a line; a partner's page needs no line ends. Nor does it need every token before
 * anything uses it: those that `tokens.ts` calls rare travel with the style sheets that they are used in.
 */
export function smallStyles(): Plugin {
  const tokens = readFileSync(tokensFile, 'utf8');
  const rare = new Map(
    [...rareTokens.exec(tokens)![0].matchAll(/^--_([\w-]+):(.*?);?$/gm)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
  const short = shortNames(tokens);
  const rareIn = (css: string): string[] =>
    [...new Set([...css.matchAll(/var\(--_([\w-]+)/g)].map(([, name]) => name!))].filter((name) =>
      rare.has(name),
    );
  return {
    name: 'small-styles',
    enforce: 'pre',
    transform(code, file) {
      if (!/packages\/(ui|widgets|sdk)\/src\/.*\.(ts|tsx)$/.test(file) || !code.includes('{')) return null;
      if (file === tokensFile) code = code.replace(rareTokens, '');
      let out = '';
      let at = 0;
      for (const { start, end, first } of templatesOf(code, file)) {
        const css = code.slice(start, end);
        // Only what looks like a style sheet.
        if (!/\{[^}]*:/.test(css) && !/[;}]\n/.test(css)) continue;
        const declared = rareIn(css).map((name) => `--_${name}:${rare.get(name)}`);
        out += code.slice(at, start);
        if (first && declared.length) out += `:host{${declared.join(';')}}`;
        else if (declared.length) throw new Error(`${file} uses ${declared[0]} behind an expression.`);
        // Only after what ends a rule, a declaration or a list of selectors.
        out += css.replace(/([;{},])\n\s*/g, '$1').replace(/^\n(?=[.:@$[])/, '');
        at = end;
      }
      if (/--_\$\{/.test(code))
        throw new Error(`${file} makes the name of a token, which must be written out.`);
      return (out + code.slice(at)).replace(/--_([\w-]+)/g, (long, name: string) => short.get(name) ?? long);
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          for (const name of rare.keys()) {
            const token = short.get(name) ?? `--_${name}`;
            if (file.code.includes(`var(${token})`) && !file.code.includes(`${token}:`))
              throw new Error(`${file.fileName} uses --_${name}, which nothing declares there.`);
          }
    },
  };
}

/** Private names are for people who read the source: each that is longer than two letters becomes one of them, by its place in the file. */
function shortNames(tokens: string): ReadonlyMap<string, string> {
  const long = [...tokens.matchAll(/--_([\w-]{3,}):/g)].map(([, name]) => name!);
  return new Map(
    long.map((name, at) => [
      name,
      `--_${String.fromCharCode(65 + (at % 26))}${at < 26 ? '' : Math.floor(at / 26)}`,
    ]),
  );
}

/** The parts of template strings between their expressions. */
function templatesOf(code: string, file: string): Piece[] {
  const pieces: Piece[] = [];
  const visit = (node: Record<string, unknown>) => {
    if (node.type === 'TemplateLiteral')
      (node.quasis as { start: number; end: number; value: { raw: string } }[]).forEach(
        ({ start, value }, i) => {
          // Where the text itself begins, behind the backtick or the bracket.
          const from = code.indexOf(value.raw, start);
          pieces.push({ start: from, end: from + value.raw.length, first: i === 0 });
        },
      );
    for (const child of Object.values(node))
      for (const item of Array.isArray(child) ? child : [child])
        if (item && typeof item === 'object' && 'type' in item) visit(item as Record<string, unknown>);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Record<string, unknown>);
  return pieces.sort((a, b) => a.start - b.start);
}
