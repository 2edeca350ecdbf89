// Everything about the sdk that is written rather than thought: manifest, published types, React wrappers, partners' tables.

import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import prettier from 'prettier';
import { root } from '@portolan/tooling/paths';
import { pascal, readSdk } from './sdk-model.mjs';
import { readServices } from './services.mjs';

/** @typedef {import('./sdk-model.mjs').Model} Model */
/** @typedef {import('./sdk-model.mjs').Element} Element */

const notice = '// Written by `npm run codegen` from the docstrings of packages/sdk/src. Do not edit.\n\n';
const guide = 'docs/embedding.md';

/**
 * The npm entries, which register a tag each, and the list of all services: by path below the root. They follow from the names in
 * `services/` alone, so they can be written before the rest is read.
 * @returns {Promise<Map<string, string>>}
 */
export async function entryFiles() {
  const written = '// Written by `npm run codegen` from packages/sdk/src/services. Do not edit.\n\n';
  const folder = join(root, 'packages/sdk/src');
  const services = readServices().map(({ name, className, source }) => ({
    name,
    className,
    from: `../${relative(folder, source)}`,
  }));
  const elements = [
    ...services,
    { name: 'agency', className: 'TravelAgency', from: '../element/travel-agency.ts' },
  ];
  const list = services.map(
    ({ className, from }) => `export { ${className} } from '${from.replace('../services', '.')}';`,
  );
  const files = new Map([['packages/sdk/src/services/index.ts', `${written}${list.join('\n')}\n`]]);
  for (const { name, className, from } of elements)
    files.set(
      `packages/sdk/src/define/${name}.ts`,
      `${written}import { ${className} } from '${from}';\nimport { register } from './register.ts';\n\nregister(${className});\nexport { ${className} };\n`,
    );
  files.set(
    'packages/sdk/src/define/all.ts',
    [
      written.trimEnd(),
      '',
      ...elements.map(({ className, from }) => `import { ${className} } from '${from}';`),
      "import { register } from './register.ts';",
      '',
      '// Not by importing the files beside this one: a bundler may drop a module that two entries share.',
      ...elements.map(({ className }) => `register(${className});`),
      '',
      "export * from '../index.ts';",
    ].join('\n'),
  );
  return formatted(files);
}

/**
 * The files as they should be, by path below the root.
 * @returns {Promise<Map<string, string>>}
 */
export async function sdkFiles() {
  const model = await readSdk();
  const files = new Map([
    ['packages/sdk/custom-elements.json', JSON.stringify(manifest(model))],
    ['packages/sdk/types/index.d.ts', notice + indexTypes(model)],
    ['packages/sdk/types/react.d.ts', notice + reactTypes(model)],
    ['packages/sdk/types/jsx/react.d.ts', notice + reactTags(model)],
    ['packages/sdk/types/jsx/preact.d.ts', notice + preactTags(model)],
    ['packages/sdk/types/jsx/vue.d.ts', notice + vueTags(model)],
    ['packages/sdk/src/react/index.ts', notice + reactSource(model)],
  ]);
  if (existsSync(join(root, guide))) {
    files.set(guide, withTables(readFileSync(join(root, guide), 'utf8'), tables(model)));
  }
  return new Map([...(await entryFiles()), ...(await formatted(files))]);
}

/** @param {Map<string, string>} files */
async function formatted(files) {
  const options = await prettier.resolveConfig(join(root, 'packages/sdk/x.ts'));
  for (const [path, text] of files)
    files.set(path, await prettier.format(text, { ...options, filepath: join(root, path) }));
  return files;
}

/** Paths whose content on disk differs. @returns {Promise<string[]>} */
export async function staleSdkFiles() {
  return [...(await sdkFiles())]
    .filter(
      ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text,
    )
    .map(([path]) => path);
}

// ── custom-elements.json ────────────────────────────────────────────────────────────────────────────────────

/** @param {Model} model the manifest of https://github.com/webcomponents/custom-elements-manifest */
function manifest({ elements, events }) {
  return {
    schemaVersion: '2.1.0',
    modules: elements.map((element) => ({
      kind: 'javascript-module',
      path: `define/${element.door}.js`,
      summary: `Registers <${element.tag}>.`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: element.className,
          tagName: element.tag,
          summary: element.summary,
          description: element.description,
          superclass: { name: 'HTMLElement', package: 'global:' },
          members: element.attributes.map((one) => ({
            kind: 'field',
            name: one.property,
            type: { text: `${one.type} | null` },
            ...fallbackOf(one),
            description: one.description,
            attribute: one.attribute,
            reflects: true,
          })),
          attributes: element.attributes.map((one) => ({
            name: one.attribute,
            fieldName: one.property,
            type: { text: one.values ?? 'string' },
            ...fallbackOf(one),
            description: one.description,
          })),
          events: element.events.map(({ name, description }) => {
            const type = events.find((event) => event.name === name)?.type ?? 'unknown';
            return { name, type: { text: `CustomEvent<${type}>` }, description };
          }),
          slots: element.slots,
          cssParts: element.parts,
          cssProperties: element.tokens.map(({ name, description, default: fallback }) => ({
            name,
            description,
            ...(fallback === null ? {} : { default: fallback }),
          })),
        },
      ],
      exports: [
        { kind: 'js', name: element.className, declaration: { name: element.className } },
        {
          kind: 'custom-element-definition',
          name: element.tag,
          declaration: { name: element.className },
        },
      ],
    })),
  };
}

/** @param {{ default: string | null }} attribute */
const fallbackOf = ({ default: fallback }) => (fallback && fallback !== 'none' ? { default: fallback } : {});

// ── Types ───────────────────────────────────────────────────────────────────────────────────────────────────

/** @param {string} words */
const doc = (words) => (words ? `/** ${words} */\n` : '');

/** @param {import('./sdk-model.mjs').Attribute} attribute */
const words = ({ description, default: fallback }) =>
  doc(`${description}${fallback ? ` @default ${fallback}` : ''}`);

/** @param {Element[]} elements */
const ownNames = (elements) => elements.map(({ className }) => className);

/** Plain declarations, whole without any other package: what the classes look like from outside. @param {Model} model */
function indexTypes({ elements, events, functions, types }) {
  const widget = elements.find(({ attributes }) => attributes.some(({ property }) => property === 'consent'));
  const shared = widget?.attributes.filter((one) => one.shared) ?? [];
  // `lang` is a property of every HTML element.
  const field = (/** @type {import('./sdk-model.mjs').Attribute} */ one) =>
    one.property === 'lang' ? '' : `${words(one)}${one.property}: ${one.type} | null;`;
  const optional = (/** @type {'property' | 'attribute'} */ key) => {
    return (/** @type {import('./sdk-model.mjs').Attribute} */ one) =>
      `${words(one)}'${one[key]}'?: ${key === 'attribute' ? (one.values ?? 'string') : one.type} | undefined;`;
  };
  return [
    ...types.map(({ name, text, doc: said }) =>
      text.startsWith('{') && !text.includes('} & {')
        ? `${doc(said)}export interface ${name} ${text}`
        : `${doc(said)}export type ${name} = ${text};`,
    ),
    ...events.map(({ name, type, detail }) => {
      const what = elements.flatMap((one) => one.events).find((one) => one.name === name)?.description;
      const said = doc(`Detail of \`${name}\`: ${what}.`);
      return detail.includes('} & {') || !detail.startsWith('{')
        ? `${said}export type ${type} = ${detail};`
        : `${said}export interface ${type} ${detail}`;
    }),
    `/** Every event by name; all bubble and cross shadow roots, so a page may listen anywhere. */
     export interface TravelEventMap { ${events.map(({ name, type }) => `'${name}': CustomEvent<${type}>;`).join('\n')} }`,
    `/** What all widgets have in common. */
     export declare abstract class TravelElement extends HTMLElement { ${shared.map(field).join('\n')} }`,
    ...elements.map((element) => {
      const isWidget = element.attributes.some(({ property }) => property === 'consent');
      const fields = element.attributes.filter((one) => !isWidget || !one.shared);
      return `${doc(`\`<${element.tag}>\`: ${element.description}`)}export declare class ${element.className} extends ${isWidget ? 'TravelElement' : 'HTMLElement'} { ${fields.map(field).join('\n')} }`;
    }),
    ...elements.flatMap((element) => [
      `/** Attributes of \`<${element.tag}>\` as markup spells them. */
       export interface ${element.className}Attributes { ${element.attributes.map(optional('attribute')).join('\n')} }`,
      `/** The same by the names of their properties. */
       export interface ${element.className}Props { ${element.attributes.map(optional('property')).join('\n')} }`,
    ]),
    ...functions.map(({ name, text, doc: said }) => `${doc(said)}export declare function ${name}${text};`),
    `declare global {
       interface GlobalEventHandlersEventMap extends TravelEventMap {}
       interface HTMLElementTagNameMap { ${elements.map(({ tag, className }) => `'${tag}': ${className};`).join('\n')} }
     }`,
  ].join('\n\n');
}

/** @param {Model} model @param {string[]} names */
const fromIndex = (model, names, from = './index.js') =>
  `import type { ${names.sort((a, b) => a.localeCompare(b)).join(', ')} } from '${from}';`;

/** Event props of an element. @param {Element} element @param {(name: string) => string} spell */
const eventProps = (element, spell) =>
  element.events
    .map(
      ({ name, description }) =>
        `${doc(description)}'${spell(name)}'?: ((event: TravelEventMap['${name}']) => void) | undefined;`,
    )
    .join('\n');

/** `travel-booked` → `onTravelBooked`. @param {string} name */
const handler = (name) => `on${pascal(name)}`;

/** @param {Model} model */
function reactTypes(model) {
  const { elements } = model;
  return [
    "import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';",
    fromIndex(model, [
      'TravelEventMap',
      ...elements.flatMap(({ className }) => [
        `${className} as ${className}Element`,
        `${className}Props as Own${className}Props`,
      ]),
    ]),
    ...elements.map(
      (element) => `/** Props of \`<${element.className}>\`. */
export interface ${element.className}Props extends Own${element.className}Props, Omit<HTMLAttributes<${element.className}Element>, keyof Own${element.className}Props> { ${eventProps(element, handler)} }
/** ${element.description} Renders \`<${element.tag}>\`; children show until it is there. */
export declare const ${element.className}: ForwardRefExoticComponent<${element.className}Props & RefAttributes<${element.className}Element>>;`,
    ),
  ].join('\n\n');
}

/** @param {Model} model @param {string} preamble @param {string} module @param {string} types */
function intrinsic(model, preamble, module, types) {
  const { elements } = model;
  return [
    preamble,
    fromIndex(
      model,
      ['TravelEventMap', ...elements.flatMap(({ className }) => [className, `${className}Attributes`])],
      '../index.js',
    ),
    types,
    ...elements.map(
      (element) => `interface ${element.className}Events { ${eventProps(element, (name) => `on${name}`)} }`,
    ),
    `declare module '${module}' {
       namespace JSX {
         interface IntrinsicElements { ${elements
           .map(({ tag, className: name }) => `'${tag}': Tag<${name}, ${name}Attributes, ${name}Events>;`)
           .join('\n')} }
       }
     }`,
  ].join('\n\n');
}

/** @param {Model} model */
const reactTags = (model) =>
  intrinsic(
    model,
    "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
    'react',
    `/** React hands what it does not know to a custom element as it is; events by \`on\` and their name since 19. */
     type Tag<Node, Attributes, Events> = Omit<DetailedHTMLProps<HTMLAttributes<Node>, Node>, keyof Attributes> & Attributes & Events & { class?: string | undefined };`,
  );

/** @param {Model} model */
const preactTags = (model) =>
  intrinsic(
    model,
    "import type { HTMLAttributes } from 'preact';",
    'preact',
    `type Tag<Node extends EventTarget, Attributes, Events> = Omit<HTMLAttributes<Node>, keyof Attributes> & Attributes & Events;`,
  );

/** @param {Model} model */
function vueTags(model) {
  const { elements } = model;
  return [
    "import type { HTMLAttributes, PublicProps } from 'vue';",
    fromIndex(
      model,
      ['TravelEventMap', ...elements.map(({ className }) => `${className}Props`)],
      '../index.js',
    ),
    ...elements.map((element) => `interface ${element.className}Events { ${eventProps(element, handler)} }`),
    `/** A custom element as a template sees it. */
     type Tag<Props, Events> = new () => { $props: PublicProps & Omit<HTMLAttributes, keyof Props> & Props & Events; $slots: { default?: () => unknown; error?: () => unknown } };`,
    `declare module 'vue' {
       interface GlobalComponents { ${elements
         .map(({ tag, className: name }) => `'${tag}': Tag<${name}Props, ${name}Events>;`)
         .join('\n')} }
     }`,
  ].join('\n\n');
}

// ── React wrappers ──────────────────────────────────────────────────────────────────────────────────────────

/** @param {Model} model */
function reactSource(model) {
  const { elements } = model;
  const names = ownNames(elements);
  /** @param {Element} element */
  const maps = (element) => {
    const attributes = Object.fromEntries(
      element.attributes
        .filter((one) => one.attribute !== one.property)
        .map((one) => [one.property, one.attribute]),
    );
    const events = Object.fromEntries(element.events.map(({ name }) => [handler(name), name]));
    return `${JSON.stringify(attributes)}, ${JSON.stringify(events)}`;
  };
  return [
    `/**
      * The tags as React components, for React 18 and newer: typed props, events as props. They render nothing but their tag on a server.
      */`,
    `import { ${names.map((name) => `${name} as ${name}Element`).join(', ')} } from '@portolan/sdk';`,
    "import { wrapElement } from './wrapper.ts';",
    ...elements.map(
      (element) =>
        `${doc(element.description)}export const ${element.className} = /* @__PURE__ */ wrapElement<object, ${element.className}Element>('${element.tag}', ${element.className}Element, ${maps(element)});`,
    ),
  ].join('\n\n');
}

// ── Tables of the partners' guide ───────────────────────────────────────────────────────────────────────────

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');
/** @param {string[]} head @param {string[][]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
/** @param {string} text */
const code = (text) => `\`${text}\``;
/** @param {string | null} fallback */
const shown = (fallback) =>
  !fallback || fallback === 'none' ? '' : /^'.*'$/.test(fallback) ? code(fallback.slice(1, -1)) : fallback;

/** @param {Model} model @returns {Record<string, string>} by the name of their marker */
export function tables({ elements, events }) {
  const widgets = elements.filter(({ attributes }) =>
    attributes.some(({ property }) => property === 'consent'),
  );
  const first = widgets[0];
  if (!first) throw new Error('No element is a widget.');
  /** @param {import('./sdk-model.mjs').Attribute} one */
  const row = (one) => [
    code(one.attribute),
    one.values === null
      ? ''
      : one.values
          .split(' | ')
          .map((value) => code(value.replaceAll("'", '')))
          .join(', '),
    shown(one.default),
    one.description,
  ];
  const head = ['attribute', 'values', 'default', 'what it says'];
  /** @param {(element: Element) => { name: string }[]} list @param {string} name */
  const having = (list, name) => {
    const those = widgets.filter((element) => list(element).some((one) => one.name === name));
    return those.length === widgets.length ? 'all' : those.map(({ tag }) => code(tag)).join(', ');
  };
  /** @template {{ name: string, description: string }} T @param {(element: Element) => T[]} list */
  const all = (list) => [...new Map(widgets.flatMap(list).map((one) => [one.name, one])).values()];
  return {
    tags: table(
      ['tag', 'from npm', 'what it shows'],
      elements.map((one) => [code(`<${one.tag}>`), code(`@portolan/sdk/${one.door}`), one.description]),
    ),
    'shared attributes': table(head, first.attributes.filter((one) => one.shared).map(row)),
    'own attributes': table(
      ['tag', ...head],
      widgets.flatMap((element) =>
        element.attributes.filter((one) => !one.shared).map((one) => [code(element.tag), ...row(one)]),
      ),
    ),
    events: table(
      ['event', 'from', '`event.detail`', 'when'],
      events.map(({ name, detail, cancelable }) => {
        const said =
          elements.flatMap((one) => one.events).find((one) => one.name === name)?.description ?? '';
        return [
          code(name),
          having((one) => one.events, name),
          code(
            detail
              .replaceAll(/\/\*\*.*?\*\/ /g, '')
              .replaceAll('readonly ', '')
              .replaceAll('; }', ' }'),
          ),
          `${said}${cancelable && !said.includes('cancel') ? '; can be cancelled' : ''}`,
        ];
      }),
    ),
    tokens: table(
      ['custom property', 'default', 'what it sets'],
      all((one) => one.tokens).map((one) => [code(one.name), one.default ?? '', one.description]),
    ),
    parts: table(
      ['part', 'in', 'what it is'],
      all((one) => one.parts).map((one) => [
        code(one.name),
        having((element) => element.parts, one.name),
        one.description,
      ]),
    ),
    slots: table(
      ['slot', 'in', 'what it holds'],
      all((one) => one.slots).map((one) => [
        one.name ? code(one.name) : '(children)',
        having((element) => element.slots, one.name),
        one.description,
      ]),
    ),
  };
}

/**
 * @param {string} text
 * @param {Record<string, string>} all
 * @throws {Error} when a marker is missing
 */
function withTables(text, all) {
  for (const [name, content] of Object.entries(all)) {
    const [begin, end] = [`<!-- ${name}: written by npm run codegen -->`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${guide} lacks its markers ${begin} and ${end}.`);
    text = `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
  }
  return text;
}
