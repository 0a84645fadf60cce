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

/** Clock ticks of Linux a second, on every architecture it is built for here. */
const TICKS = 100;

/** The same to a hundredth of a second, with threads that have ended: those that process pictures do. */
export function cpuOfProcess(pid: number): number {
  // The name of the program, in brackets, may hold spaces; utime and stime are the 14th and 15th field (proc(5)).
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [utime = 0, stime = 0] = fields.split(' ').slice(11, 13).map(Number);
  return ((utime + stime) * 1000) / TICKS;
}

/** As cpuOf of all connections to a database, as far as they are still open. */
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
