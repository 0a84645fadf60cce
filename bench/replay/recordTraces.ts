import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../mutate/mutatedModules.ts';

// `npm run record-traces`: goes through all journeys anew, through the store and in a browser (which needs a build), and
// saves the traces of the page's recorder.
const run = (tool: string, ...args: readonly string[]): boolean => {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, RECORD_TRACES: '1' } } as const;
  const { status } = spawnSync(process.execPath, ['--experimental-vm-modules', join(root, tool), ...args], options);
  return status === 0;
};

const isDone =
  run('node_modules/jest/bin/jest.js', 'src/replay/traces/goldenJourneys.test.tsx', '--forceExit') &&
  run('node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/traces/goldenTraces.config.ts');
process.exitCode = isDone ? 0 : 1;
