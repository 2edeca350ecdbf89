import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import { chromiumFlags, findChromium } from './packages/tooling/src/chromium.mjs';
import { reactAliases } from './packages/tooling/src/react-aliases.mjs';

// Dates are tested in UTC; PORTOLAN_TZ=Asia/Kathmandu runs the same tests in another zone.
const TZ = process.env.PORTOLAN_TZ ?? 'UTC';
process.env.TZ = TZ;

const never = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
const dbTests = 'packages/**/*.db.test.{ts,tsx}';
const browserTests = 'packages/**/*.browser.test.{ts,tsx}';

/** What every project shares: JSX as in the shipped build, and React compiled to preact/compat. */
const shared = {
  oxc: { jsx: { runtime: 'automatic' as const, importSource: 'react' } },
  resolve: { alias: reactAliases() },
};
/**
 * On a build machine a test of a real browser or database gets a second try, and the summary of `npm test` names each
 * that needed one: a hiccup of the machine must not stop a release, and must not pass unseen either.
 */
const retry = process.env.CI ? 1 : 0;
/** Limits of tests that wait for a whole product. */
const endToEnd = {
  testTimeout: 90_000,
  // A state is waited for as long as a locator's is, not for the second that suits a unit.
  expect: { poll: { timeout: 15_000 } },
  hookTimeout: 180_000,
};
const inlined = { deps: { inline: [/zustand/, /@floating-ui/, /@testing-library/, /preact/] } };

/** A worker a core, for tests wait for a database or a browser much of their time; vitest would leave a core for itself. */
const maxWorkers = availableParallelism();
/** The whole product runs beside end-to-end files and a browser with each: more than two at a time would wait for processors. */
const e2eWorkers = 2;
/** Files that start a world of their own, or take one down: one after the other, beside nothing else. */
const ownWorlds = 'packages/testing/e2e/**/*.world.e2e.ts';

export default defineConfig({
  test: {
    maxWorkers,
    // Ending a product and comparing its books takes longer than closing a file.
    teardownTimeout: 60_000,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          css: true,
          environment: 'node',
          include: ['packages/**/*.test.{ts,tsx}'],
          exclude: [...never, dbTests, browserTests],
          env: { TZ },
          // A test of thousands of samples takes seconds, and a multiple of them where others are at work too.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          server: inlined,
        },
      },
      {
        ...shared,
        test: {
          name: 'db',
          css: true,
          environment: 'node',
          include: [dbTests],
          exclude: never,
          env: { TZ },
          retry,
          globalSetup: ['packages/tooling/src/vitest/db-setup.ts'],
          // The server takes longer to load than most of these files take to run: those of one worker share its modules.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          server: inlined,
        },
      },
      {
        ...shared,
        optimizeDeps: {
          // All that tests import: a library found later would reload the page in the middle of a test.
          include: [
            ...['@preact/compat', '@preact/compat/client', 'preact', 'preact/jsx-runtime', 'axe-core'],
            ...['maplibre-gl', 'maplibre-gl/dist/maplibre-gl-worker.mjs'],
            ...['@floating-ui/dom', '@floating-ui/react', 'i18next', 'sanitize-html'],
          ],
        },
        test: {
          name: 'browser',
          css: true,
          include: [browserTests],
          exclude: never,
          retry,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumFlags.slice(1) },
              contextOptions: { locale: 'en-US', timezoneId: TZ },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
      {
        ...shared,
        test: {
          name: 'e2e',
          css: true,
          environment: 'node',
          include: ['packages/testing/e2e/**/*.e2e.ts'],
          exclude: [...never, ownWorlds],
          env: { TZ },
          retry,
          globalSetup: ['packages/testing/src/e2e-setup.ts'],
          // Their steps and the browser's driver are loaded once a worker.
          isolate: false,
          maxWorkers: e2eWorkers,
          sequence: { groupOrder: 1 },
          ...endToEnd,
        },
      },
      {
        ...shared,
        test: {
          name: 'e2e-worlds',
          css: true,
          environment: 'node',
          include: [ownWorlds],
          exclude: never,
          env: { TZ },
          retry,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          ...endToEnd,
        },
      },
    ],
  },
});
