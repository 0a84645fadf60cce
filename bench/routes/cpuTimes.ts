import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds that all threads of a process have worked, to the microsecond (Linux). */
export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((thread) => {
    const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  });
  return times.reduce((sum, time) => sum + time, 0);
}

/** The same of all connections to a database, as far as they are still open. */
export function cpuOfDatabase(name: string): number {
  const times = readdirSync('/proc').map((pid) => {
    if (!/^\d+$/.test(pid)) return 0;
    try {
      // PostgreSQL writes there what each of its processes is for.
      const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return title.startsWith('postgres:') && title.includes(` ${name} `) ? cpuOf(Number(pid)) : 0;
    } catch {
      // Over since it was listed.
      return 0;
    }
  });
  return times.reduce((sum, time) => sum + time, 0);
}
