import { join } from 'node:path';
import { findMemory } from '../server/testing/findMemory.ts';
import { isDeep } from '../server/testing/isDeep.ts';
import type { Part } from './runParts.ts';

const node = process.execPath;

// The limit only ends a test that hangs: a busy machine is slow.
export const testFlags = ['--test', '--test-reporter=spec', '--test-timeout=120000'] as const;
/** They start, kill and time their own servers and engines, or hash as the product does: each file has its own process. */
const ownProcess = '(engine|databaseRestart|serve|lifecycle|passwordHash).test.ts';
/** Passwords are hashed cheaply. */
export const serverTestSetup = ['--import', './server/testing/cheapHashes.ts'];
/** Deep runs also record their queries, whose plans are checked afterwards. */
const setup = isDeep ? [...serverTestSetup, '--import', './server/testing/recordQueries.ts'] : serverTestSetup;
export const featureTests = [`server/features/**/!${ownProcess}`] as const;
export const serverTests = [`{contract,server/!(features)}/**/!${ownProcess}`, `server/!${ownProcess}`] as const;
export const ownProcessTests = [`{server,contract}/**/@${ownProcess}`] as const;
// What tests of the server and of the screens depend on.
const serverReads = ['server', 'contract', 'deploy', 'public', 'package-lock.json', 'package.json'] as const;
const screenReads = ['src', 'mocks', 'contract', 'jest.config.ts', 'package-lock.json', 'package.json'] as const;
const everything = ['.'] as const;
const memory = findMemory();
// Shared code is compiled once; writes are not flushed to disk.
export const quick = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/node'),
  ...(memory === undefined ? {} : { TMPDIR: memory }),
};
/** Both type checkers are in Go: half of their time was garbage collection. */
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
    // One process for many files: a process with its own connection for each file took longer than the tests.
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
  // Each thread would compute the types of the contract again, while other parts need the core.
  { name: 'types', command: ['tsc', '-b', '--singleThreaded'], env: seldomCleared, reads: everything },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], env: seldomCleared, reads: everything },
  { name: 'format', command: ['oxfmt', '--check'], reads: everything },
  { name: 'imports and source rules', command: [node, '.ci/checkSources.ts'], reads: everything },
  { name: 'unused files, exports, dependencies', command: ['knip'], reads: everything },
];

/** What `npm test` adds: the built site, its size, and its browser tests. */
export const browserParts: readonly Part[] = [
  { name: 'build', command: ['webpack', '--mode', 'production'] },
  { name: 'bundle budgets', command: [node, 'bench/bundle.ts'], after: ['build'] },
  { name: 'browser tests', command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], after: ['build'] },
];
