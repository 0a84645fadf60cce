import { join } from 'node:path';
import { findMemory } from '../server/testing/findMemory.ts';
import { isDeep } from '../server/testing/isDeep.ts';
import type { Part } from './runParts.ts';

const node = process.execPath;

// The limit only ends a test that hangs: a busy machine takes its time.
export const testFlags = ['--test', '--test-reporter=spec', '--test-timeout=120000'] as const;
/** They start, kill and time servers and engines of their own, or hash as the product does: each file in a process of its own. */
const ownProcess = '(engine|databaseRestart|serve|lifecycle|passwordHash).test.ts';
/** Passwords are hashed cheaply. */
export const serverTestSetup = ['--import', './server/testing/cheapHashes.ts'];
/** Deep runs also list their queries, whose plans are looked at afterwards. */
const setup = isDeep ? [...serverTestSetup, '--import', './server/testing/recordQueries.ts'] : serverTestSetup;
export const featureTests = [`server/features/**/!${ownProcess}`] as const;
export const serverTests = [`{contract,server/!(features)}/**/!${ownProcess}`, `server/!${ownProcess}`] as const;
export const ownProcessTests = [`{server,contract}/**/@${ownProcess}`] as const;
// What a test of the server runs on, and one of the screens.
const serverReads = ['server', 'contract', 'public', 'package-lock.json', 'package.json'] as const;
const screenReads = ['src', 'mocks', 'contract', 'jest.config.ts', 'package-lock.json', 'package.json'] as const;
const everything = ['.'] as const;
const memory = findMemory();
// What the tests share is compiled once; what they save waits for no disk.
export const quick = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/node'),
  ...(memory === undefined ? {} : { TMPDIR: memory }),
};
/** Both compilers of types are Go: half of their work was looking for memory to free. */
const seldomCleared = { GOGC: '400' };

const plans: Part = {
  name: 'plans of queries',
  command: [node, '.ci/checkPlans.ts'],
  env: quick,
  reads: [...serverReads, '.ci'],
  after: ['tests of features', 'tests of server and contract'],
};

/** Everything that needs no browser, the longest first. */
export const checkParts: readonly Part[] = [
  {
    name: 'tests of src and mocks',
    command: ['jest', '--maxWorkers=100%'],
    env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
    reads: screenReads,
  },
  {
    name: 'tests of features',
    // One process for many files: starting one for each, with its own connection to the engine, took longer than the tests.
    command: [node, ...setup, ...testFlags, '--test-isolation=none', ...featureTests],
    env: { ...quick, QUERIES: 'features' },
    reads: serverReads,
  },
  {
    name: 'tests of processes',
    command: [node, ...testFlags, ...ownProcessTests],
    env: quick,
    reads: serverReads,
  },
  {
    name: 'tests of server and contract',
    command: [node, ...setup, ...testFlags, '--test-isolation=none', ...serverTests],
    env: { ...quick, QUERIES: 'server' },
    reads: serverReads,
  },
  ...(isDeep ? [plans] : []),
  {
    name: 'tests of tools and docs',
    command: [node, ...testFlags, '{bench,build,e2e,tools,.ci}/**/*.test.ts'],
    env: quick,
    reads: everything,
  },
  // Each thread would work out the types of the contract for itself, while other parts need the core.
  { name: 'types', command: ['tsc', '-b', '--singleThreaded'], env: seldomCleared, reads: everything },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], env: seldomCleared, reads: everything },
  { name: 'format', command: ['oxfmt', '--check'], reads: everything },
  { name: 'imports and source rules', command: [node, '.ci/checkSources.ts'], reads: everything },
  { name: 'unused files, exports, dependencies', command: ['knip'], reads: everything },
];

/** What `npm test` does on top: the built site, its size, and the journeys through it. */
export const browserParts: readonly Part[] = [
  { name: 'build', command: ['webpack', '--mode', 'production'] },
  { name: 'bundle budgets', command: [node, 'bench/bundle.ts'], after: ['build'] },
  { name: 'browser tests', command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], after: ['build'] },
];
