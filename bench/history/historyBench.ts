import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { calls } from '#contract/calls.ts';
import { buildApp } from '#server/app.ts';
import { fillDemo } from '#server/demo/fillDemo.ts';
import { projectDir } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { jobs } from '#server/jobs.ts';
import { makeContext } from '#server/makeContext.ts';
import { connectPool } from '#server/platform/db/connect.ts';
import { ensureDatabase, startEngine } from '#server/platform/db/engine.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrateJobs } from '#server/platform/jobs/runJobs.ts';
import { type TestBrowser, testBrowser } from '#server/testing/testBrowser.ts';
import { testClock } from '#server/testing/testClock.ts';
import { fleetMoment, testConfig } from '#server/testing/testConfig.ts';
import { noNetwork } from '#server/testing/testNetwork.ts';
import { percentile, ratio, type Sample, show, time } from '../search/measure.ts';
import { listAsked, type Asked, type Person } from './listAsked.ts';
import { liveYear } from './liveYear.ts';
import { multiply } from './multiply.ts';

const dir = join(projectDir, '.cache/bench-engine');
// A year is written in minutes: the database cleans up as much more often.
const settings = {
  autovacuum_naptime: '1s',
  shared_buffers: '2GB',
  max_wal_size: '8GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  full_page_writes: 'off',
  fsync: 'off',
  jit: 'off',
};
/** The demo's, of the first copy. */
const PASSWORD = 'Gza-demo-2026';
/** A statement is planned for good after some uses of the same connection. */
const WARM_UP = 12;
/** They need the network, or a request before them. */
const leftOut = new Set(['fetchRates', 'refreshFeeds', 'askProviders']);

/**
 * `--copies 90,560 --rounds 20`: what people ask for, and what runs by itself, in marketplaces of so many copies of the
 * demo fleet (111 cars, 1,794 orders and their logs each). `--year` goes on with a year's writes and asks again.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      copies: { type: 'string', default: '90,560' },
      rounds: { type: 'string', default: '20' },
      year: { type: 'boolean', default: false },
    },
  });
  const engine = await startEngine({ dir, settings });
  const scales: Scale[] = [];
  try {
    for (const copies of values.copies.split(',').map(Number)) {
      const start = performance.now();
      const url = await ensureDatabase(engine, `history_${copies}`);
      await fill(url, copies);
      scales.push(await openScale(url, copies));
      console.log(`${copies} copies ready after ${Math.round((performance.now() - start) / 1000)} s`);
    }
    for (const { url, copies } of scales) await reportSizes(url, copies);
    await askRounds(scales, Number(values.rounds));
    report(scales);
    if (values.year) await reportYear(scales, Number(values.rounds));
    else await reportJobs(scales);
  } finally {
    for (const { app, pool } of scales) {
      await app.close();
      await pool.end();
    }
    await engine.stop();
  }
}

interface Scale {
  readonly url: string;
  readonly copies: number;
  readonly pool: pg.Pool;
  readonly context: Context;
  readonly app: FastifyInstance;
  readonly people: Readonly<Record<Person, TestBrowser>>;
  readonly asked: readonly Asked[];
  readonly samples: Map<string, Sample>;
  /** What was not answered, and with which status. */
  readonly refused: Map<string, number>;
}

async function fill(url: string, copies: number): Promise<void> {
  await migrate(url);
  await migrateJobs(url);
  await inClient(url, async (client) => {
    const { rows } = await client.query<Record<'cars' | 'copies', number>>(
      "select (select count(*)::int from cars) as cars, count(*)::int as copies from users where email like '%.client@gza.example'",
    );
    if (rows[0]?.cars === 0) await inContext(url, fillDemo);
    if (rows[0]?.copies === 0) await multiply(client, copies);
  });
}

const contextOf = (url: string, pool: pg.Pool): Context =>
  makeContext({
    config: { ...testConfig(dir), limitsFactor: 1e6 },
    pool,
    databaseUrl: url,
    clock: testClock(fleetMoment),
    network: noNetwork,
  });

async function inContext(url: string, work: (context: Context) => Promise<void>): Promise<void> {
  const pool = connectPool({ url, max: 3, patience: 20 });
  await work(contextOf(url, pool));
  await pool.end();
}

async function openScale(url: string, copies: number): Promise<Scale> {
  const pool = connectPool({ url, max: 3, patience: 20 });
  const context = contextOf(url, pool);
  const app = await buildApp(context, {});
  const client = await logIn(app, 'client');
  const people = {
    visitor: testBrowser(app),
    client: client.browser,
    owner: (await logIn(app, 'company')).browser,
    admin: (await logIn(app, 'admin')).browser,
  };
  return {
    url,
    copies,
    pool,
    context,
    app,
    people,
    asked: await listAsked(people, client.token),
    samples: new Map(),
    refused: new Map(),
  };
}

async function logIn(app: FastifyInstance, name: string): Promise<{ browser: TestBrowser; token: string }> {
  const browser = testBrowser(app);
  const body = { email: `1.${name}@gza.example`, password: PASSWORD };
  const { status, text, body: answer } = await browser.inject({ method: 'POST', url: '/api/login', body });
  if (status !== 200) throw new Error(`${name} cannot log in: ${text}`);
  return { browser, token: calls.login.response.parse(answer).apiToken };
}

async function askRounds(scales: readonly Scale[], rounds: number): Promise<void> {
  for (let round = -WARM_UP; round < rounds; round += 1) for (const scale of scales) await askAll(scale, round >= 0);
}

async function askAll({ people, asked, samples, refused }: Scale, isCounted: boolean): Promise<void> {
  for (const { who, url, body } of asked) {
    const name = `${who} ${url}`;
    if (refused.has(name)) continue;
    const sample: Sample = isCounted ? (samples.get(name) ?? []) : [];
    const request = body === undefined ? { url } : { method: 'POST' as const, url, body };
    const { status } = await time(sample, () => people[who].inject(request));
    if (status >= 300) refused.set(name, status);
    else if (isCounted) samples.set(name, sample);
  }
}

function report(scales: readonly Scale[]): void {
  const [smallest] = scales;
  if (smallest === undefined) return;
  console.log('\nanswers, p50 / p95 in ms, and how many times longer than in the smallest');
  console.table(
    Object.fromEntries(
      smallest.asked.map(({ who, url }, index) => {
        const base = smallest.samples.get(`${who} ${url}`) ?? [];
        const cells = scales.flatMap(({ copies, asked, samples, refused }) => {
          const name = `${asked[index]?.who} ${asked[index]?.url}`;
          const sample = samples.get(name) ?? [];
          return [
            [`${copies}`, refused.get(name)?.toString() ?? show(sample)] as const,
            [`${copies} ratio`, ratio(sample, base)] as const,
          ];
        });
        return [
          `${who} ${url.slice(0, 60)}`,
          Object.fromEntries(cells.filter(([name]) => name !== `${smallest.copies} ratio`)),
        ];
      }),
    ),
  );
}

/** What grew, how long cleaning it takes, and how much longer each answer takes than before. */
async function reportYear(scales: readonly Scale[], rounds: number): Promise<void> {
  const before = scales.map(({ samples }) => new Map(samples));
  for (const { url, copies, samples } of scales) {
    const start = performance.now();
    await liveYear(url);
    console.log(`\n${copies} copies: a year written in ${Math.round((performance.now() - start) / 1000)} s`);
    await reportSizes(url, copies);
    samples.clear();
  }
  await askRounds(scales, rounds);
  for (const [index, { url, copies, samples }] of scales.entries()) {
    const ratios = Array.from(
      samples,
      ([name, sample]) => [name, ratio(sample, before[index]?.get(name) ?? [])] as const,
    );
    console.log(`\n${copies} copies, times as long as before the year:`);
    console.log(ratios.map(([name, value]) => `${value} ${name.slice(0, 60)}`).join('\n'));
    const sample: Sample = [];
    await time(sample, () => inClient(url, (client) => client.query('vacuum (analyze)')));
    console.log(`vacuum of everything: ${percentile(sample, 50).toFixed(0)} ms`);
    await reportSizes(url, copies);
  }
}

/** The first run does what is due since the copies were made, the others what there is at any time. */
async function reportJobs(scales: readonly Scale[]): Promise<void> {
  console.log('\njobs: the first run, and the median of three after it, in ms');
  const table: Record<string, Record<string, string>> = {};
  for (const { name, cron, payload, run: runJob } of jobs) {
    if (cron === undefined || leftOut.has(name)) continue;
    table[name] = {};
    for (const { copies, context } of scales) {
      const sample: Sample = [];
      for (let index = 0; index < 4; index += 1)
        await time(sample, () => runJob(payload.parse({}), context)).catch((error: unknown) => {
          console.log(`${name} at ${copies}: ${error instanceof Error ? error.message : String(error)}`);
        });
      const [first = Number.NaN, ...later] = sample;
      table[name][`${copies}`] = `${first.toFixed(0)}, ${percentile(later, 50).toFixed(0)}`;
    }
  }
  console.table(table);
}

async function inClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function reportSizes(url: string, copies: number): Promise<void> {
  const { rows } = await inClient(url, (client) =>
    client.query<Record<'rows' | 'megabytes' | 'indexes' | 'dead', number> & { name: string }>(
      `select c.relname as name, c.reltuples::int as rows, (pg_table_size(relid) / 1048576)::int as megabytes,
        (pg_indexes_size(relid) / 1048576)::int as indexes, n_dead_tup::int as dead
        from pg_stat_user_tables join pg_class c on c.oid = relid order by pg_total_relation_size(relid) desc limit 8`,
    ),
  );
  console.log(`\n${copies} copies, the largest tables`);
  console.table(rows);
}
