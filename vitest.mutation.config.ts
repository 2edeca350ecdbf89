import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

const at = (path: string) => new URL(path, import.meta.url).pathname;

/** The tests that mutants of the pure arithmetic must not survive: nothing with a database or a browser. See stryker.config.json. */
export default defineConfig({
  // The mutated copy, where another package imports it: node_modules links to the original.
  resolve: {
    alias: [
      { find: /^@portolan\/core$/, replacement: at('packages/core/src/index.ts') },
      { find: /^@portolan\/core\/color-names$/, replacement: at('packages/core/src/color-names.ts') },
    ],
  },
  test: {
    environment: 'node',
    include: [
      'packages/core/src/money*.test.ts',
      'packages/core/src/booking/**/*.test.ts',
      'packages/core/src/terms/**/*.test.ts',
      'packages/server/src/pricing/**/*.test.ts',
      // The state machines, word by word, against docs/tracks.md.
      'packages/server/src/booking/docs.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.db.test.ts', '**/*.browser.test.ts'],
    env: { TZ: 'UTC' },
    server: { deps: { inline: [/zustand/] } },
  },
});
