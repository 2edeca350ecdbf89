import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyze, type Variable } from 'eslint-scope';
import { parseAst, type Plugin, type Rolldown } from 'vite';

/** What stands before the names of each of these chunks; their own code uses no such names. */
const marks: Readonly<Record<string, string>> = { core: '$', deals: '_', hotels: '_' };

interface Edit {
  start: number;
  end: number;
  text: string;
}
type Ranged = { start: number; end: number; range?: [number, number] };

/**
 * Gives what chunks share one name on both sides: `export{$a,$b}` and `import{$a,$b}` instead of `export{Ue as a,q as b}` and
 * `import{a as t,b as Xe}`, which is 0.3 kB of a widget, brotli. The names follow from each chunk's own text, which its hash was made
 * from.
 */
export function sharedNames(): Plugin {
  return {
    name: 'shared-names',
    enforce: 'pre',
    // Hashed files are kept for ever: other names, other files.
    augmentChunkHash: () => readFileSync(join(import.meta.dirname, 'vite-names.ts'), 'utf8'),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const marked = new Map<string, string>();
        for (const { fileName, name } of chunks) {
          const mark = marks[name];
          // Who imports a whole chunk asks for its members by the names that they have now.
          const whole = chunks.some(({ dynamicImports }) => dynamicImports.includes(fileName));
          if (mark && !whole) marked.set(fileName, mark);
        }
        for (const chunk of chunks) chunk.code = withSharedNames(chunk, marked);
      },
    },
  };
}

function withSharedNames(chunk: Rolldown.OutputChunk, marked: ReadonlyMap<string, string>): string {
  const { code, fileName } = chunk;
  const mine = marked.get(fileName);
  const from = [...marked].filter(([name]) => chunk.imports.includes(name));
  if (!mine && from.length === 0) return code;
  const program = parseAst(code, { lang: 'js' });
  addRanges(program);
  const scopes = analyze(program as unknown as Parameters<typeof analyze>[0], {
    ecmaVersion: 2022,
    sourceType: 'module',
  });
  const top = scopes.globalScope!.childScopes[0]!;
  const taken = new Set(scopes.scopes.flatMap(({ variables }) => variables.map(({ name }) => name)));
  for (const { identifier } of scopes.globalScope!.through) taken.add(identifier.name);
  const now = new Map<Variable, string>();
  /** What is written of each shared name, once all are known. */
  const lists: { of: readonly Ranged[]; parts: (() => string)[] }[] = [];
  /** Tells what the variable is called in the end. */
  const rename = (local: string, to: string): (() => string) => {
    const variable = top.set.get(local)!;
    // Twice under two names it keeps the first.
    if (!now.has(variable) && ![...now.values()].includes(to)) now.set(variable, to);
    return () => now.get(variable) ?? local;
  };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      const mark = from.find(([name]) => node.source.value === `./${name}`)?.[1];
      if (!mark) continue;
      const parts = node.specifiers.map((part) => {
        if (part.type !== 'ImportSpecifier' || part.imported.type !== 'Identifier')
          throw new Error(`${fileName} imports ${node.source.value} as a whole.`);
        const to = shared(mark, part.imported.name);
        const name = rename(part.local.name, to);
        return () => (name() === to ? to : `${to} as ${name()}`);
      });
      lists.push({ of: node.specifiers, parts });
    } else if (mine && node.type === 'ExportNamedDeclaration') {
      const parts = node.specifiers.map(({ local, exported }) => {
        if (local.type !== 'Identifier' || exported.type !== 'Identifier')
          throw new Error(`${fileName} exports something that has no plain name.`);
        const to = shared(mine, exported.name);
        const name = rename(local.name, to);
        return () => (name() === to ? to : `${name()} as ${to}`);
      });
      lists.push({ of: node.specifiers, parts });
    }
  }
  // Who has such a name already gets another one.
  const given = new Set(now.values());
  const fresh = unused(taken);
  for (const { variables } of scopes.scopes)
    for (const variable of variables)
      if (given.has(variable.name) && !now.has(variable)) now.set(variable, fresh.next().value);
  return applied(code, [
    ...lists.flatMap(({ of, parts }) =>
      listOf(
        of,
        parts.map((part) => part()),
      ),
    ),
    ...[...now].flatMap(([variable, to]) => occurrences(variable, code, to)),
  ]);
}

/** The name of what a chunk exports, in that chunk and in those that import it. Capitals are rare within functions, so they stay alone. */
const shared = (mark: string, name: string) => (mark === '$' && /^[A-Z]$/.test(name) ? name : mark + name);

function* unused(taken: ReadonlySet<string>): Generator<string, never> {
  for (let at = 0; ; at++) {
    const name = `${String.fromCharCode(97 + (at % 26))}${Math.floor(at / 26)}`;
    if (!taken.has(name)) yield name;
  }
}

/** The edits that write a list of specifiers anew, in the order of their names: what repeats itself is small. */
function listOf(specifiers: readonly Ranged[], parts: readonly string[]): Edit[] {
  if (specifiers.length === 0) return [];
  return [{ start: specifiers[0]!.start, end: specifiers.at(-1)!.end, text: [...parts].sort().join(',') }];
}

function occurrences(variable: Variable, code: string, to: string): Edit[] {
  const nodes = new Map<number, Ranged>();
  for (const node of [...variable.identifiers, ...variable.references.map(({ identifier }) => identifier)]) {
    const { start, end } = node as unknown as Ranged;
    nodes.set(start, { start, end });
  }
  return [...nodes.values()].map(({ start, end }) => {
    // `{ a }` stands for `{ a: a }`.
    const short = shorthands.get(start);
    return { start, end, text: short ? `${code.slice(start, end)}:${to}` : to };
  });
}

let shorthands = new Map<number, boolean>();

/** The analyzer reads ranges, the parser tells where things start and end; notes what is written short in objects and patterns. */
function addRanges(program: object): void {
  shorthands = new Map();
  const visit = (node: Record<string, unknown> & Ranged) => {
    node.range = [node.start, node.end];
    if (node.type === 'Property' && node.shorthand) shorthands.set(node.start, true);
    for (const child of Object.values(node))
      for (const item of Array.isArray(child) ? child : [child])
        if (item && typeof item === 'object' && 'type' in item) visit(item);
  };
  visit(program as Parameters<typeof visit>[0]);
}

function applied(code: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    // Within a list that is written anew.
    if (start < at) continue;
    out += code.slice(at, start) + text;
    at = end;
  }
  return out + code.slice(at);
}
