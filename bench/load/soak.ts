import { setInterval as every } from 'node:timers/promises';
import pg from 'pg';
import { followEvents } from './followEvents.ts';
import { type Memory, readMemory } from './memory.ts';
import { send } from './send.ts';
import { slopeAnHour } from './slope.ts';
import type { Site } from './startSite.ts';
import type { Kind, Visitors } from './visitors.ts';

/** What visitors ask for, in hundredths. */
const mix: Readonly<Record<Kind, number>> = {
  'search page, again': 15,
  'search page, new': 10,
  'car page, again': 5,
  'car page, another': 15,
  'search call, new': 10,
  picture: 7,
  'session check': 7,
  quote: 10,
  order: 3,
  'chat, read': 10,
  'chat, send': 8,
};

function draw(): Kind {
  let left = Math.random() * 100;
  for (const [kind, share] of Object.entries(mix) as [Kind, number][]) if ((left -= share) < 0) return kind;
  return 'car page, again';
}

const SAMPLE_MS = 10_000;
const PROBE_SECONDS = 20;
/** Part of what the site can do at most. */
const SHARE = 0.6;

interface Sample {
  readonly hours: number;
  readonly memory: readonly Memory[];
  readonly connections: number;
}

/** A steady mix for so many minutes, with memory and connections every ten seconds. */
export async function soak(site: Site, visitors: Visitors, minutes: number, connections: number): Promise<void> {
  const probe = () => send(site.origin, visitors, draw, { connections, seconds: PROBE_SECONDS });
  // The first is of processes that have nothing compiled yet.
  await probe();
  const most = await probe();
  const rate = Math.max(connections, Math.round((most.count / most.seconds) * SHARE));
  console.log(`At most ${(most.count / most.seconds).toFixed(0)} a second of the mix; ${rate} for ${minutes} minutes.`);
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const events = followEvents(site.origin, visitors.sessions);
  const samples: Sample[] = [];
  const began = performance.now();
  const look = async (): Promise<void> => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const memory = await Promise.all(site.processes.map(readMemory));
    samples.push({ hours: (performance.now() - began) / 3_600_000, memory, connections: rows[0]?.count ?? 0 });
  };
  const ended = new AbortController();
  const watch = async (): Promise<void> => {
    await look();
    for await (const _tick of every(SAMPLE_MS, undefined, { signal: ended.signal })) await look();
  };
  const watching = watch().catch((error: unknown) => {
    if (!ended.signal.aborted) throw error;
  });
  const sent = await send(site.origin, visitors, draw, { connections, seconds: minutes * 60, rate });
  ended.abort();
  await watching;
  const received = await events.stop();
  report(samples);
  console.log(
    `${sent.count} requests, p50 ${sent.p50} ms, p99 ${sent.p99} ms; ${received} events of ${visitors.sessions.length} streams.`,
  );
  for (const [name, count] of sent.answers) console.log(`  ${name}: ${count}`);
  const { rows } = await client.query<{ deadlocks: number; doubled: number; overlapping: number; late: number }>(
    `select (select deadlocks::integer from pg_stat_database where datname = current_database()) as deadlocks,
       (select count(*)::integer from (select text from messages where text like 'Message % of the load'
         group by text having count(*) > 1) as same) as doubled,
       (select count(*)::integer from car_blocks a join car_blocks b
         on a.id < b.id and a.car_id = b.car_id and a.period && b.period
         where a.order_id is not null and b.order_id is not null) as overlapping,
       (select count(*)::integer from graphile_worker.jobs where run_at < now() - interval '1 minute') as late`,
  );
  console.log('In the database:', rows[0]);
  const failures = samples.at(-1)?.memory.flatMap((memory) => memory.failures) ?? [];
  console.log(`Failures without an answer: ${failures.join(', ') || 'none'}`);
  await client.end();
}

/** Growth after the first quarter: what is filled and compiled until then does not count. */
function report(samples: readonly Sample[]): void {
  const steady = samples.slice(Math.floor(samples.length / 4));
  const [first, warm, last] = [samples[0], steady[0], samples.at(-1)];
  const line = (name: string, of: (sample: Sample) => number, unit: string): void => {
    const slope = slopeAnHour(steady.map((sample) => [sample.hours, of(sample)] as const));
    const values = [first, warm, last].map((sample) => (sample === undefined ? '–' : of(sample).toFixed(0)));
    const most = Math.max(...samples.map(of)).toFixed(0);
    console.log(`| ${[name, ...values, most, `${slope.toFixed(1)} ${unit}`].join(' | ')} |`);
  };
  console.log('| | start | after a quarter | end | most | an hour |\n| --- | --- | --- | --- | --- | --- |');
  for (const index of first?.memory.keys() ?? []) {
    line(`process ${index + 1}, resident MB`, ({ memory }) => memory[index]?.residentMb ?? 0, 'MB');
    line(`process ${index + 1}, heap MB`, ({ memory }) => memory[index]?.heapMb ?? 0, 'MB');
  }
  line('connections of PostgreSQL', ({ connections }) => connections, '');
}
