// What the formatter and the compiler cannot see. A rule that is here holds everywhere it names; a line that
// must break one says why beside it.

import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** React APIs that preact/compat lacks: they type-check and then fail in what we ship. */
const lackingInCompat = [
  'useActionState',
  'useOptimistic',
  'use',
  'cache',
  'Activity',
  'unstable_Activity',
  'ViewTransition',
  'useEffectEvent',
];

const browserPackages = ['client', 'ui', 'widgets', 'sdk', 'app', 'pages'];
const browserCode = [
  ...browserPackages.map((name) => `packages/${name}/src/**/*.{ts,tsx}`),
  'packages/site/**/*.{ts,tsx}',
];
const tests = ['**/*.test.{ts,tsx}', '**/*.test-d.ts', '**/*.e2e.ts', '**/testing/**'];

/** Physical sides break right-to-left languages. */
const physical =
  '(?:margin|padding|border)(?:Left|Right)|(?:left|right)|border(?:Top|Bottom)(?:Left|Right)Radius';

const readsDate =
  ':matches(CallExpression[callee.object.name="Date"][callee.property.name="parse"], NewExpression[callee.name="Date"])';
const localDayNames = '/^(?:checkIn|checkOut|startDate|endDate|bornOn)$/';
const localDayMessage =
  'A local day is no instant: stayBeginsAt, placeMoment or instantAt take the zone of the place; utcMidnight is for days of UTC.';
/** A day at a place read as if it began at midnight of UTC. */
const localDaysAsInstants = [
  `${readsDate} > MemberExpression[property.name=${localDayNames}]`,
  `${readsDate} > Identifier.arguments[name=${localDayNames}]`,
  `${readsDate} > CallExpression > Identifier.arguments[name=${localDayNames}]`,
  // `${day}T00:00:00Z`
  'TemplateElement[value.raw=/^T\\d\\d:\\d\\d.*Z$/]',
].map((selector) => ({ selector, message: localDayMessage }));

export default defineConfig(
  globalIgnores(['**/dist/', '.data/', 'coverage/', '**/*.api.md', 'node_modules/']),
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-empty-function': 'off',
      // `{}` as a type stands for "no own members" in generics here.
      '@typescript-eslint/no-empty-object-type': 'off',
      'no-restricted-exports': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // The compiler knows what is defined.
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...[
            'process',
            'console',
            'Buffer',
            'URL',
            'URLSearchParams',
            'setTimeout',
            'clearTimeout',
            'fetch',
          ],
          ...[
            'setInterval',
            'clearInterval',
            'AbortSignal',
            'AbortController',
            'performance',
            'structuredClone',
          ],
          ...['TextDecoder', 'TextEncoder', 'module', 'require', 'NodeJS'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['examples/**/*.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        window: 'readonly',
        customElements: 'readonly',
        location: 'readonly',
        fetch: 'readonly',
      },
    },
  },
  {
    files: ['packages/*/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...localDaysAsInstants] },
  },
  {
    files: browserCode,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    ...jsxA11y.flatConfigs.recommended,
    files: ['packages/*/**/*.tsx'],
  },
  {
    files: ['packages/*/**/*.tsx'],
    rules: {
      // Rules that judge one element where the answer lies in several: focus that moves on purpose, keys handled by
      // an ancestor (roving focus, Esc on a dialog), scrollers that must be focusable. axe and the keyboard tests in
      // a real browser judge the result.
      'jsx-a11y/no-autofocus': 'off',
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      'jsx-a11y/interactive-supports-focus': 'off',
    },
  },
  {
    files: [...browserCode],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: lackingInCompat,
              message: 'preact/compat, which we ship, does not have it.',
            },
            { name: 'react', importNames: ['default'], message: 'Import what you need by name.' },
            {
              name: 'react-dom',
              importNames: ['useFormStatus', 'useFormState', 'preload', 'preinit'],
              message: 'preact/compat, which we ship, does not have it.',
            },
            {
              name: 'preact',
              message: 'Source imports react; that it ships as preact is known to tooling alone.',
            },
            { name: 'preact/hooks', message: 'Source imports react.' },
            { name: 'preact/compat', message: 'Source imports react.' },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...localDaysAsInstants,
        {
          selector:
            'JSXOpeningElement[name.name="form"] > JSXAttribute[name.name="action"] > JSXExpressionContainer > :function',
          message: 'preact renders a form action function as text; use onSubmit.',
        },
        {
          selector:
            'JSXAttribute[name.name="dangerouslySetInnerHTML"] > JSXExpressionContainer > ObjectExpression',
          message:
            'Trusted Types refuse a text: markup comes from one policy, such as prose() of pages, and is sanitised there.',
        },
        {
          selector: `JSXAttribute[name.name="style"] Property[key.name=/^(?:${physical})$/]`,
          message: 'Use logical sides (insetInlineStart, marginInlineEnd …): right-to-left languages mirror.',
        },
        {
          selector: `TemplateElement[value.raw=/(?:^|[;{\\s])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)\\s*:\\s/]`,
          message: 'Use logical sides in styles (inset-inline-start, margin-inline-end …).',
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'In browsers only @portolan/client calls the network.' },
        { name: 'XMLHttpRequest', message: 'In browsers only @portolan/client calls the network.' },
      ],
    },
  },
  {
    files: ['packages/client/src/**/*.ts', 'packages/site/ssr/**', 'packages/*/vite*.config.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['packages/{contract,core,i18n,art}/src/**/*.ts'],
    ignores: [...tests],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'This package has no network: it asks a port.' },
      ],
      'no-restricted-syntax': [
        'error',
        ...localDaysAsInstants,
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'This package has no clock of its own: take the time as a parameter.',
        },
        {
          selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
          message: 'This package has no clock of its own: take the time as a parameter.',
        },
        {
          selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
          message: 'This package is deterministic: take a seed as a parameter.',
        },
      ],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-imports': 'off',
    },
  },
);
