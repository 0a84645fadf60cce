import { parseArgs } from 'node:util';
import { backup } from './drills/backup.ts';
import { clock } from './drills/clock.ts';
import { deploy } from './drills/deploy.ts';
import { disk } from './drills/disk.ts';
import { killer } from './drills/kill.ts';
import { primary } from './drills/primary.ts';
import { replica } from './drills/replica.ts';
import { restarts } from './drills/restarts.ts';
import { rotate } from './drills/rotate.ts';
import type { Drill, Report } from './drills/report.ts';
import { install } from './installed.ts';
import { startCluster } from './startCluster.ts';

// `npm run drill -- NAME…`: breaks a cluster of its own and says what was lost and how long people waited.
const { values, positionals: names } = parseArgs({
  options: { times: { type: 'string', default: '12' } },
  allowPositionals: true,
});
const kill = killer(Number(values.times));
const drills: Readonly<Record<string, Drill>> = {
  primary,
  replica,
  restarts,
  deploy,
  kill,
  backup,
  disk,
  clock,
  rotate,
};
const unknown = names.filter((name) => drills[name] === undefined);
if (names.length === 0 || unknown.length > 0 || !(Number(values.times) > 0)) {
  console.error(`Which drill? ${Object.keys(drills).join(', ')}; kill --times 200`);
  process.exit(2);
}
install();
// Many writes from one address, answers that are never former ones, and a machine that does everything at once.
const settings = { LIMITS_FACTOR: '100000', KEPT_SECONDS: '0', DATABASE_PATIENCE: '3' };
const cluster = await startCluster({ processes: 4, settings });
let broken = 0;
const report = (name: string): Report => ({
  figure: (text) => console.log(`  ${text}`),
  promise: (text, isKept) => {
    console.log(`  ${isKept ? 'kept' : 'BROKEN'}: ${text}`);
    if (!isKept) broken += 1;
  },
  failed: (error) => {
    console.error(error);
    broken += 1;
    console.log(`  BROKEN: the drill ${name} came to its end`);
  },
});
for (const name of names) {
  console.log(`\n${name}`);
  const own = report(name);
  await drills[name]?.(cluster, own).catch(own.failed);
  await cluster.healthy().catch(own.failed);
}
if (broken === 0) await cluster.stop();
else await cluster.stop({ keepsLogs: true });
console.log(broken === 0 ? '\nAll promises kept.' : `\n${broken} promises broken; logs: ${cluster.place.dir}`);
process.exit(broken === 0 ? 0 : 1);
