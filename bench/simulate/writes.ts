import { archiveAtRandom } from '#server/testing/simulation/archiveAtRandom.ts';
import { checkLog } from '#server/testing/simulation/checkLog.ts';
import { writeAtRandom } from '#server/testing/simulation/randomWrites.ts';
import { seeded } from '#server/testing/simulation/seeded.ts';
import { testApp } from '#server/testing/testApp.ts';

/**
 * Random writes to the orders of the demo fleet, in four rounds, while the logs of those that have ended are archived;
 * after each every order must be what its log makes of it.
 */
const { SEED = '1', WRITES = '100000' } = process.env;
const ROUNDS = 4;
const closing: (() => Promise<void>)[] = [];
const app = await testApp({ after: (close: () => Promise<void>) => void closing.push(close) }, { fleet: true });
const secondsSince = (begin: number) => Math.round((performance.now() - begin) / 1000);
try {
  const { pool } = app.context;
  const { rows } = await pool.query<{ id: number }>('select id from orders order by id');
  const orderIds = rows.map(({ id }) => id);
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    const options = { seed: Number(SEED) * ROUNDS + round, count: Number(WRITES) / ROUNDS, orderIds };
    const random = seeded(options.seed);
    let [isWriting, archived] = [true, 0];
    const archiving = async (): Promise<void> => {
      while (isWriting) archived += await archiveAtRandom({ app }, 0, random);
    };
    const writing = writeAtRandom(app.databaseUrl, options).finally(() => (isWriting = false));
    const [counts] = await Promise.all([writing, archiving()]);
    const written = performance.now();
    const seconds = secondsSince(begin);
    const entries = await checkLog({ app }, 0);
    const { rows: sizes } = await pool.query<{ bytes: number }>(
      `select pg_total_relation_size('order_log') + pg_total_relation_size('order_log_archive') as bytes`,
    );
    const sums = { orders: orderIds.length, entries, archived, bytes: sizes[0]?.bytes };
    console.log(JSON.stringify({ ...counts, ...sums, seconds, rebuiltIn: secondsSince(written) }));
  }
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
for (const close of closing.reverse()) await close();
