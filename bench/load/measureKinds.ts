import { cpuOfDatabase, cpuOfProcess } from '../routes/cpuTimes.ts';
import { percentile } from '../search/measure.ts';
import { send, sendPlain, type Sent } from './send.ts';
import type { Site } from './startSite.ts';
import { type Kind, kinds, type Visitors } from './visitors.ts';

export interface KindsOptions {
  readonly connections: number;
  readonly seconds: number;
  readonly rounds: number;
  /** Part of the names of the kinds. */
  readonly only: string;
}

/** Orders of a round, each of a quote that is asked for before. */
const ORDERS = 200;

/** Each kind of request alone, in turns with a file of the same size that the same nginx sends by itself. */
export async function measureKinds(site: Site, visitors: Visitors, options: KindsOptions): Promise<void> {
  const { connections, rounds } = options;
  console.log(
    '| request | a second | of the file’s | p50, p99 ms | file | ms of CPU: Node | PostgreSQL | nginx | file | bytes | answers |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const kind of kinds.filter((name) => name.includes(options.only))) {
    const seconds = kind === 'order' ? 2 : options.seconds;
    const warm = await sendKind(site, visitors, kind, { connections, seconds: Math.min(2, seconds) });
    const file = site.addFile(Math.round(warm.bytes));
    const samples: Sample[] = [];
    for (let round = 0; round < rounds; round += 1) {
      if (kind === 'order') await gatherQuotes(site, visitors, connections);
      const ours = await measure(site, () => sendKind(site, visitors, kind, { connections, seconds }));
      samples.push({ ours, file: await measure(site, () => sendPlain(file, { connections, seconds })) });
    }
    report(kind, samples);
  }
}

function sendKind(site: Site, visitors: Visitors, kind: Kind, sending: { connections: number; seconds: number }) {
  const amount = kind === 'order' ? { amount: Math.max(sending.connections, visitors.quotes()) } : {};
  return send(site.origin, visitors, () => kind, { ...sending, ...amount });
}

async function gatherQuotes(site: Site, visitors: Visitors, connections: number): Promise<void> {
  while (visitors.quotes() < ORDERS) await send(site.origin, visitors, () => 'quote', { connections, amount: ORDERS });
}

interface Measured extends Sent {
  /** Milliseconds of CPU a request. */
  readonly cpu: Readonly<Record<'node' | 'database' | 'nginx', number>>;
}

interface Sample {
  readonly ours: Measured;
  readonly file: Measured;
}

async function measure(site: Site, work: () => Promise<Sent>): Promise<Measured> {
  const name = new URL(site.databaseUrl).pathname.slice(1);
  const now = () => ({
    node: sum(site.processes.map(({ pid }) => cpuOfProcess(pid))),
    database: cpuOfDatabase(name),
    nginx: sum(site.nginx.map(cpuOfProcess)),
  });
  const before = now();
  const sent = await work();
  const after = now();
  const a = (part: keyof typeof after) => (after[part] - before[part]) / sent.count;
  return { ...sent, cpu: { node: a('node'), database: a('database'), nginx: a('nginx') } };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function report(kind: Kind, samples: readonly Sample[]): void {
  const median = (of: (sample: Sample) => number): number => percentile(samples.map(of), 50);
  const answers = new Map<string, number>();
  for (const { ours } of samples)
    for (const [name, count] of ours.answers) answers.set(name, (answers.get(name) ?? 0) + count);
  const cells = [
    kind,
    median(({ ours }) => ours.count / ours.seconds).toFixed(0),
    median(({ ours, file }) => ours.count / ours.seconds / (file.count / file.seconds)).toFixed(3),
    `${median(({ ours }) => ours.p50)}, ${median(({ ours }) => ours.p99)}`,
    `${median(({ file }) => file.p50)}, ${median(({ file }) => file.p99)}`,
    ...(['node', 'database', 'nginx'] as const).map((part) => median(({ ours }) => ours.cpu[part]).toFixed(2)),
    median(({ file }) => file.cpu.nginx).toFixed(2),
    median(({ ours }) => ours.bytes).toFixed(0),
    [...answers].map(([name, count]) => `${name}: ${count}`).join(', '),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
