import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { ErrorBody } from '#contract/errors.ts';
import { createQuote } from '#contract/calls/orders/quotes.ts';
import { connectDatabase, connectPool } from '#server/platform/db/connect.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { testClient } from '#server/testing/people/testActors.ts';
import { testConfig } from '#server/testing/testConfig.ts';
import { cloneDatabase } from '#server/testing/testDatabase.ts';
import { testEngine } from '#server/testing/testEngine.ts';
import { percentile, type Sample, time } from '../search/measure.ts';
import { type ServerProcess, startServerProcess } from '../serverProcess.ts';

const DAY = 24 * 3_600_000;

/** `--orders 200 --servers 4 --rounds 10`: orders of one car for the same dates at once, at servers that are processes of their own. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      orders: { type: 'string', default: '200' },
      servers: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '10' },
    },
  });
  const database = await cloneDatabase(await testEngine(), true);
  const pool = connectPool({ url: database.url, max: 4 });
  const servers: ServerProcess[] = [];
  try {
    const context = { config: testConfig(), pool, db: connectDatabase(pool), clock: () => new Date() };
    const clients: string[] = [];
    for (let index = 0; index < Number(values.orders); index += 1)
      clients.push((await testClient(context, `racer${index}`)).cookie ?? '');
    await pool.query("update sessions set expires_at = now() + interval '1 hour'");
    const carId = await rentalCar({ context });
    servers.push(
      ...(await Promise.all(Array.from({ length: Number(values.servers) }, () => startServerProcess(database.url)))),
    );
    const answers: Sample = [];
    const counts: Record<string, number> = {};
    for (let round = 0; round < Number(values.rounds); round += 1)
      await race({ servers, clients, carId, round, answers, counts });
    const { rows } = await pool.query<Record<'overlapping' | 'orders' | 'deadlocks', number>>(
      `with mine as (select o.* from orders o join clients c on c.id = o.client_id join users u on u.id = c.user_id
          where o.car_id = $1 and o.status = 'confirmed' and u.email::text like 'racer%')
        select (select count(*)::integer from mine a join mine b on a.id < b.id and a.period && b.period) as overlapping,
          (select count(*)::integer from mine) as orders,
          (select deadlocks::integer from pg_stat_database where datname = current_database()) as deadlocks`,
      [carId],
    );
    assert.equal(rows[0]?.overlapping, 0);
    assert.equal(rows[0]?.orders, Number(values.rounds) * 3);
    console.log(
      `${values.rounds} times ${values.orders} orders for the same dates at ${values.servers} processes:`,
      counts,
      rows[0],
    );
    console.log(
      `An answer took ${percentile(answers, 50).toFixed(0)} ms (p50), ${percentile(answers, 95).toFixed(0)} ms (p95).`,
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await pool.end();
    await database.drop();
  }
}

interface Race {
  readonly servers: readonly ServerProcess[];
  readonly clients: readonly string[];
  readonly carId: number;
  readonly round: number;
  readonly answers: Sample;
  readonly counts: Record<string, number>;
}

/** All want the same three days; then two at once want the days before and after them. */
async function race({ servers, clients, carId, round, answers, counts }: Race): Promise<void> {
  const serverOf = (index: number) => servers[index % servers.length]?.origin ?? '';
  const moment = (days: number) => new Date(Date.now() + (30 + round * 12 + days) * DAY).toISOString().slice(0, 10);
  const quoteOf = async (from: number, to: number): Promise<string> => {
    const body = { car_id: carId, from: moment(from), to: `${moment(to)}T09:00`, extras: [] };
    const answer = await send(serverOf(0), '/api/quotes', body);
    return createQuote.response.parse(await answer.json()).quote.id;
  };
  const wanted = await quoteOf(3, 6);
  const [before, after] = [await quoteOf(0, 3), await quoteOf(6, 9)];
  const place = (index: number, quote_id: string) =>
    time(answers, async () => {
      const answer = await send(serverOf(index), '/api/orders', { quote_id, payment: 'full' }, clients[index]);
      const body: unknown = await answer.json();
      const code = answer.status === 201 ? '' : ` ${ErrorBody.parse(body).code}`;
      counts[`${answer.status}${code}`] = (counts[`${answer.status}${code}`] ?? 0) + 1;
      return answer.status;
    });
  const statuses = await Promise.all(clients.map((_, index) => place(index, wanted)));
  assert.equal(statuses.filter((status) => status === 201).length, 1, 'one success');
  assert.equal(statuses.filter((status) => status === 409).length, clients.length - 1, 'all others are conflicts');
  assert.deepEqual(await Promise.all([place(1, before), place(2, after)]), [201, 201], 'days beside are free');
}

function send(origin: string, path: string, body: object, session?: string): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': crypto.randomUUID(),
      ...(session === undefined ? {} : { cookie: `session=${session}` }),
    },
    body: JSON.stringify(body),
  });
}
