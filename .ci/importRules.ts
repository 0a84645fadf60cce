import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Foundations of the server: all other features may import them, and each those before it. */
const serverFoundations = ['auth', 'audit', 'payments', 'currency', 'rental', 'evidence'];
/** The same in the browser. */
const foundations = ['language', 'auth', 'currency', 'dates', 'reference', 'places', 'quotes'];
/** The other features that a feature of the browser combines; only those before it in the list. */
export const builtOn: Readonly<Record<string, readonly string[]>> = {
  claims: ['payments', 'reports'],
  orders: ['cars', 'claims', 'notices', 'payments', 'reports', 'reviews', 'threads', 'verification'],
  favourites: ['cars'],
  home: ['cars', 'orders', 'reviews'],
  owners: ['cars'],
  profile: ['notices'],
  account: ['profile', 'verification'],
  savedSearches: ['cars', 'profile', 'verification', 'account'],
  checkout: ['cars', 'orders', 'payments', 'verification'],
  panel: ['branches', 'cars', 'fleet', 'operations', 'orders', 'statistics'],
};
/** Pure modules, without clock and tables. */
const pureModules = String.raw`^server/features/(rental/(price/price(Inputs|Quote|Rental)|rentalDays)|payments/commissionTaken)\.ts$`;
/** Messages of the server in one language. */
const serverTexts = '^server/platform/texts/';
const tests = String.raw`\.test\.tsx?$|/testing/`;

const error = 'error';

/**
 * Which folder may import which: the arrows of docs/architecture.md. Cycles are found by the linter, which distinguishes
 * imports of types.
 */
export const importRules: IForbiddenRuleType[] = [
  {
    name: 'contract-imports-nothing',
    severity: error,
    comment: 'Both sides read the contract, so it may know neither.',
    from: { path: '^contract/', pathNot: tests },
    to: { path: '^(src|server|mocks|e2e|bench|tools)/' },
  },
  {
    name: 'server-never-imports-src',
    severity: error,
    from: { path: '^server/', pathNot: tests },
    to: { path: '^src/' },
  },
  {
    name: 'src-never-imports-server',
    severity: error,
    comment: 'A replay shows texts of the server, of which traces have the keys: plain texts that import nothing else.',
    from: { path: '^src/' },
    to: { path: '^server/', pathNot: serverTexts },
  },
  {
    name: 'server-texts-are-for-replays',
    severity: error,
    from: { path: '^src/', pathNot: String.raw`^src/replay/frame/serverTexts\.ts$` },
    to: { path: '^server/' },
  },
  {
    name: 'shared-never-imports-upwards',
    severity: error,
    comment: 'It carries the rest. The type of the root state is the one edge up.',
    from: { path: '^src/shared/', pathNot: tests },
    to: { path: '^src/(features|app|replay)/', pathNot: '^src/app/store\\.ts$' },
  },
  {
    name: 'ui-and-lib-know-no-state',
    severity: error,
    comment: 'Presentation and pure functions get everything as arguments.',
    from: { path: '^src/shared/(ui|lib|hooks|format)/', pathNot: tests },
    to: { path: '^src/shared/(store|api)/' },
  },
  {
    name: 'features-never-import-upwards',
    severity: error,
    from: { path: '^src/features/', pathNot: tests },
    to: { path: '^src/(app|replay)/' },
  },
  {
    name: 'app-knows-no-replay',
    severity: error,
    comment: 'A replay shows the app, and is opened by `src/entry.ts`.',
    from: { path: '^src/app/', pathNot: tests },
    to: { path: '^src/replay/' },
  },
  {
    name: 'features-import-no-other-feature',
    severity: error,
    comment: 'But the foundations, and what is listed above.',
    from: {
      path: '^src/features/([^/]+)/',
      pathNot: [tests, `^src/features/(${[...foundations, ...Object.keys(builtOn)].join('|')})/`],
    },
    to: { path: '^src/features/', pathNot: `^src/features/($1|${foundations.join('|')})/` },
  },
  ...Object.entries({
    ...Object.fromEntries(foundations.map((name, index) => [name, foundations.slice(0, index)])),
    ...Object.fromEntries(Object.entries(builtOn).map(([name, others]) => [name, [...foundations, ...others]])),
  }).map(([name, others]): IForbiddenRuleType => ({
    name: 'features-import-only-what-they-are-built-on',
    severity: error,
    from: { path: `^src/features/${name}/`, pathNot: tests },
    to: { path: '^src/features/', pathNot: `^src/features/(${[name, ...others].join('|')})/` },
  })),
  {
    name: 'server-features-import-no-other-feature',
    severity: error,
    comment: 'An effect that crosses features is passed in by server/app.ts.',
    from: { path: '^server/features/([^/]+)/', pathNot: tests },
    to: { path: '^server/features/', pathNot: `^server/features/($1|${serverFoundations.join('|')})/` },
  },
  ...serverFoundations.map((name, index): IForbiddenRuleType => ({
    name: 'server-foundations-import-only-those-before',
    severity: error,
    from: { path: `^server/features/${name}/`, pathNot: tests },
    to: {
      path: '^server/features/',
      pathNot: `^server/features/(${serverFoundations.slice(0, index + 1).join('|')})/`,
    },
  })),
  {
    name: 'server-platform-knows-no-feature',
    severity: error,
    comment: 'It carries them. The types of the tables include types of features for their columns.',
    from: { path: '^server/platform/', pathNot: [tests, '^server/platform/db/generated/'] },
    to: { path: '^server/(features|demo)/' },
  },
  {
    name: 'nothing-shipped-imports-tests',
    severity: error,
    from: { path: '^(contract|src|server)/', pathNot: tests },
    to: { path: [tests, '^(mocks|e2e|bench|tools)/'] },
  },
  {
    name: 'tools-stand-on-pure-modules',
    severity: error,
    comment:
      'Whoever checks us runs them alone: no database, no network, no settings. The cluster is the opposite: all of it.',
    from: { path: '^tools/', pathNot: [tests, '^tools/cluster/'] },
    to: { path: '^(src|server|mocks|e2e|bench)/', pathNot: pureModules },
  },
  // The studio's libraries are installed by hand, in a copy of the studio: they are no dependencies of the product.
  {
    name: 'nothing-unresolved',
    severity: error,
    from: { pathNot: '^tools/studio/' },
    to: { couldNotResolve: true, pathNot: '^msw/' },
  },
];

/**
 * The browser validates no answers, so it needs no schemas: from a module of the contract that imports zod, directly or
 * not, `src` imports only types. `contract/generated` has what it needs of the calls.
 */
export const schemaRule = {
  name: 'src-imports-no-schema',
  from: /^src\//,
  fromNot: new RegExp(tests),
  via: /^contract\//,
  to: /(^|\/)node_modules\/zod\//,
} as const;
