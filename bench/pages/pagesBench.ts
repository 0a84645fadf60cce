import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PageQuery } from '#contract/pages.ts';
import { pageCalls } from '#contract/pageCalls.ts';
import { buildApp } from '#server/app.ts';
import { makeContext } from '#server/makeContext.ts';
import { projectDir, readConfig } from '#server/config.ts';
import { connectPool } from '#server/platform/db/connect.ts';
import { acceptedEncoding } from '#server/platform/http/answerCache/acceptedEncoding.ts';
import { sharedAnswer } from '#server/platform/http/answerCache/sharedAnswer.ts';
import { makePageAnswers } from '#server/pageAnswers.ts';
import { makeDrawPage } from '#server/platform/pages/drawPage.ts';
import { readIndexPage } from '#server/platform/pages/indexPage.ts';
import { type BuiltPages, readBuiltPages } from '#server/platform/pages/pageRenderer.ts';
import { cloneDatabase } from '#server/testing/testDatabase.ts';
import { testEngine } from '#server/testing/testEngine.ts';
import { cpuOf, cpuOfDatabase } from '../routes/cpuTimes.ts';
import { firstCar, logIn } from '../routes/stage.ts';
import { type Asked, sendAll } from '../routes/sendAll.ts';
import { percentile } from '../search/measure.ts';
import { startServerProcess } from '../serverProcess.ts';

/** Milliseconds of processor time for drawing home, at the median. */
const MOST_HOME_MS = 15;
const distDir = join(projectDir, 'dist');

/**
 * `--requests 100 --rounds 3`: what drawing each public page costs beyond its data, and how many pages a second a server
 * delivers, fresh and cached, alternating with the JSON of the same data. Needs the built site and Linux.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { requests: { type: 'string', default: '100' }, rounds: { type: 'string', default: '3' } },
  });
  const built = readBuiltPages(distDir);
  if (built === null) throw new Error('Build the site first: npm run build.');
  const [requests, rounds] = [Number(values.requests), Number(values.rounds)];
  const database = await cloneDatabase(await testEngine(), true);
  const session = await logIn(database.url);
  const server = await startServerProcess(database.url, { DATABASE_POOL: '4' });
  try {
    const { id, slug } = await firstCar(server.origin);
    const pages = { home: '/', search: '/search', car: `/cars/rent/${slug}/${id}` };
    console.log('| drawn beyond its data, ms of CPU | median | 95th percentile | compressing | HTML | brotli |');
    console.log('| --- | --- | --- | --- | --- | --- |');
    for (const [name, path] of Object.entries(pages)) await measureDrawing(database.url, built, name, path, requests);
    console.log('\n| a server with one core | CPU ms | PostgreSQL ms | a second |\n| --- | --- | --- | --- |');
    const name = new URL(database.url).pathname.slice(1);
    for (const [page, path] of Object.entries(pages)) {
      const queries = built.renderer.queriesOf(path, '', Date.now()) ?? [];
      const headers = { cookie: `session=${session}` };
      const sides: Readonly<Record<string, () => readonly Asked[]>> = {
        'HTML, not kept': () => [{ path, headers }],
        'its data as JSON, not kept': () => queries.map((query) => ({ path: addressOf(query), headers })),
        'HTML, again': () => [{ path }],
        'its data as JSON, again': () => queries.map((query) => ({ path: addressOf(query) })),
      };
      const samples = Object.entries(sides).map(([side, ask]): Side => ({
        side,
        ask,
        node: [],
        database: [],
        rate: [],
      }));
      for (const { ask } of samples) await sendAll(server.origin, Array.from({ length: requests }, ask).flat());
      for (let round = 0; round < rounds; round += 1) {
        for (const sample of samples) {
          const batch = Array.from({ length: requests }, sample.ask).flat();
          const before = [cpuOf(server.pid), cpuOfDatabase(name), performance.now()] as const;
          await sendAll(server.origin, batch);
          sample.node.push((cpuOf(server.pid) - before[0]) / requests);
          sample.database.push((cpuOfDatabase(name) - before[1]) / requests);
          sample.rate.push((requests * 1000) / (performance.now() - before[2]));
        }
      }
      for (const { side, node, database: ofDatabase, rate } of samples) {
        const shown = [percentile(node, 50).toFixed(2), percentile(ofDatabase, 50).toFixed(2)];
        console.log(`| ${[`${page}: ${side}`, ...shown, percentile(rate, 50).toFixed(0)].join(' | ')} |`);
      }
    }
  } finally {
    await server.stop();
    await database.drop();
  }
}

interface Side {
  readonly side: string;
  readonly ask: () => readonly Asked[];
  readonly node: number[];
  readonly database: number[];
  readonly rate: number[];
}

/** In this process, with prepared data: no queries while it is measured. */
async function measureDrawing(
  url: string,
  built: BuiltPages,
  name: string,
  path: string,
  count: number,
): Promise<void> {
  const pool = connectPool({ url, max: 2 });
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: join(projectDir, '.cache/bench-pages') });
  const context = makeContext({ config, pool, databaseUrl: url });
  const app = await buildApp(context);
  const answerPage = makePageAnswers(app.sharedHandlers);
  const known = new Map<string, ReturnType<typeof answerPage>>();
  const draw = makeDrawPage(
    built,
    readIndexPage(distDir, context),
    (query, language) => {
      const key = JSON.stringify(query);
      const found = known.get(key) ?? answerPage(query, language);
      known.set(key, found);
      return found;
    },
    context,
  );
  const page = await draw({ path, search: '', language: 'en', isLanguageAsked: false, status: 200 });
  if (page === null) throw new Error(`${path} is no public page.`);
  const [drawing, compressing]: [number[], number[]] = [[], []];
  let bytes = [0, 0];
  // As many first, until it is compiled as on a server that has run for a while.
  for (let number = 0; number < count * 2; number += 1) {
    const before = process.cpuUsage();
    const answer = await page.make();
    const drawn = process.cpuUsage(before);
    const { body } = sharedAnswer(answer).in(acceptedEncoding('br'));
    const all = process.cpuUsage(before);
    if (number < count) continue;
    drawing.push((drawn.user + drawn.system) / 1000);
    compressing.push((all.user + all.system - drawn.user - drawn.system) / 1000);
    bytes = [Buffer.byteLength(answer.body), body.length];
  }
  await app.close();
  await pool.end();
  const median = percentile(drawing, 50);
  const isMissed = name === 'home' && median > MOST_HOME_MS;
  if (isMissed) process.exitCode = 1;
  const shown = [median, percentile(drawing, 95), percentile(compressing, 50)].map((ms) => ms.toFixed(1));
  const aim = name === 'home' ? ` (to reach: ${MOST_HOME_MS})` : '';
  console.log(`| ${[name, `${shown[0] ?? ''}${aim}`, ...shown.slice(1), ...bytes].join(' | ')} |`);
}

/** The address that the client would request. */
function addressOf({ name, params, query }: PageQuery): string {
  const path = pageCalls[name].path.replace(':id', String(params?.['id']));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') search.set(key, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
