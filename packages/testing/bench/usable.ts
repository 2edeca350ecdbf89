import type { Browser } from 'playwright-core';
import { aVisitor } from '../src/browser.ts';
import type { RunningProduct } from '../src/product.ts';
import { startHostPages, type HostPage, type HostPages } from './host-pages.ts';
import { benchLists } from './list-times.ts';
import { mainThreadMs, openProbed } from './page-probe.ts';
import { loadConditions, rounds, type Condition } from './slow-conditions.ts';
import { atMost, median, reported, type Figure } from './table.ts';

/** Names of the pages in the order in which each round opens them. */
const pageNames = ['blank', 'reactForm', 'scriptTag', 'declarative'] as const;
type PageName = (typeof pageNames)[number];

/** One load of a page; all in milliseconds. */
interface Load {
  /** Processor time of the main thread until the page is ready and then quiet. */
  mainThread: number;
  /** From navigation until the submit button is visible and painted. */
  ready: number;
  /** From navigation until the widget's code reports that it is in charge; missing on pages of others. */
  inCharge: number | null;
}

/** All loads under one condition by page, one entry a round. */
type Loads = Record<PageName, Load[]>;

/**
 * What our hotel form may take of the time of the form on react-dom. Issue 17 also compares with a place picker; its package does not
 * ship with us and is measured elsewhere.
 */
interface Aims {
  net?: number;
  ready?: number;
}
const aims: Readonly<Record<string, Readonly<Partial<Record<PageName, Aims>>>>> = {
  '1×': { scriptTag: { net: 0.5 } },
  '4×': { scriptTag: { ready: 0.85 }, declarative: { ready: 0.6 } },
  '4× and slow 4G': { scriptTag: { ready: 0.78 }, declarative: { ready: 0.45 } },
};

const titles: Readonly<Record<PageName, string>> = {
  blank: 'blank page',
  reactForm: 'react-dom form',
  scriptTag: 'travel-hotels by script tag',
  declarative: 'travel-hotels by declarative shadow DOM',
};

/** One cold load in a browser context of its own. */
async function loadOnce(browser: Browser, page: HostPage, condition: Condition): Promise<Load> {
  const visitor = await aVisitor(browser);
  try {
    const probed = await openProbed(visitor.page, page, condition);
    await probed.quiet();
    return {
      mainThread: await mainThreadMs(probed),
      ready: probed.readyMs,
      inCharge: (await probed.evaluate('window.inChargeMs ?? null')) as number | null,
    };
  } finally {
    await visitor.close();
  }
}

/** Every page under every condition in each round, so that all pages feel the same drift of the machine. */
async function loadInRounds(browser: Browser, pages: HostPages): Promise<Map<Condition, Loads>> {
  const all = new Map<Condition, Loads>(
    loadConditions.map((condition) => [
      condition,
      { blank: [], reactForm: [], scriptTag: [], declarative: [] },
    ]),
  );
  for (let round = 0; round <= rounds; round++)
    for (const [condition, loads] of all)
      for (const name of pageNames) {
        const load = await loadOnce(browser, pages[name], condition);
        // The first round warms the server's caches.
        if (round > 0) loads[name].push(load);
      }
  return all;
}

/** Processor time of a page less the blank page's of the same round. */
const netOf = (loads: Loads, name: PageName) =>
  loads[name].map(({ mainThread }, round) => mainThread - loads.blank[round]!.mainThread);
const readyOf = (loads: Loads, name: PageName) => loads[name].map(({ ready }) => ready);

/** The median of the ratios of each round. */
const medianRatio = (ours: readonly number[], theirs: readonly number[]) =>
  median(ours.map((value, round) => value / theirs[round]!));

function ratio(what: string, value: number, aim: number | undefined): Figure {
  return aim === undefined ? reported(what, `${value.toFixed(2)} ×`) : atMost(what, value, aim, '×', 2);
}

/** Figures of one page of ours under one condition, beside the form on react-dom. */
function figuresOf(condition: Condition, loads: Loads, name: 'scriptTag' | 'declarative'): Figure[] {
  const aim = aims[condition.name]?.[name];
  const what = `${condition.name}: ${titles[name]}`;
  const inCharge = loads[name].flatMap(({ inCharge: ms }) => (ms === null ? [] : [ms]));
  return [
    ratio(
      `${what}: net ÷ react-dom form`,
      medianRatio(netOf(loads, name), netOf(loads, 'reactForm')),
      aim?.net,
    ),
    ratio(
      `${what}: ready ÷ react-dom form`,
      medianRatio(readyOf(loads, name), readyOf(loads, 'reactForm')),
      aim?.ready,
    ),
    ...(inCharge.length ? [reported(`${what}: in charge`, `${median(inCharge).toFixed(0)} ms`)] : []),
  ];
}

/** When our hotel form can be used and what processor time it takes, beside a form on react-dom and a blank page. */
async function benchForms(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  const pages = await startHostPages(product);
  const figures: Figure[] = [];
  try {
    for (const [condition, loads] of await loadInRounds(browser, pages)) {
      const list = (ms: (name: PageName) => readonly number[]) =>
        pageNames.map((name) => `${titles[name]} ${median(ms(name)).toFixed(0)} ms`).join(', ');
      figures.push(
        reported(
          `${condition.name}: processor time of the main thread`,
          list((name) => loads[name].map(({ mainThread }) => mainThread)),
        ),
        reported(
          `${condition.name}: ready`,
          list((name) => readyOf(loads, name)),
        ),
      );
      for (const name of ['scriptTag', 'declarative'] as const)
        figures.push(...figuresOf(condition, loads, name));
    }
  } finally {
    pages.close();
  }
  return figures;
}

/** When a traveller can use a widget, its results and its deals, and how much processor time that takes. */
export async function benchUsable(browser: Browser, product: RunningProduct): Promise<Figure[]> {
  return [...(await benchForms(browser, product)), ...(await benchLists(browser, product))];
}
