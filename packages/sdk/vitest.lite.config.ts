import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from '@portolan/tooling/paths';
import { reactAliases } from '@portolan/tooling/react-aliases';
import { smallAliases } from './lite-aliases.ts';

const testing = join(import.meta.dirname, 'testing-small.mjs');

// The unit tests of everything that ships in the script-tag build, on its stand-ins (docs/decisions/004):
// npx vitest run -c packages/sdk/vitest.lite.config.ts
export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  resolve: {
    alias: [
      ...smallAliases,
      ...reactAliases(),
      { find: /^preact(\/test-utils)?$/, replacement: testing },
      // Only its tools for hooks need it, which nobody asks for.
      { find: /^preact\/hooks$/, replacement: testing },
    ],
  },
  test: {
    env: { TZ: 'UTC' },
    include: ['sdk/src/element', 'client/src', 'widgets/src', 'ui/src'].map(
      (folder) => `${join('packages', folder)}/**/*.test.{ts,tsx}`,
    ),
    exclude: ['**/*.browser.test.*', '**/node_modules/**'],
    server: { deps: { inline: [/zustand/, /preact/, /@testing-library/] } },
  },
});
