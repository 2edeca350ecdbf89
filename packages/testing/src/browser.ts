import { createRequire } from 'node:module';
import { chromium, devices, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '@portolan/tooling/chromium';
import { dataDir } from '@portolan/tooling/paths';
import { probeContrast, type ContrastProbe } from './contrast.ts';

const require = createRequire(import.meta.url);

/** A Chromium as the tests use it; close it yourself. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium: run `npm test` once, or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: chromiumFlags.filter((flag) => flag !== '--headless') });
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Console errors and uncaught exceptions since the start; a test decides what it tolerates. */
  problems: string[];
  close(): Promise<void>;
}

export interface VisitorOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** An iPhone's user agent and touch, which is how the site tells a phone (HDR-11). */
  mobile?: boolean;
  locale?: string;
  timezoneId?: string;
}

/** A person with a fresh profile. */
export async function aVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const phone = devices['iPhone 13'];
  const context = await browser.newContext({
    viewport: {
      width: options.width ?? (options.mobile ? 390 : 1280),
      height: options.height ?? (options.mobile ? 844 : 900),
    },
    ...(options.mobile ? { userAgent: phone?.userAgent ?? '', hasTouch: true, isMobile: true } : {}),
    colorScheme: options.colorScheme ?? 'light',
    locale: options.locale ?? 'en-US',
    timezoneId: options.timezoneId ?? 'UTC',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  return { context, page, problems, close: () => context.close() };
}

export interface AxeViolation {
  id: string;
  impact: string | null;
  help: string;
  nodes: string[];
}

/**
 * What axe holds against the page as it stands, shadow roots included; empty is what a test wants. It runs by `evaluate`, never
 * as a script tag, so the page's own Content-Security-Policy stays in force. Where axe could not tell the contrast of words, the pixels
 * do ({@link probeContrast}).
 * @param onProbe hears of each contrast that axe had left open
 */
export async function axeViolations(
  page: Page,
  onProbe: (probe: ContrastProbe) => void = () => undefined,
): Promise<AxeViolation[]> {
  const { readFile } = await import('node:fs/promises');
  const source = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    interface Found {
      id: string;
      impact: string | null;
      help: string;
      nodes: { target: unknown; element?: Element; failureSummary?: string }[];
    }
    const { axe } = globalThis as unknown as {
      axe: {
        run: (context: Document, options: object) => Promise<{ violations: Found[]; incomplete: Found[] }>;
      };
    };
    const result = await axe.run(document, { resultTypes: ['violations', 'incomplete'], elementRef: true });
    window.openContrast = result.incomplete
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []));
    return result.violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact,
      help,
      nodes: nodes
        .slice(0, 5)
        .map((node) => `${JSON.stringify(node.target)} ${node.failureSummary ?? ''}`.slice(0, 400)),
    }));
  });
  const probes = await probeContrast(page);
  probes.forEach(onProbe);
  const pale = probes.filter(({ ratio, needed }) => ratio !== null && ratio < needed);
  if (pale.length > 0)
    violations.push({
      id: 'color-contrast of pixels',
      impact: 'serious',
      help: 'Words must stand out from what is behind their letters',
      nodes: pale.map(({ what, ratio, needed }) => `${what}: ${ratio} of ${needed}`),
    });
  return violations;
}

/** Leaves a picture of the page under `.data/test-results/` when the test that just ran failed. */
export async function pictureOfFailure(
  page: Page,
  task: { name: string; result?: { state?: string } | undefined },
): Promise<void> {
  if (task.result?.state !== 'fail') return;
  const name = task.name.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80);
  await page
    .screenshot({ path: join(dataDir, 'test-results', `${name}.png`), fullPage: true, timeout: 5_000 })
    .catch(() => undefined);
}
