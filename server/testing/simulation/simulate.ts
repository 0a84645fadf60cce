import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Pool } from 'pg';
import { buildApp } from '#server/app.ts';
import { askProviders } from '#server/features/payments/providers/askProvider.ts';
import { orderPort } from '#server/features/orders/orderPort.ts';
import { connectPool } from '#server/platform/db/connect.ts';
import { bogStandIn } from '../banks/bogStandIn.ts';
import { deliveries, outerBank } from '../banks/outerBank.ts';
import { stripeStandIn } from '../banks/stripeStandIn.ts';
import { checkAcknowledged } from '../models/checkAcknowledged.ts';
import { finishJobs } from '../models/modelState.ts';
import { runRentals, settleRentals } from '../models/rentalModel.ts';
import { checkOrders, readOrders } from '../models/replayOrders.ts';
import { anotherClient, type Market, market } from '../people/renters.ts';
import type { Closing } from '../testApp.ts';
import { testBrowser, type TestBrowser } from '../testBrowser.ts';
import { archiveAtRandom } from './archiveAtRandom.ts';
import { checkLog } from './checkLog.ts';
import { checkMoment } from './checkMoment.ts';
import { checkPrices } from './checkPrices.ts';
import { makeFaults } from './faults.ts';
import { moreOperations } from './moreOperations.ts';
import { endPayouts } from './payoutOperations.ts';
import { type Patience, patientBrowser } from './patientBrowser.ts';
import { seeded } from './seeded.ts';

/** So many orders are rebuilt from their log after each step, which changes one of the newest; in the end all are. */
const NEWEST = 12;

/** One of so many acknowledged writes is sent once more, as by a second click. */
const REPEATED = 4;

export interface SimulationOptions {
  readonly seed: number;
  /** How many steps users, bank and clock take. */
  readonly operations: number;
  /** One of so many statements that write fails; 0 for none. */
  readonly faultEvery: number;
  /** Run on the fresh database: a mistake in the schema. */
  readonly sql?: string;
  /** The sandbox by default. */
  readonly bank?: 'bog' | 'stripe' | undefined;
}

export interface Simulation {
  /** Of everything that happened to the orders, in its order: the same for the same seed. */
  readonly hash: string;
  readonly orders: number;
  readonly events: number;
  /** From which every row of theirs was rebuilt. */
  readonly entries: number;
  readonly days: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly retries: number;
}

/**
 * Months at the marketplace under one seed, in one process: who does what, the clock, the bank's reports, which answers
 * of the database are lost and when the process dies. After each step and in the end money, dates and states must agree;
 * throws at the first contradiction.
 */
export async function simulate(t: Closing, options: SimulationOptions): Promise<Simulation> {
  const { seed, operations, faultEvery } = options;
  const faults = makeFaults(seeded(seed), Math.max(1, faultEvery));
  const setup = options.bank && (await { bog: bogStandIn, stripe: stripeStandIn }[options.bank](t));
  const config = setup && { payments: setup.payments };
  const place = await market(t, {}, { onPool: (pool) => faults.watch(pool), ...(config && { config }) });
  const start = place.clock().getTime();
  if (options.sql !== undefined) await place.app.context.pool.query(options.sql);
  const { rows } = await place.app.context.pool.query<{ id: number }>('select max(id) as id from orders');
  const last = rows[0]?.id ?? 0;
  const third = await anotherClient(place, 'third@example.com');

  // What the model itself looks up and arranges never fails.
  const pool = connectPool({ url: place.app.databaseUrl, max: 2 });

  let app: FastifyInstance = place.app.app;
  const revive = async (): Promise<void> => {
    if (app !== place.app.app) await app.close();
    app = await buildApp(place.app.context, {});
  };
  const gateway = { inject: (request: InjectOptions) => app.inject(request) };
  const again = seeded(seed + 1);
  const archiving = seeded(seed + 3);
  const patience: Patience = { uncertain: 0, retries: 0 };
  const enter = ({ cookies }: TestBrowser): TestBrowser => {
    const browser = testBrowser(gateway, new URL(place.app.context.config.publicUrl).host);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return patientBrowser(browser, faults, patience, {
      calm: () => untilQuiet(pool),
      revive,
      isRepeated: () => again() < 1 / REPEATED,
    });
  };
  const [client, owner, admin] = [enter(place.client), enter(place.owner), enter(place.admin)];
  const context = { ...place.app.context, pool };
  const bank = setup && outerBank(place, setup.open(place), seeded(seed + 2));
  const simulated: Market = { ...place, app: { ...place.app, context }, client, owner, admin, ...(bank && { bank }) };

  const step = async (act: () => Promise<void>): Promise<void> => {
    faults.isOn = faultEvery > 0;
    try {
      await (bank === undefined ? act() : bank.during(act));
    } finally {
      faults.isOn = false;
    }
    await untilQuiet(pool);
    await bank?.goOn();
    await ripenJobs(simulated);
    await askProviders(orderPort).run(undefined, place.app.context);
    await checkMoment(place, last);
    await archiveAtRandom(place, last, archiving);
    await checkLog(place, last, NEWEST);
  };
  const run = await runRentals(simulated, [client, enter(place.stranger), enter(third)], {
    operations,
    seed,
    isByChance: true,
    deliveries,
    atOnce: 1,
    step,
    more: moreOperations,
  });
  await askProviders(orderPort).run(undefined, place.app.context);
  await ripenJobs(simulated, true);
  await settleRentals(simulated, run);
  // A report that came late came at last, and what was reported never is asked for.
  place.clock.advance(7 * 24 * 3_600_000);
  await askProviders(orderPort).run(undefined, place.app.context);
  await ripenJobs(simulated, true);
  await finishJobs(simulated);
  await checkPrices(simulated, run.made);
  await bank?.checkBooks(last);
  await endPayouts(simulated);
  if (app !== place.app.app) await app.close();
  await pool.end();

  const ids = run.made.map(({ id }) => id);
  // A mail whose sending was done and not heard of is sent once more: none may be missing, some may come twice.
  const orders = (await readOrders(place, ids)).map((order) => ({
    ...order,
    mails_to_client: Math.min(order.mails_to_client, order.events.length),
    mails_to_owner: Math.min(order.mails_to_owner, order.events.length),
  }));
  await checkOrders(place, orders, run.cars);
  const entries = await checkLog(place, last);
  const events = orders.flatMap((order) => order.events);
  checkAcknowledged(run, events, patience.uncertain);
  assert.ok(events.length > operations / 10, 'something happens');
  return {
    hash: hashOf(orders.map(({ id: _id, ...order }) => order)),
    orders: orders.length,
    events: events.length,
    entries,
    days: Math.round((place.clock().getTime() - start) / 86_400_000),
    faults: faults.counts,
    retries: patience.retries,
  };
}

/**
 * Until the pool knows which of its connections are dead, and PostgreSQL has rolled back what they had begun: a machine
 * that is busy takes its time, and meanwhile rows that are locked would be passed over.
 */
async function untilQuiet(pool: Pool): Promise<void> {
  for (;;) {
    await setImmediate();
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and (xact_start is not null or state = 'active') limit 1`,
    );
    if (rowCount === 0) return;
  }
}

/** The queue has the real clock: what is due by the simulated one, or was to be tried again, is due; in the end all is. */
async function ripenJobs({ app, clock }: Market, isEnd = false): Promise<void> {
  const due = 'run_at > now() and locked_at is null and ($2 or attempts > 0 or run_at <= $1)';
  await app.context.pool.query(`update graphile_worker._private_jobs set run_at = now() where ${due}`, [
    clock(),
    isEnd,
  ]);
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
