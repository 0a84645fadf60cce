import { readFileSync } from 'node:fs';
import type { ServerProcess } from '../serverProcess.ts';

export interface Memory {
  readonly residentMb: number;
  /** Used objects of V8 and what was not collected yet. */
  readonly heapMb: number;
  /** Of jobs and calls to others, by their task. */
  readonly failures: readonly string[];
}

export async function readMemory({ origin, pid }: ServerProcess): Promise<Memory> {
  const answer = await fetch(`${origin}/metrics`);
  const text = await answer.text();
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]);
  const failures = text.matchAll(/^failures_total\{task="([^"]*)"\} (\S+)$/gm);
  return {
    residentMb: residentMbOf(pid),
    heapMb: heap / 1e6,
    failures: [...failures].map(([, task, count]) => `${task}: ${count}`),
  };
}

/** As the kernel counts it (Linux). */
export function residentMbOf(pid: number): number {
  const kb = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kb) * 1024) / 1e6;
}
