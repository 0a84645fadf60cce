import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { buildApp } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import { makeFacetCounter } from '#server/features/cars/search/facets/searchFacets.ts';
import { nameHot } from '#server/features/cars/search/hotStatements.ts';
import { readPage } from '#server/features/cars/search/readPage.ts';
import { listChosenGroups } from '#server/features/cars/search/searchFilters.ts';
import { countCars, totalsStatement } from '#server/features/cars/search/searchRepository.ts';
import { drawFilters, drawQuery } from './mixes.ts';

const ROUNDS = 4;
const SECONDS = 4;
const MIX = 'city + category + price + dates';

/** Microseconds of this process's CPU for one request, median of alternated rounds. */
export interface HttpFigures {
  readonly route: number;
  readonly handWritten: number;
}

/** The search route against a handler written by hand that runs the same queries and sends the same JSON from memory. */
export async function measureHttp(context: Context): Promise<HttpFigures> {
  const path = `/api/cars?${new URLSearchParams(drawQuery(MIX, 0)).toString()}`;
  const app = await buildApp(context);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const text = (await app.inject(path)).body;
  const byHand = createServer(handlerOf(context, text));
  await new Promise<void>((resolve) => void byHand.listen(0, '127.0.0.1', resolve));
  try {
    const samples: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      samples[0].push(await cpuPerRequest(portOf(app.server.address()), path));
      samples[1].push(await cpuPerRequest(portOf(byHand.address()), path));
    }
    return { route: median(samples[0]), handWritten: median(samples[1]) };
  } finally {
    byHand.close();
    await app.close();
  }
}

function handlerOf(
  { pool, clock }: { readonly pool: Pool; readonly clock: () => Date },
  text: string,
): RequestListener {
  const filters = drawFilters(MIX, 0);
  const groups = listChosenGroups(filters);
  const sort = filters.query.sort ?? 'rating';
  const totals = nameHot(totalsStatement([[filters, groups]]));
  const countFacets = makeFacetCounter(pool, clock);
  return (_request, response) => {
    void Promise.all([readPage(pool, [filters], sort, 'en'), countCars(pool, totals), countFacets(filters)]).then(
      () => {
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(text),
        });
        response.end(text);
      },
    );
  };
}

/** The load comes from another process, so this one's CPU is the server's alone. */
async function cpuPerRequest(port: number, path: string): Promise<number> {
  const before = process.cpuUsage();
  const script = join(import.meta.dirname, 'sendRequests.ts');
  const args = [script, `http://127.0.0.1:${port}${path}`, String(SECONDS)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const used = process.cpuUsage(before);
  return (used.user + used.system) / Number(stdout);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
