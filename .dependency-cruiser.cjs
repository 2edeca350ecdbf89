// The picture of docs/architecture.md as a test: who may import whom, one sentence a rule.

/** Each package and what it may import of ours, lowest first. Its tests may import any package that stands before it. */
const mayImport = {
  contract: [],
  core: ['contract'],
  i18n: ['core'],
  art: ['core'],
  client: ['contract', 'core', 'i18n'],
  ui: ['core', 'i18n'],
  widgets: ['contract', 'core', 'i18n', 'client', 'ui'],
  sdk: ['contract', 'core', 'i18n', 'client', 'ui', 'widgets'],
  app: ['contract', 'core', 'i18n', 'client', 'ui'],
  pages: ['contract', 'core', 'i18n', 'client', 'ui'],
  site: ['contract', 'core', 'i18n', 'client', 'ui', 'widgets', 'sdk', 'app', 'pages'],
  suppliers: ['contract', 'core'],
  payments: ['contract', 'core'],
  server: ['contract', 'core', 'i18n', 'suppliers', 'payments', 'art'],
};
/** All packages, lowest first: `tooling` builds and runs them by path and imports none; `testing` looks at the finished product. */
const packages = ['tooling', ...Object.keys(mayImport), 'testing'];
const tests = '\\.(test|test-d|e2e)\\.[cm]?tsx?$|/test/|/testing/';

/**
 * Areas of the server, lowest first (drawn in docs/architecture.md). An area imports only what stands before it. `platform` is a shelf of
 * single files; every other area has one way in, its `index.ts`.
 */
const areas = [
  'config', 'platform', 'db', 'outbox', 'rates', 'pricing', 'tenancy', 'http',
  'identity', 'reference', 'partners', 'ledger', 'payments', 'content', 'art', 'world', 'agency', 'markup',
  'sales', 'search', 'places', 'services/hotels', 'deals', 'destinations',
  'booking', 'proposals', 'deal-links', 'documents', 'mail',
  'jobs', 'embed', 'pages', 'api-docs', 'seed', 'dev', 'sandbox-openid',
]; // prettier-ignore
const server = '^packages/server/src/';
/** The tables of all areas are composed below them, by type only: each area says what its own look like. */
const tableTypes = { from: `${server}db/tables\\.ts$`, to: `${server}.+/tables\\.ts$` };

module.exports = {
  forbidden: [
    ...Object.entries(mayImport).map(([name, below]) => ({
      name: `layer-${name}`,
      comment: `${name} imports ${below.length > 0 ? `only ${below.join(', ')}` : 'none of our packages'}.`,
      severity: 'error',
      from: { path: `^packages/${name}/src/`, pathNot: tests },
      to: { path: '^packages/', pathNot: `^packages/(${[name, ...below].join('|')})/` },
    })),
    ...packages.map((name, index) => ({
      name: `package-order-${name}`,
      comment: `No circle of packages, tests and builds included: ${name} imports only packages that stand before it.`,
      severity: 'error',
      from: { path: `^packages/${name}/` },
      to: { path: '^packages/', pathNot: `^packages/(${packages.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'package-order',
      comment: 'Every package has a place in the order.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${packages.join('|')})/` },
      to: {},
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other in a circle cannot be understood, loaded or tested one by one.',
      severity: 'error',
      from: {},
      // Types vanish, and a dynamic import runs when both files have long been loaded.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'widget-siblings',
      comment:
        'Widgets of different services never import each other: they meet in a store of core, or in checkout, booking-page and shared.',
      severity: 'error',
      from: { path: '^packages/widgets/src/([^/]+)/', pathNot: tests },
      to: {
        path: '^packages/widgets/src/([^/]+)/',
        pathNot: '^packages/widgets/src/($1|checkout|booking-page|shared)/',
      },
    },
    {
      name: 'widget-shared-knows-no-service',
      comment:
        'What services share imports none of them; the page of a booking uses parts of the checkout, never the other way round.',
      severity: 'error',
      from: { path: '^packages/widgets/src/(shared|checkout|booking-page)/', pathNot: tests },
      to: {
        path: '^packages/widgets/src/([^/]+)/',
        pathNot: ['^packages/widgets/src/(shared|$1)/', '^packages/widgets/src/checkout/'],
      },
    },
    {
      name: 'widget-shared-is-lowest',
      comment: 'widgets/shared imports nothing of widgets but itself and the context.',
      severity: 'error',
      from: { path: '^packages/widgets/src/shared/', pathNot: tests },
      to: { path: '^packages/widgets/src/[^/]+/', pathNot: '^packages/widgets/src/shared/' },
    },
    ...areas.map((area, index) => ({
      name: `area-${area.replace('/', '-')}`,
      comment: `${area} is imported from above: it imports only areas that stand before it.`,
      severity: 'error',
      from: { path: `${server}${area}/`, pathNot: `${tests}|${tableTypes.from}` },
      to: { path: `${server}.+/`, pathNot: `${server}(${areas.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'area-order',
      comment: 'Every folder of the server is an area with a place in the order.',
      severity: 'error',
      from: { path: `${server}.+/`, pathNot: `${tests}|${server}(${areas.join('|')})/` },
      to: {},
    },
    {
      name: 'area-doors',
      comment: 'An area is entered through its index.ts; `platform` has none, its files stand alone.',
      severity: 'error',
      from: { path: `${server}((?:services/)?[^/]+)/`, pathNot: `${tests}|${tableTypes.from}` },
      to: {
        path: `${server}.+/`,
        pathNot: `${server}($1|platform)/|${server}(services/)?[^/]+/index\\.ts$`,
      },
    },
    {
      name: 'area-roots',
      comment:
        'What composes the server takes services from index.ts, routes from routes.ts, and runs migrations.',
      severity: 'error',
      from: { path: `${server}[^/]+\\.ts$`, pathNot: tests },
      to: {
        path: `${server}.+/`,
        pathNot: `${server}(platform/|(services/)?[^/]+/(index|routes)\\.ts$|db/migrate\\.ts$)`,
      },
    },
    {
      name: 'context-circle',
      comment:
        'Services say what they need themselves: none that context.ts creates knows it, not even as a type.',
      severity: 'error',
      from: { path: `${server}context\\.ts$` },
      to: { circular: true },
    },
    {
      name: 'area-tables',
      comment: 'db knows the tables of areas as types, and nothing else of them.',
      severity: 'error',
      from: { path: tableTypes.from },
      to: { path: `${server}.+/`, pathNot: tableTypes.to },
    },
    {
      name: 'area-tables-types',
      comment: 'db knows the tables of areas as types, and nothing else of them.',
      severity: 'error',
      from: { path: tableTypes.from },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-doors',
      comment: 'Browsers take types and the zod-free doors of contract; its index brings the schemas.',
      severity: 'error',
      from: { path: '^packages/(core|i18n|client|ui|widgets|sdk|app|pages|site/src)/', pathNot: tests },
      to: {
        path: '^packages/contract/src/(index|operations|schemas/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-in-server-only',
      comment: 'Only the server knows SQL.',
      severity: 'error',
      from: { path: '^packages/(?!server|tooling|testing)', pathNot: tests },
      to: { path: 'node_modules/(pg|kysely)/' },
    },
    {
      name: 'no-react-below-ui',
      comment: 'contract, core, i18n, client and art know no React.',
      severity: 'error',
      from: {
        path: '^packages/(contract|core|i18n|client|art|server|suppliers|payments)/src/',
        pathNot: tests,
      },
      to: { path: 'node_modules/(react|react-dom|preact|@preact)/' },
    },
    {
      name: 'no-preact-in-source',
      comment: 'Source imports react; that it ships as preact is known to tooling alone.',
      severity: 'error',
      // Declarations for hosts that are written in preact themselves are not our source.
      from: { path: '^packages/(ui|widgets|sdk|app|pages|site)/', pathNot: `${tests}|^packages/sdk/types/` },
      to: { path: 'node_modules/(preact|@preact)/', pathNot: 'node_modules/preact-render-to-string/' },
    },
    {
      name: 'i18next-behind-its-door',
      comment: 'i18next is for the server and the back-office; widgets and public pages use the small `t`.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: `${tests}|^packages/(i18n/src/i18next-t\\.ts|server/src/documents/|app/src/office/|site/src/(agent-nav|business-info)/)`,
      },
      to: { path: 'node_modules/i18next/|^packages/i18n/src/i18next-t\\.ts' },
    },
    {
      name: 'no-test-code-in-source',
      comment: 'What ships never imports tests, fakes or tooling.',
      severity: 'error',
      from: { path: '^packages/(?!tooling|testing)[^/]+/src/', pathNot: tests },
      to: { path: '^packages/(tooling|testing)/|/testing/|\\.(test|e2e)\\.' },
    },
    {
      name: 'doors-only',
      comment: 'A package is entered through its exports, not by a relative path into its sources.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/(src|ssr)/', pathNot: tests },
      to: { path: '^packages/([^/]+)/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(inline|raw|url)$|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.node.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
