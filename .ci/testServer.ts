import { spawnSync } from 'node:child_process';
import { featureTests, ownProcessTests, quick, serverTests, serverTestSetup, testFlags } from './parts.ts';

// `npm run test:server` runs the tests of server and contract, `npm run test:server -- FILE…` those files.
const files = process.argv.slice(2);
const groups: readonly (readonly string[])[] =
  files.length > 0
    ? [[...serverTestSetup, ...testFlags, ...files]]
    : [
        [...serverTestSetup, ...testFlags, '--test-isolation=none', ...featureTests],
        [...serverTestSetup, ...testFlags, '--test-isolation=none', ...serverTests],
        [...testFlags, ...ownProcessTests],
      ];
for (const args of groups) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...quick } });
  process.exitCode ||= status ?? 1;
}
