import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { projectDir } from '#server/config.ts';
import { readBuiltPages } from '#server/platform/pages/pageRenderer.ts';
import { cloneDatabase } from '#server/testing/testDatabase.ts';
import { testEngine } from '#server/testing/testEngine.ts';
import { firstCar } from '../routes/stage.ts';
import { percentile } from '../search/measure.ts';
import { startServerProcess } from '../serverProcess.ts';

/** From the request on a connection of its own to the first byte of the answer, in milliseconds. */
function firstByteOf(url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.once('data', () => resolve(performance.now() - began)).resume();
    }).once('error', reject);
  });
}

/**
 * `--quiet 40,90 --rounds 3`: after how many milliseconds the first byte of each public page comes, right after another
 * visitor and after so many seconds without any request. Needs the built site.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { quiet: { type: 'string', default: '40,90' }, rounds: { type: 'string', default: '3' } },
  });
  if (readBuiltPages(join(projectDir, 'dist')) === null) throw new Error('Build the site first: npm run build.');
  const database = await cloneDatabase(await testEngine(), true);
  const server = await startServerProcess(database.url);
  try {
    const { id, slug } = await firstCar(server.origin);
    const pages = ['/', '/search', `/cars/rent/${slug}/${id}`];
    // Its code is compiled by those before.
    for (let time = 0; time < 20; time += 1)
      for (const page of pages) await firstByteOf(`${server.origin}${page}?lang=ka`);
    for (const page of pages) await firstByteOf(server.origin + page);
    const quiet = ['0', ...values.quiet.split(',')];
    console.log(`| first byte, ms | ${quiet.map((seconds) => `after ${seconds} s`).join(' | ')} |`);
    console.log(`| --- |${' --- |'.repeat(quiet.length)}`);
    for (const page of pages) {
      const medians: string[] = [];
      for (const seconds of quiet) {
        const times: number[] = [];
        for (let round = 0; round < Number(values.rounds); round += 1) {
          await pause(Number(seconds) * 1_000);
          times.push(await firstByteOf(server.origin + page));
        }
        medians.push(percentile(times, 50).toFixed(1));
      }
      console.log(`| ${[page, ...medians].join(' | ')} |`);
    }
  } finally {
    await server.stop();
    await database.drop();
  }
}
