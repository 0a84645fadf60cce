import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { startServerProcess } from '../../../bench/serverProcess.ts';
import { ErrorBody } from '#contract/errors.ts';
import { makeClaim } from '#contract/calls/orders/claims.ts';
import { addDays, localDateOf } from '#contract/domain/rentalTime.ts';
import { aFine, bringBack, sendClaim } from '#server/testing/claims.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { anotherClient, type Market, market, quoteId } from '#server/testing/people/renters.ts';
import { settleRentals } from '#server/testing/models/rentalModel.ts';
import { checkOrders, readOrders } from '#server/testing/models/replayOrders.ts';
import { paid, seen } from '#server/testing/rescues.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { testClock } from '#server/testing/testClock.ts';
import { onlyDeep } from '#server/testing/isDeep.ts';
import { passClaims } from './claims/afterReturnJob.ts';

const DAY = 24 * 3_600_000;
const PROCESSES = 4;
/** Cars that come back before the race, and those whose days two want. */
const CLAIMED = 4;
const WANTED = 3;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
/** Sends as a person does to one of the processes. */
type Send = (process: number, browser: TestBrowser, url: string, body: object) => Promise<Answer>;

/** Four servers on the database of a market; they have the time of the system. */
async function fourProcesses(t: TestContext, place: Market): Promise<Send> {
  const { databaseUrl, context } = place.app;
  const settings = { DATA_DIR: context.config.dataDir, STAFF_SECOND_FACTOR: 'optional' };
  const started = await Promise.all(Array.from({ length: PROCESSES }, () => startServerProcess(databaseUrl, settings)));
  t.after(() => Promise.all(started.map(({ stop }) => stop())));
  return async (process, browser, url, body) => {
    const answer = await fetch(`${started[process % PROCESSES]?.origin}${url}`, {
      method: 'POST',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'idempotency-key': randomUUID(),
        'content-type': 'application/json',
        cookie: `session=${browser.cookies.get('session')}`,
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

/**
 * Some days ago, so that what was ordered then is over now, and the 72 hours for an answer are not, at whatever time of day:
 * a rental of the second day after ends two days ago at ten, and its answer is due tomorrow at ten.
 */
async function marketOfTheSystem(t: TestContext): Promise<Market> {
  const clock = testClock(new Date(Date.now() - 4 * DAY));
  return { ...(await market(t, {}, { clock })), clock };
}

async function cars({ app, carId }: Market, count: number): Promise<number[]> {
  const { rows } = await app.context.pool.query<{ owner_id: number }>('select owner_id from cars where id = $1', [
    carId,
  ]);
  const ids = [carId];
  while (ids.length < count) ids.push(await rentalCar(app, { ownerId: rows[0]?.owner_id ?? 0 }));
  return ids;
}

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const oneOf = (win: number, count: number) => [win, ...Array.from({ length: count - 1 }, () => 409)];

/** What happened to orders so far, those events alone. */
async function happened({ app }: Market, ids: readonly number[], events: readonly string[]): Promise<string[]> {
  const { rows } = await app.context.pool.query<{ line: string }>(
    `select string_agg(event, ' ' order by id) as line from order_events
     where order_id = any($1) and event = any($2) group by order_id order by order_id`,
    [ids, events],
  );
  return rows.map(({ line }) => line);
}

test(
  'over four processes each claim is answered, passed on, decided and paid once, and days that two want are had by one',
  onlyDeep,
  async (t) => {
    const place = await marketOfTheSystem(t);
    const { pool } = place.app.context;
    const carIds = await cars(place, CLAIMED + WANTED);
    const today = localDateOf(place.clock());
    const ordered = async (carId: number, from: number) => {
      const dates = { from: `${addDays(today, from)}T10:00`, to: `${addDays(today, from + 1)}T10:00` };
      return paid({ ...place, carId }, 'full', dates);
    };
    const over = [];
    for (const carId of carIds.slice(0, CLAIMED)) over.push(await ordered(carId, 1));
    const claims: number[] = [];
    for (const order of over) {
      await bringBack(place, order);
      const answer = await sendClaim(place.owner, order.id, [aFine(9_000)], `claim of ${order.id}`);
      claims.push(makeClaim.response.parse(answer.body).claim.id);
    }
    place.clock.set(new Date());
    const longer = [];
    for (const carId of carIds.slice(CLAIMED)) longer.push(await ordered(carId, 40));
    const others = [place.stranger];
    for (const name of ['second', 'third']) others.push(await anotherClient(place, `${name}@example.com`));
    const wanted = { from: `${addDays(today, 42)}T10:00`, to: `${addDays(today, 44)}T10:00` };
    const quotes = await Promise.all(
      longer.map(({ car }) => Promise.all(others.map((other) => quoteId(other, car.id, wanted)))),
    );
    const ids = [...over, ...longer].map(({ id }) => id);
    const send = await fourProcesses(t, place);

    // Days: one client wants to extend the rental, three others to rent the car then.
    for (const [index, order] of longer.entries()) {
      const answers = await Promise.all([
        send(index, place.client, `/api/orders/${order.id}/changes`, { to: wanted.to }),
        ...others.map((other, at) =>
          send(index + at + 1, other, '/api/orders', { quote_id: quotes[index]?.[at], payment: 'full' }),
        ),
      ]);
      assert.deepEqual(statuses(answers), oneOf(201, 4));
      for (const { status, body } of answers.filter((one) => one.status === 409)) {
        const { code, free_dates, free_until } = ErrorBody.parse(body);
        assert.equal(code, 'CAR_TAKEN', `${status}`);
        assert.ok(free_until !== undefined || (free_dates?.length ?? 0) > 0, 'free dates are named');
      }
    }

    // Claims: the client answers on all processes at the very end of the time, while a job passes them on.
    const claimed = claims.slice(0, CLAIMED / 2);
    await pool.query(`update claims set answer_by = now() + id % 7 * interval '20 milliseconds' where id = any($1)`, [
      claimed,
    ]);
    const passing = (async () => {
      for (let round = 0; round < 12; round += 1) {
        place.clock.set(new Date());
        await passClaims(place.app.context);
      }
    })();
    const answered = await Promise.all(
      claimed.flatMap((id) =>
        Array.from({ length: PROCESSES * 2 }, (_none, at) =>
          send(at, place.client, `/api/claims/${id}/answer`, { accepted_amount: 1_000 * (at % 4), text: 'So much' }),
        ),
      ),
    );
    await passing;
    const ends = await happened(place, ids, ['answer_claim', 'pass_claim']);
    assert.equal(ends.length, claimed.length);
    assert.ok(
      ends.every((line) => line === 'answer_claim' || line === 'pass_claim'),
      ends.join(', '),
    );
    const wins = answered.filter(({ status }) => status === 200).length;
    assert.equal(wins, ends.filter((line) => line === 'answer_claim').length);
    assert.ok(answered.every(({ status }) => status === 200 || status === 409));

    // Those of the others are decided by four admins at once, and paid at once.
    const rest = claims.slice(CLAIMED / 2);
    for (const id of rest) await send(id, place.client, `/api/claims/${id}/answer`, { accepted_amount: 0, text: 'No' });
    for (const id of rest) {
      const atOnce = (step: string, by: TestBrowser, body: (at: number) => object) =>
        Promise.all(
          Array.from({ length: PROCESSES }, (_none, at) => send(at, by, `/api/claims/${id}/${step}`, body(at))),
        );
      const decisions = await atOnce('decision', place.admin, (at) => ({
        items: [{ amount: 8_000 - at * 1_000, text: 'As it is seen' }],
        text: 'Both were looked at',
      }));
      assert.deepEqual(statuses(decisions), oneOf(200, PROCESSES));
      assert.deepEqual(statuses(await atOnce('confirm', place.owner, () => ({}))), oneOf(200, PROCESSES));
    }
    const { rows } = await pool.query(
      `select (select count(*) from audit_events where action = 'claim_decided') as decided,
      (select count(*) from ledger_entries where kind = 'claim_cash') as paid`,
    );
    assert.deepEqual(rows, [{ decided: rest.length, paid: rest.length }]);

    await drainJobs(place.app);
    place.clock.set(new Date());
    for (const { id } of longer) assert.equal((await seen(place.client, id)).status, 'confirmed');
    await settleRentals(place);
    await checkOrders(place, await readOrders(place, ids), carIds);
  },
);
