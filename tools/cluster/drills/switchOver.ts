import { setTimeout as pause } from 'node:timers/promises';
import { ports } from '../addresses.ts';
import { untilWorks } from '../program.ts';
import type { Cluster } from '../startCluster.ts';

/** Makes a replica the primary: only the synchronous one may be, so the other is away until this one is it. */
export async function switchOver(cluster: Cluster, node: number): Promise<void> {
  await cluster.healthy();
  const leader = await cluster.primary();
  const others = cluster.engines.nodes.filter((_node, index) => index + 1 !== node && index + 1 !== leader);
  await Promise.all(others.map((other) => other.stop()));
  await untilWorks(async () => {
    const answer = await fetch(`http://127.0.0.1:${ports.patroni(leader)}/switchover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ leader: `node${leader}`, candidate: `node${node}` }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Patroni refuses: ${text}`);
  }, 60_000);
  await untilWorks(async () => {
    if ((await cluster.primary()) !== node) throw new Error(`Node ${node} is no primary.`);
  }, 60_000);
  await Promise.all(others.map((other) => other.start()));
  await pause(1_000);
  await cluster.healthy();
}
