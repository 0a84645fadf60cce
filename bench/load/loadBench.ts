import { parseArgs } from 'node:util';
import { measureKinds } from './measureKinds.ts';
import { residentMbOf } from './memory.ts';
import { soak } from './soak.ts';
import { startSite } from './startSite.ts';
import { makeVisitors } from './visitors.ts';

/**
 * `--processes 4 --connections 16 --seconds 4 --rounds 3 --only page`: what processes of the site do behind nginx, beside what that nginx
 * does with a file of the same size. `--minutes 30`: a steady mix instead. Needs the built site, Linux, and Debian for nginx.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      processes: { type: 'string', default: '4' },
      connections: { type: 'string', default: '16' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      minutes: { type: 'string', default: '0' },
    },
  });
  const [connections, minutes] = [Number(values.connections), Number(values.minutes)];
  const site = await startSite(Number(values.processes), {});
  // Nothing of it outlives a Ctrl-C.
  const leave = (): void => void site.stop().finally(() => process.exit(130));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    const idle = memory(site.processes);
    const visitors = await makeVisitors(site.origin, site.databaseUrl);
    if (minutes > 0) await soak(site, visitors, minutes, connections);
    else {
      const { seconds, rounds, only } = values;
      await measureKinds(site, visitors, { connections, seconds: Number(seconds), rounds: Number(rounds), only });
    }
    console.log(`Resident MB of the processes, idle: ${idle}; after: ${memory(site.processes)}.`);
    console.log(`Logs: ${site.dir}`);
  } finally {
    await site.stop();
  }
}

const memory = (processes: readonly { readonly pid: number }[]): string =>
  processes.map(({ pid }) => residentMbOf(pid).toFixed(0)).join(', ');
