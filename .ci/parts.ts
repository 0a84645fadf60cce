import { join } from 'node:path';
import type { Part } from './runParts.ts';

const node = process.execPath;

/** Everything that needs no browser, the longest first. */
export const checkParts: readonly Part[] = [
  {
    name: 'tests of server, contract and tools',
    command: [node, '--test', '--test-reporter=spec', '{server,contract,bench,e2e,.ci}/**/*.test.ts'],
    // Each file is a process of its own: compiling what they share once halves the time of most.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/node') },
  },
  {
    name: 'tests of src and mocks',
    command: ['jest'],
    env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'imports and source rules', command: [node, '.ci/checkSources.ts'] },
  { name: 'unused files, exports, dependencies', command: ['knip'] },
];

/** What `npm test` does on top: the built site, its size, and the journeys through it. */
export const browserParts: readonly Part[] = [
  { name: 'build', command: ['webpack', '--mode', 'production'] },
  { name: 'bundle budgets', command: [node, 'bench/bundle.ts'], after: ['build'] },
  { name: 'browser tests', command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], after: ['build'] },
];
