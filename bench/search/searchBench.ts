import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { projectDir, readConfig } from '#server/config.ts';
import { makeContext } from '#server/makeContext.ts';
import { connectPool } from '#server/platform/db/connect.ts';
import { ensureDatabase, startEngine } from '#server/platform/db/engine.ts';
import { type CountFacets, makeFacetCounter } from '#server/features/cars/search/facets/searchFacets.ts';
import { loadFleet } from './loadFleet.ts';
import { percentile, ratio, show } from './measure.ts';
import { measureHttp } from './measureHttp.ts';
import { measureDraw, noFigures, type Figures } from './measureQueries.ts';
import { mixNames } from './mixes.ts';

const dir = join(projectDir, '.cache/bench-engine');
const settings = { shared_buffers: '2GB', max_wal_size: '8GB', fsync: 'off', jit: 'off' };

/** `--sizes 10k,100k,1M` cars, `--draws 60` searches of each mix and size, `--mixes 'part of the map'` only some mixes. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '10k,100k,1M' },
      draws: { type: 'string', default: '60' },
      mixes: { type: 'string', default: '' },
    },
  });
  const mixes = mixNames.filter((name) => name.includes(values.mixes));
  const engine = await startEngine({ dir, settings });
  const scales: Scale[] = [];
  try {
    for (const size of values.sizes.split(',')) {
      const start = performance.now();
      const url = await ensureDatabase(engine, `bench_${size.toLowerCase()}`);
      await loadFleet(url, carsOf(size));
      console.log(`${size} cars ready after ${Math.round((performance.now() - start) / 1000)} s`);
      // One connection: each shape of a search is planned for good after some uses of the same connection.
      const pool = connectPool({ url, max: 1, patience: 10 });
      scales.push({ size, url, pool, countFacets: makeFacetCounter(pool, () => new Date()), figures: new Map() });
    }
    await measureAll(scales, mixes, Number(values.draws));
    report(scales, mixes);
    await reportHttp(scales);
  } finally {
    await Promise.all(scales.map(({ pool }) => pool.end()));
    await engine.stop();
  }
}

interface Scale {
  readonly size: string;
  readonly url: string;
  readonly pool: Pool;
  readonly countFacets: CountFacets;
  readonly figures: Map<string, Figures>;
}

function carsOf(size: string): number {
  const [, digits, unit = ''] = /^(\d+)(k|M)?$/.exec(size) ?? [];
  if (digits === undefined) throw new Error(`Not a size: ${size}. Write 10k or 1M.`);
  return Number(digits) * (unit === 'M' ? 1_000_000 : unit === 'k' ? 1_000 : 1);
}

/** Each of the four orders of a mix runs six times before it counts, as its plan is cached then. */
const WARM_UP = 24;

/** The sizes take turns, so that other load on the machine affects all of them. */
async function measureAll(scales: readonly Scale[], mixes: readonly string[], draws: number): Promise<void> {
  for (let index = -WARM_UP; index < draws; index += 1) {
    for (const mix of mixes) {
      let isFullInSmallest: boolean | undefined;
      for (const { pool, countFacets, figures } of scales) {
        if (index === 0) figures.set(mix, noFigures());
        const counted = index < 0 ? noFigures() : (figures.get(mix) ?? noFigures());
        const isFull = await measureDraw(pool, countFacets, mix, index + WARM_UP, counted, isFullInSmallest);
        isFullInSmallest ??= isFull;
      }
    }
  }
}

function report(scales: readonly Scale[], mixes: readonly string[]): void {
  const [smallest] = scales;
  for (const mix of mixes) {
    console.log(`\n${mix} (p50 / p95 in ms)`);
    console.table(
      Object.fromEntries(
        scales.map(({ size, figures }) => {
          const { page, fullPage, cars, bare, deep, total, facets } = figures.get(mix) ?? noFigures();
          const base = smallest?.figures.get(mix) ?? noFigures();
          return [
            size,
            {
              cars: percentile(cars, 50),
              'page 1': show(page),
              'to smallest': ratio(page, base.page),
              'full pages': show(fullPage),
              'full to smallest': ratio(fullPage, base.fullPage),
              'bare SQL': show(bare),
              'to bare': ratio(page, bare),
              'page 40': show(deep),
              total: show(total),
              facets: show(facets),
            },
          ];
        }),
      ),
    );
  }
}

async function reportHttp(scales: readonly Scale[]): Promise<void> {
  const [smallest] = scales;
  if (smallest === undefined) return;
  const { pool, url } = smallest;
  const config = readConfig({ DATA_DIR: dir, LOG_LEVEL: 'silent', KEPT_SECONDS: '0' });
  const { route, handWritten } = await measureHttp(makeContext({ config, pool, databaseUrl: url }));
  console.log(
    `\nHTTP at ${smallest.size}: route ${route.toFixed(0)} µs CPU a request, by hand ${handWritten.toFixed(0)} µs, ratio ${(route / handWritten).toFixed(2)}`,
  );
}
