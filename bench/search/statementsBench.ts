import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { buildApp } from '#server/app.ts';
import { makeContext } from '#server/makeContext.ts';
import { projectDir, readConfig } from '#server/config.ts';
import { connectPool } from '#server/platform/db/connect.ts';
import { ensureDatabase, startEngine } from '#server/platform/db/engine.ts';
import { drawSearch } from '#server/testing/drawSearch.ts';
import { loadFleet } from './loadFleet.ts';

const dir = join(projectDir, '.cache/bench-engine');
const CONNECTIONS = 5;
const STEPS = 5;
/** What all connections together may have more at the end than after the first fifth of the searches. */
const MOST_GROWTH_MB = 10;

/** `--searches 5000`: as many searches, all different, and what the database's processes hold meanwhile. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { searches: { type: 'string', default: '5000' } } });
  const perStep = Math.ceil(Number(values.searches) / STEPS);
  const engine = await startEngine({ dir, settings: { shared_buffers: '2GB', fsync: 'off', jit: 'off' } });
  const url = await ensureDatabase(engine, 'bench_10k');
  await loadFleet(url, 10_000);
  const pool = connectPool({ url, max: CONNECTIONS });
  const config = readConfig({ DATA_DIR: dir, LOG_LEVEL: 'silent', KEPT_SECONDS: '0' });
  const app = await buildApp(makeContext({ config, pool, databaseUrl: url }));
  try {
    const held: Held[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      for (let number = step * perStep; number < (step + 1) * perStep; number += CONNECTIONS) {
        const numbers = Array.from({ length: CONNECTIONS }, (_, index) => number + index);
        await Promise.all(
          numbers.map((each) => app.inject(`/api/cars?${new URLSearchParams(drawSearch(each)).toString()}`)),
        );
      }
      const now = await weigh(pool);
      held.push(now);
      console.log(
        `${(step + 1) * perStep} searches: ${now.statements} named statements, ${now.mb.toFixed(1)} MB in ${CONNECTIONS} connections`,
      );
    }
    const growth = (held.at(-1)?.mb ?? Infinity) - (held[0]?.mb ?? 0);
    console.log(
      `more after the last than after the first ${perStep}: ${growth.toFixed(1)} MB, limit ${MOST_GROWTH_MB}`,
    );
    if (growth > MOST_GROWTH_MB) process.exitCode = 1;
  } finally {
    await app.close();
    await pool.end();
    await engine.stop();
  }
}

interface Held {
  readonly statements: number;
  readonly mb: number;
}

/** Takes every connection out of the pool at once, so that each reports on itself. */
async function weigh(pool: Pool): Promise<Held> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  const all = await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query<{ statements: number; bytes: number }>(
        'select (select count(*) from pg_prepared_statements) as statements, sum(total_bytes) as bytes from pg_backend_memory_contexts',
      );
      client.release();
      return rows[0] ?? { statements: 0, bytes: 0 };
    }),
  );
  return {
    statements: all.reduce((sum, { statements }) => sum + statements, 0),
    mb: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
  };
}
