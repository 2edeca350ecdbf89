// What the sdk offers, read from its sources: tags and attributes from the classes as they run, words and types from their
// docstrings. Manifest, published types, React wrappers and the partners' tables are written from this (`npm run codegen`).

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { createServer } from 'vite';
import { root } from '@portolan/tooling/paths';
import { reactAliases } from '@portolan/tooling/react-aliases';
import { readServices } from './services.mjs';

const source = join(root, 'packages', 'sdk', 'src');

/** @typedef {{ property: string, attribute: string, type: string, values: string | null, default: string | null, description: string, shared: boolean }} Attribute */
/** @typedef {{ name: string, description: string }} Named */
/** @typedef {{ name: string, tag: string, properties: Record<string, { attribute?: string | boolean }> }} Class */
/**
 * @typedef {object} Element
 * @property {string} tag
 * @property {string} className
 * @property {string} door subpath of the package that registers it, such as `hotels`
 * @property {string} summary
 * @property {string} description
 * @property {Attribute[]} attributes shared ones last
 * @property {Named[]} events
 * @property {Named[]} slots
 * @property {Named[]} parts
 * @property {(Named & { default: string | null })[]} tokens
 */
/** @typedef {{ name: string, type: string, detail: string, cancelable: boolean }} Event `type`: name of the detail's type; `detail`: its members */
/**
 * @typedef {object} Model
 * @property {Element[]} elements
 * @property {Event[]} events every event of any element
 * @property {{ name: string, text: string, doc: string }[]} functions
 * @property {{ name: string, text: string, doc: string }[]} types
 */

/** Exported for our own site, which compiles the sources; partners have no use for them. */
const workspaceOnly = new Set([
  'Host',
  'HostState',
  'NavigateDetail',
  'TravelEventDetails',
  'TravelEventName',
]);

/**
 * @returns {Promise<Model>}
 * @throws {Error} naming everything that lacks its words
 */
export async function readSdk() {
  /** @type {string[]} */
  const missing = [];
  const registered = await readClasses();
  const program = openProgram();
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(join(source, 'index.ts'));
  const module = index && checker.getSymbolAtLocation(index);
  if (!module) throw new Error('packages/sdk/src/index.ts could not be read.');
  const exports = new Map(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [
        symbol.name,
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ]),
  );

  /** @param {string} name */
  const exported = (name) => {
    const symbol = exports.get(name);
    if (!symbol) throw new Error(`packages/sdk/src/index.ts does not export ${name}.`);
    return symbol;
  };
  const shared = new Set(Object.keys(registered.baseProperties));
  const base = readAttributes(checker, exported('TravelElement'), shared);

  const elements = registered.tags.map(({ tag, element, door }) => {
    const className = element.name;
    const symbol = exported(className);
    const docs = classDocs(checker, symbol);
    const declared = Object.entries(element.properties).filter(([, { attribute }]) => attribute !== false);
    const own = readAttributes(checker, symbol, new Set(declared.map(([name]) => name)));
    const attributes = declared.map(([property, declaration]) => {
      const words = own.get(property)?.default ? own.get(property) : base.get(property);
      if (!words?.description) missing.push(`${className}.${property} has no description`);
      if (words && words.default === null) missing.push(`${className}.${property} does not say its @default`);
      return {
        property,
        attribute: typeof declaration.attribute === 'string' ? declaration.attribute : property.toLowerCase(),
        type: words?.type ?? 'string',
        values: words?.values ?? null,
        default: words?.default ?? null,
        description: words?.description ?? '',
        shared: shared.has(property),
      };
    });
    for (const [kind, list] of /** @type {const} */ ([
      ['event', docs.events],
      ['slot', docs.slots],
      ['part', docs.parts],
      ['token', docs.tokens],
    ])) {
      for (const { name, description } of list)
        if (!description) missing.push(`${kind} ${name || '(default)'} of ${className} has no description`);
    }
    if (!docs.summary) missing.push(`${className} has no @summary`);
    return {
      tag,
      className,
      door,
      ...docs,
      attributes: [
        ...attributes.filter(({ shared }) => !shared),
        ...attributes.filter(({ shared }) => shared),
      ],
    };
  });

  const events = readEvents(checker, exported('TravelEventDetails'));
  const told = new Set(elements.flatMap(({ events }) => events.map(({ name }) => name)));
  for (const { name } of events) if (!told.has(name)) missing.push(`no element documents @event ${name}`);
  for (const name of told)
    if (!events.some((event) => event.name === name))
      missing.push(`${name} has no type in TravelEventDetails`);

  const tokens = new Set(elements.flatMap(({ tokens }) => tokens.map(({ name }) => name)));
  const read = await tokensInUse();
  for (const name of read)
    if (!tokens.has(name) && !ofThemes.has(name)) missing.push(`the token ${name} has no @cssproperty`);
  for (const name of tokens) if (!read.has(name)) missing.push(`nothing reads the token ${name}`);
  if (missing.length > 0) throw new Error(`The sdk's docstrings lack something:\n  ${missing.join('\n  ')}`);

  /** @type {Model['functions']} */
  const functions = [];
  /** @type {Model['types']} */
  const types = [];
  for (const [name, symbol] of exports) {
    if (workspaceOnly.has(name) || symbol.flags & ts.SymbolFlags.Class) continue;
    const doc = docText(checker, symbol);
    if (symbol.flags & ts.SymbolFlags.Function) {
      const declaration = symbol.declarations?.find(ts.isFunctionDeclaration);
      if (!declaration) throw new Error(`${name} of packages/sdk/src/index.ts has no declaration.`);
      const parameters = declaration.parameters.map((one) => one.getText()).join(', ');
      functions.push({ name, text: `(${parameters}): ${declaration.type?.getText() ?? 'void'}`, doc });
    } else if (symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)) {
      types.push({ name, text: expand(checker, checker.getDeclaredTypeOfSymbol(symbol), true), doc });
    } else {
      throw new Error(`${name} of packages/sdk/src/index.ts is neither class, function nor type.`);
    }
  }
  return { elements, events, functions, types };
}

/**
 * The classes as they run: tags and properties. Vite loads them, because the sources import style sheets.
 * @returns {Promise<{ tags: { tag: string, element: Class, door: string }[], baseProperties: Class['properties'] }>}
 */
async function readClasses() {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    resolve: { alias: reactAliases() },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  });
  try {
    const load = (/** @type {string} */ path) => server.ssrLoadModule(path);
    const tags = [];
    for (const { name, className, source: path } of readServices()) {
      const element = (await load(path))[className];
      tags.push({ tag: element.tag, element, door: name });
    }
    const { TravelAgency } = await load(join(source, 'element', 'travel-agency.ts'));
    tags.push({ tag: TravelAgency.tag, element: TravelAgency, door: 'agency' });
    const { TravelElement } = await load(join(source, 'element', 'travel-element.ts'));
    return { tags, baseProperties: TravelElement.properties };
  } finally {
    await server.close();
  }
}

function openProgram() {
  const config = ts.readConfigFile(join(root, 'tsconfig.browser.json'), (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  return ts.createProgram([join(source, 'index.ts')], { ...options, incremental: false });
}

/** What a theme works out by itself; a page may set those that are documented. */
const ofThemes = new Set([
  ...['--travel-l', '--travel-c', '--travel-h', '--travel-tint', '--travel-fill', '--travel-on'],
]);

/** Custom properties that the widgets' sheets read. */
async function tokensInUse() {
  const found = new Set(['--travel-primary']);
  for (const name of ['ui', 'widgets', 'sdk']) {
    const folder = join(root, 'packages', name, 'src');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(tsx?|css)$/.test(file) || /\.test\./.test(file)) continue;
      for (const [, token = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
        /var\(\s*(--travel-[\w-]+)/g,
      ))
        found.add(token);
    }
  }
  return found;
}

// ── Docstrings ──────────────────────────────────────────────────────────────────────────────────────────────

/**
 * What the docstrings of a class and of those it extends say; the nearest word on a name wins.
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
function classDocs(checker, symbol) {
  /** @type {Map<string, Map<string, string>>} */
  const lists = new Map(['event', 'slot', 'csspart', 'cssproperty'].map((tag) => [tag, new Map()]));
  let summary = '';
  const chain = [symbol, ...basesOf(checker, symbol)];
  for (const one of chain) {
    for (const declaration of one.declarations ?? []) {
      for (const tag of ts.getJSDocTags(declaration)) {
        const text = clean(ts.getTextOfJSDocComment(tag.comment) ?? '');
        if (tag.tagName.text === 'summary') summary ||= text;
        const list = lists.get(tag.tagName.text);
        const [, name = '', description = ''] = /^(\S*?)\s*-\s+([\s\S]*)$/.exec(text) ?? [null, text, ''];
        if (list && !list.has(name)) list.set(name, description);
      }
    }
  }
  const named = (/** @type {string} */ tag) =>
    [...(lists.get(tag) ?? [])].map(([name, description]) => ({ name, description }));
  return {
    summary,
    description: clean(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    events: named('event').sort((a, b) => eventRank(a.name) - eventRank(b.name)),
    slots: named('slot').sort((a, b) => a.name.localeCompare(b.name)),
    parts: named('csspart'),
    tokens: named('cssproperty').map(({ name, description }) => {
      const [, words = description, fallback = null] = /^(.*?)\.? Default: (.*)$/s.exec(description) ?? [];
      return { name, description: words, default: fallback };
    }),
  };
}

/** In the order in which they happen. @param {string} name */
function eventRank(name) {
  const order = ['ready', 'search', 'select', 'navigate', 'checkout', 'booked', 'error', 'track'];
  const rank = order.indexOf(name.replace('travel-', ''));
  return rank < 0 ? order.length : rank;
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol @returns {ts.Symbol[]} of our own, nearest first */
function basesOf(checker, symbol) {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return (type.isClassOrInterface() ? checker.getBaseTypes(type) : []).flatMap((base) => {
    const next = base.getSymbol();
    const ours = next?.declarations?.some((one) => one.getSourceFile().fileName.startsWith(source));
    return next && ours ? [next, ...basesOf(checker, next)] : [];
  });
}

/**
 * Words on the properties of a class.
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 * @param {Set<string>} wanted
 */
function readAttributes(checker, symbol, wanted) {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return new Map(
    checker.getPropertiesOfType(type).flatMap((property) => {
      const ours = property.declarations?.some((one) => one.getSourceFile().fileName.startsWith(source));
      if (!ours || !wanted.has(property.name)) return [];
      const tags = property.getJsDocTags(checker);
      const tag = (/** @type {string} */ name) => {
        const found = tags.find((one) => one.name === name);
        return found ? clean(ts.displayPartsToString(found.text)) : null;
      };
      return [
        [
          property.name,
          {
            description: clean(ts.displayPartsToString(property.getDocumentationComment(checker))),
            default: tag('default'),
            type: tag('values') ?? plain(checker, checker.getTypeOfSymbol(property)),
            values: tag('values'),
          },
        ],
      ];
    }),
  );
}

/** A property's type without the `null` that stands for an absent attribute. @param {ts.TypeChecker} checker @param {ts.Type} type */
function plain(checker, type) {
  return expand(checker, checker.getNonNullableType(type));
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol @returns {Event[]} */
function readEvents(checker, symbol) {
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .map((property) => ({
      name: property.name,
      type: `${pascal(property.name)}Detail`,
      detail: expand(checker, checker.getTypeOfSymbol(property), true),
      cancelable: ['travel-navigate', 'travel-select', 'travel-checkout'].includes(property.name),
    }))
    .sort((a, b) => eventRank(a.name) - eventRank(b.name));
}

/** `travel-booked` → `TravelBooked`. @param {string} name */
export function pascal(name) {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}

/**
 * A type as text that needs no import: the members of our own types, with their words.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {boolean} [documented]
 * @returns {string}
 */
function expand(checker, type, documented = false) {
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  if (type.flags & (ts.TypeFlags.Boolean | ts.TypeFlags.BooleanLiteral)) return text;
  if (type.isUnion()) return unionText(checker, type.types);
  if (type.isIntersection()) return type.types.map((one) => expand(checker, one, documented)).join(' & ');
  if (!(type.flags & ts.TypeFlags.Object)) return text;
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
    const inner = item ? expand(checker, item) : 'unknown';
    return item?.isUnion() ? `(${inner})[]` : `${inner}[]`;
  }
  const properties = checker.getPropertiesOfType(type);
  const indexes = checker.getIndexInfosOfType(type);
  if (type.getCallSignatures().length > 0) return text;
  const members = properties.map((property) => {
    const optional = Boolean(property.flags & ts.SymbolFlags.Optional);
    const type = checker.getTypeOfSymbol(property);
    const value =
      optional && type.isUnion()
        ? `${unionText(
            checker,
            type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)),
          )} | undefined`
        : expand(checker, type);
    const words = documented ? docText(checker, property) : '';
    return `${words ? `/** ${words} */ ` : ''}${property.name}${optional ? '?' : ''}: ${value};`;
  });
  const rest = indexes.map(
    (info) => `readonly [name: ${checker.typeToString(info.keyType)}]: ${checker.typeToString(info.type)};`,
  );
  return `{ ${[...members, ...rest].join(' ')} }`;
}

/** `null` comes last, as one writes it. @param {ts.TypeChecker} checker @param {readonly ts.Type[]} types */
function unionText(checker, types) {
  const last = (/** @type {ts.Type} */ { flags }) =>
    Number(Boolean(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
  return [...types]
    .sort((a, b) => last(a) - last(b))
    .map((one) => expand(checker, one))
    .join(' | ');
}

/** @param {ts.TypeChecker} checker @param {ts.Symbol} symbol */
function docText(checker, symbol) {
  const words = clean(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const tags = symbol
    .getJsDocTags(checker)
    .map(({ name, text }) => `@${name} ${clean(ts.displayPartsToString(text))}`);
  return [words, ...tags].join(' ').trim();
}

/** @param {string} text */
const clean = (text) => text.replace(/\s+/g, ' ').trim();
