import type { ProgramOptions } from '../program.ts';
import type { Cluster } from '../startCluster.ts';

/** One process after the other, as a deploy does it: no new requests, SIGTERM, started with the changes, requests again. */
export async function replaceProcesses(
  cluster: Cluster,
  changes: Partial<Pick<ProgramOptions, 'args' | 'env'>> = {},
  programs = cluster.processes,
): Promise<void> {
  for (const program of programs) {
    await cluster.lead(program.name, 'drain');
    await program.stop();
    program.change(changes);
    await program.start();
    await cluster.lead(program.name, 'ready');
  }
}
