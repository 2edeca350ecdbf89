// What a file of end-to-end tests stands on, put up before its first test and taken down after its last. Each function registers its
// own hooks: call it at the top of a file.

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { aVisitor, launchBrowser, pictureOfFailure, type Visitor } from './browser.ts';
import { startPartnerServer, type PartnerServer } from './partner-page.ts';
import { openRealSites, type RealSites } from './real-sites.ts';

/** A browser for the whole file, for tests that make visitors of their own. */
export function aBrowser(): { readonly browser: Browser } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  return {
    get browser() {
      return standing(browser);
    },
  };
}

/** The browser, and a visitor with a fresh profile for each test. A failed test leaves a picture of the visitor's page. */
export interface Stage extends Readonly<Visitor> {
  readonly browser: Browser;
}

/** A browser for the file and a visitor for each test, on the product as `npm start` serves it. */
export function onTheProduct(): Stage {
  return withVisitor(aBrowser());
}

/** The same behind TLS, with agency, partners and attackers on sites of their own. */
export function onRealSites(): Stage & { readonly rig: RealSites } {
  let rig: RealSites | undefined;
  beforeAll(async () => {
    rig = await openRealSites(inject('product'), inject('realSitesApi'));
  });
  afterAll(() => rig?.close());
  const theRig = () => standing(rig);
  const stage = withVisitor({
    get browser() {
      return theRig().browser;
    },
  });
  return Object.defineProperty(stage, 'rig', { get: theRig }) as Stage & { readonly rig: RealSites };
}

/** An agency that no other file uses, reached as those of the demo world are. */
export interface OwnAgency {
  /** `ag_<subdomain>`. */
  readonly id: string;
  readonly subdomain: string;
  /** Its site on the product; users of the demo log in there as `<name>@<subdomain>.example`. */
  readonly site: string;
  /** Its publishable key, good on the demo's partner pages. */
  readonly key: string;
}

/**
 * Founds an agency for the whole file: for tests that change an agency, its users or its settings, or that count its rows.
 * @param like subdomain of the demo agency whose users, settings, texts and price rules it has
 */
export function anOwnAgency(like = 'harbour'): OwnAgency {
  const { site, ownerUrl } = inject('product');
  // Letters and digits, with a letter first: it is a label of a host name.
  const subdomain = `e2e${randomBytes(4).toString('hex')}`;
  beforeAll(async () => {
    // Only where it is asked for: the server is much to load.
    const { foundDemoAgency } = await import('@portolan/server');
    await foundDemoAgency(ownerUrl, { like, subdomain });
  });
  return {
    id: `ag_${subdomain}`,
    subdomain,
    site: site.replace('//harbour.', `//${subdomain}.`),
    key: `pk_demo_${subdomain}`,
  };
}

/** The product's database as its owner, connected for the whole file. */
export function theDatabase(): pg.Client {
  const database = new pg.Client({ connectionString: inject('product').ownerUrl });
  beforeAll(() => database.connect());
  afterAll(() => database.end());
  return database;
}

/** Somebody else's page, on an origin that no agency of the demo world knows. */
export function aPartner(): Pick<PartnerServer, 'origin' | 'show'> {
  let partner: PartnerServer | undefined;
  beforeAll(async () => {
    partner = await startPartnerServer();
  });
  afterAll(() => partner?.close());
  return {
    get origin() {
      return standing(partner).origin;
    },
    show: (page) => standing(partner).show(page),
  };
}

function withVisitor(place: { readonly browser: Browser }): Stage {
  let visitor: Visitor | undefined;
  beforeEach(async () => {
    visitor = await aVisitor(place.browser);
  });
  afterEach(async ({ task }) => {
    if (!visitor) return;
    await pictureOfFailure(visitor.page, task);
    await visitor.close();
    visitor = undefined;
  });
  return {
    get browser() {
      return place.browser;
    },
    get context() {
      return standing(visitor).context;
    },
    get page() {
      return standing(visitor).page;
    },
    get problems() {
      return standing(visitor).problems;
    },
    close: () => standing(visitor).close(),
  };
}

function standing<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('Asked for before the first test began');
  return thing;
}
