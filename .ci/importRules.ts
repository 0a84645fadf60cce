import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Features of the server that all others may build on, each also on those before it. */
const serverFoundations = ['auth', 'audit', 'payments', 'currency', 'rental', 'evidence'];
/** Features of the browser that every other feature may build on. */
const foundations = 'auth|currency|language|dates|places|quotes|reference';
/** They compute, and know neither time nor tables. */
const pureModules = String.raw`^server/features/(rental/(price(Inputs|Quote|Rental)|rentalDays)|payments/commissionTaken)\.ts$`;
/** Messages of the server in one language. */
const serverTexts = '^server/platform/texts/';
const tests = String.raw`\.test\.tsx?$|/testing/`;

const error = 'error';

/**
 * Which folder may import which: the arrows of docs/architecture.md. Circles are found by the linter, which can tell
 * imports of types apart.
 */
export const importRules: IForbiddenRuleType[] = [
  {
    name: 'contract-imports-nobody',
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
    comment: 'A replay shows the words of the server, which traces hold as keys: plain texts that import nothing else.',
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
    name: 'foundations-never-import-upwards',
    severity: error,
    comment: 'store, api, ui, i18n and lib carry the rest. The type of the root state is the one edge up.',
    from: { path: '^src/(store|api|ui|i18n|lib)/', pathNot: tests },
    to: { path: '^src/(forms|features|journeys|app)/', pathNot: '^src/app/store\\.ts$' },
  },
  {
    name: 'ui-and-lib-know-no-state',
    severity: error,
    comment: 'Presentation and pure functions get everything as arguments.',
    from: { path: '^src/(ui|lib)/', pathNot: tests },
    to: { path: '^src/(store|api)/' },
  },
  {
    name: 'forms-know-no-feature',
    severity: error,
    comment: 'The form kit serves every feature.',
    from: { path: '^src/shared/forms/', pathNot: tests },
    to: { path: '^src/(features|journeys|app)/' },
  },
  {
    name: 'features-never-import-upwards',
    severity: error,
    from: { path: '^src/features/', pathNot: tests },
    to: { path: '^src/(journeys|app)/' },
  },
  {
    name: 'journeys-never-import-app',
    severity: error,
    from: { path: '^src/journeys/', pathNot: tests },
    to: { path: '^src/app/' },
  },
  {
    name: 'features-import-no-other-feature',
    severity: error,
    comment: 'Screens of src/journeys put features together; only the foundations are shared.',
    from: { path: '^src/features/([^/]+)/', pathNot: tests },
    to: { path: '^src/features/', pathNot: `^src/features/($1|${foundations})/` },
  },
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
    comment: 'It carries them. The types of the tables name what features keep in their columns.',
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
    comment: 'Whoever checks us runs them alone: no database, no network, no settings.',
    from: { path: '^tools/', pathNot: tests },
    to: { path: '^(src|server|mocks|e2e|bench)/', pathNot: pureModules },
  },
  // The studio's libraries are installed by hand, where it is copied to: seldom, and by nobody who works on the product.
  {
    name: 'nothing-unresolved',
    severity: error,
    from: { pathNot: '^tools/studio/' },
    to: { couldNotResolve: true, pathNot: '^msw/' },
  },
];

/**
 * The browser checks no answer, so it holds no schema: of a module of the contract that imports zod, itself or through
 * others, `src` imports types alone. `contract/generated` has what it needs of the calls.
 */
export const schemaRule = {
  name: 'src-imports-no-schema',
  from: /^src\//,
  fromNot: new RegExp(tests),
  via: /^contract\//,
  to: /(^|\/)node_modules\/zod\//,
} as const;
