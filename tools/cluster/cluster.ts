import { parseArgs } from 'node:util';
import { databaseUrl, NODES, ports, processUrl, siteUrl } from './addresses.ts';
import { install } from './installed.ts';
import { startCluster } from './startCluster.ts';

// `npm run cluster`: the whole site on one machine as it would stand on several, until Ctrl-C.
const { values } = parseArgs({ options: { processes: { type: 'string', default: '4' } } });
install();
const cluster = await startCluster({ processes: Number(values.processes) });
const { place, processes, engines } = cluster;
const rows: readonly (readonly [string, string])[] = [
  ['the site (nginx)', siteUrl],
  ...processes.map((_program, index) => [`process ${index + 1}`, processUrl(index + 1)] as const),
  ['PgBouncer', databaseUrl(ports.pgbouncer, 'gza', place.password)],
  ['primary (HAProxy)', databaseUrl(ports.primary, 'gza', place.password)],
  ['replicas (HAProxy)', databaseUrl(ports.replicas, 'gza', place.password)],
  ...NODES.map((node) => [`Patroni of node ${node}`, `http://127.0.0.1:${ports.patroni(node)}/cluster`] as const),
  ...NODES.map((node) => [`etcd ${node}`, `http://127.0.0.1:${ports.etcd(node)}`] as const),
  ['files', 'the bucket of the tests, in the memory of this process'],
  ['logs', place.dir],
];
for (const [name, address] of rows) console.log(`${name.padEnd(20)} ${address}`);
// It ends itself on Ctrl-C.
console.log(`${engines.nodes.length} database nodes, ${processes.length} processes. Ctrl-C stops everything.`);
