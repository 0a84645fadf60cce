import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../mutate/mutatedModules.ts';

// `npm run record-traces`: goes through all journeys anew and keeps what the recorder of the page writes of them.
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    join(root, 'node_modules/jest/bin/jest.js'),
    'src/app/replay/traces/goldenJourneys.test.tsx',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, RECORD_TRACES: '1' } },
);
process.exitCode = status ?? 1;
