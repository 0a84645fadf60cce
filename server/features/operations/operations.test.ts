import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantOf } from '#contract/domain/rentalTime.ts';
import { exportPayouts } from '#contract/calls/operations/bankFile.ts';
import { operationKinds, operationStates } from '#contract/domain/money/operationKinds.ts';
import { listOperations, type Operation } from '#contract/calls/operations/operations.ts';
import { cancelOrder } from '#contract/calls/orders/orders.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { type Market, market } from '#server/testing/people/renters.ts';
import { rentalCar } from '#server/testing/people/rentalCar.ts';
import { seen } from '#server/testing/rescues.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { createPayouts } from './payouts/payouts.ts';
import { paid, see } from './testing/ownersMoney.ts';
import { emptyMarket } from '#server/testing/people/similarCars.ts';

const briefly = ({ kind, gross, commission, net, state }: Operation) => [kind, gross, commission, net, state];

/** The car of the market and another one of its owner, each at a branch of its own. */
async function twoBranches({ app, carId }: Market) {
  const { pool } = app.context;
  const { rows: own } = await pool.query<{ owner_id: number }>('select owner_id from cars where id = $1', [carId]);
  const ownerId = own[0]?.owner_id ?? 0;
  const carIds = [carId, await rentalCar(app, { ownerId })] as const;
  const branchIds: number[] = [];
  for (const id of carIds) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into branches (owner_id, city_id, name_en, name_ka, name_ru, address_en, address_ka, address_ru)
       select $1, city_id, 'At ' || $2, 'At ' || $2, 'At ' || $2, 'Street', 'Street', 'Street' from cars where id = $2::integer returning id`,
      [ownerId, id],
    );
    await pool.query('update cars set branch_id = $1 where id = $2', [rows[0]?.id, id]);
    branchIds.push(rows[0]?.id ?? 0);
  }
  return { carIds, branchIds };
}

test('what is paid is held until the order is over, and the owner sees gross, commission and net of it', async (t) => {
  const place = await market(t);
  assert.deepEqual((await see(place.owner)).operations, []);
  const order = await paid(place, 'part');
  const before = await see(place.owner);
  assert.deepEqual(before.operations.map(briefly), [['payment', 9_000, 4_500, 4_500, 'held']]);
  const [row] = before.operations;
  assert.deepEqual([row?.order_number, before.next_payout], [order.number, { amount: 0, on: '2026-12-01' }]);
  place.clock.set(new Date('2027-01-10T06:00:00Z'));
  for (const move of ['start', 'mark-paid', 'finish'])
    assert.equal((await post(place.owner, `/api/orders/${order.id}/${move}`)).status, 200, move);
  const after = await see(place.owner);
  assert.deepEqual(after.operations.map(briefly), [
    ['cash', 21_000, 0, 21_000, 'with_owner'],
    ['payment', 9_000, 4_500, 4_500, 'ready'],
  ]);
  assert.deepEqual(after.totals, { count: 2, gross: 30_000, commission: 4_500, net: 25_500, cash: 21_000 });
  assert.deepEqual((await see(place.owner, '&kind=cash')).totals.gross, 21_000);
  assert.deepEqual((await see(place.owner, `&car_id=${place.carId}`)).totals.count, 2);
  assert.deepEqual((await see(place.owner, '&to=2026-12-31')).totals.count, 1, 'days are inclusive and of Georgia');
});

test('a late cancellation leaves the first day with its share of the commission', async (t) => {
  const place = await market(t);
  const order = await paid(place);
  place.clock.set(new Date('2027-01-10T05:00:00Z'));
  assert.equal((await post(place.client, `/api/orders/${order.id}/cancel`)).status, 200);
  assert.equal((await see(place.owner)).operations[0]?.state, 'held', 'the bank has not given the rest back yet');
  await drainJobs(place.app);
  const { operations, totals } = await see(place.owner);
  assert.deepEqual(operations.map(briefly), [
    ['refund', -20_000, -3_000, -17_000, 'ready'],
    ['payment', 30_000, 4_500, 25_500, 'ready'],
  ]);
  assert.deepEqual([totals.gross, totals.commission, totals.net], [10_000, 1_500, 8_500]);
});

test('where all that was paid online is kept of a late cancellation, the commission is of that, not of the cash that never came', async (t) => {
  const place = await market(t);
  const order = await paid(place, 'part');
  place.clock.set(new Date('2027-01-10T05:00:00Z'));
  const answer = await post(place.client, `/api/orders/${order.id}/cancel`);
  assert.equal(cancelOrder.response.parse(answer.body).order.refund, 0);
  await drainJobs(place.app);
  const { operations, totals } = await see(place.owner);
  assert.deepEqual(operations.map(briefly), [
    ['refund', 0, -3_150, 3_150, 'ready'],
    ['payment', 9_000, 4_500, 4_500, 'ready'],
  ]);
  assert.deepEqual([totals.gross, totals.commission, totals.net], [9_000, 1_350, 7_650]);
  assert.equal((await seen(place.owner, order.id)).amount_without_commission, 7_650);
});

test('cash that was confirmed before a cancellation is given back: the books have none of it, and the mails name it', async (t) => {
  const place = await market(t);
  const { pool } = place.app.context;
  for (const [side, commission, lines] of [
    ['owner', 0, ['payment 9000', 'cash 21000', 'cash -21000', 'refund -9000']],
    ['client', 1_350, ['payment 9000', 'cash 21000', 'cash -21000', 'refund 0']],
  ] as const) {
    place.clock.set(fleetMoment);
    await emptyMarket(place);
    const order = await paid(place, 'part');
    place.clock.set(new Date('2027-01-10T05:00:00Z'));
    assert.equal((await post(place.owner, `/api/orders/${order.id}/mark-paid`)).status, 200);
    assert.equal((await post(place[side], `/api/orders/${order.id}/cancel`)).status, 200);
    await drainJobs(place.app);
    const { rows } = await pool.query<{ kind: string; amount: number; commission: number }>(
      'select kind, amount, commission from ledger_entries where order_id = $1 order by id',
      [order.id],
    );
    assert.deepEqual(
      rows.map(({ kind, amount }) => `${kind} ${amount}`),
      lines,
    );
    assert.equal(
      rows.reduce((sum, row) => sum + row.commission, 0),
      commission,
    );
    const { rows: mails } = await pool.query<{ text: string }>(
      'select text from outbox_mails where subject like $1 order by id desc limit 2',
      [`%cancel%${order.number}`],
    );
    assert.deepEqual(
      mails.map(({ text }) =>
        text.replaceAll('\u00A0', ' ').includes('210 ₾ was paid in cash: the owner gives that back in person.'),
      ),
      [true, true],
    );
  }
});

test('the sums are those of the ledger to the tetri, after whatever people did to orders', async (t) => {
  const place = await market(t);
  // Twelve rentals one after the other, paid whole or in part, given up by either side early or late, or finished.
  const endings = ['finish', 'client early', 'owner', 'client late', 'finish with cash', 'none'] as const;
  // Every third of another car, which is elsewhere.
  const { carIds, branchIds } = await twoBranches(place);
  await emptyMarket(place);
  for (const [index, ending] of [...endings, ...endings].entries()) {
    const day = (date: number) => `2026-12-${String(date).padStart(2, '0')}`;
    const dates = { from: `${day(1 + index * 2)}T10:00`, to: `${day(3 + index * 2)}T08:00` };
    const car = { ...place, carId: carIds[index % 3 === 0 ? 1 : 0] };
    const order = await paid(car, index < 6 ? 'full' : 'part', dates);
    const move = (browser: TestBrowser, event: string) => post(browser, `/api/orders/${order.id}/${event}`);
    if (ending === 'client early') await move(place.client, 'cancel');
    if (ending === 'owner') await move(place.owner, 'cancel');
    place.clock.set(instantOf(dates.from) ?? fleetMoment);
    if (ending === 'client late') await move(place.client, 'cancel');
    if (ending.startsWith('finish')) await move(place.owner, 'start');
    if (ending === 'finish with cash') await move(place.owner, 'mark-paid');
    if (ending.startsWith('finish')) await move(place.owner, 'finish');
    await drainJobs(place.app);
  }
  const { pool } = place.app.context;
  const { rows } = await pool.query<{ id: number; kind: string; order_id: number; amount: number }>(
    'select l.id, l.kind, l.order_id, l.amount from ledger_entries l where l.at >= $1',
    [fleetMoment],
  );
  const kinds = new Set(rows.map(({ kind }) => kind));
  assert.deepEqual([kinds.size, rows.length], [3, 19], 'money came, went back and was handed over');
  const shown: Operation[] = [];
  let [page, total] = [1, 1];
  while (shown.length < total) {
    const answer = listOperations.response.parse(
      (await place.owner.inject(`/api/operations?from=2026-11-20&page_size=7&page=${page}`)).body,
    );
    shown.push(...answer.operations);
    [page, total] = [page + 1, answer.total];
    const sum = (field: 'gross' | 'commission' | 'net') => answer.totals[field];
    assert.equal(
      sum('gross'),
      rows.reduce((all, { amount }) => all + amount, 0),
    );
    assert.equal(sum('gross') - sum('commission'), sum('net'));
  }
  assert.equal(new Set(shown.map(({ id }) => id)).size, rows.length, 'every entry is one row on one page');
  for (const row of shown) assert.equal(row.gross - row.commission, row.net);

  // What was over by the end of the month is in a payout now, and a part of one is on its way.
  place.clock.set(new Date('2027-01-02T08:00:00Z'));
  await createPayouts(place.app.context);
  const file = exportPayouts.response.parse((await post(place.admin, '/api/payouts/export')).body).export;
  await post(place.admin, `/api/payouts/exports/${file.id}/confirm`);
  const ledger = new Map(rows.map((row) => [row.id, row]));
  const none = { gross: 0, commission: 0, net: 0, count: 0 };
  const add = (sums: typeof none, { gross, commission, net }: Operation) => ({
    gross: sums.gross + gross,
    commission: sums.commission + commission,
    net: sums.net + net,
    count: sums.count + 1,
  });
  /** Sums of a selection, which its rows, its file and the ledger say, too. */
  const select = async (query: string) => {
    const { operations, totals } = await see(place.owner, query);
    const counted = operations.filter(({ kind }) => kind !== 'payout');
    const { cash: _cash, ...sums } = totals;
    assert.deepEqual(counted.reduce(add, none), sums, query);
    for (const { id, gross } of counted) assert.equal(ledger.get(Number(id.replace('entry-', '')))?.amount, gross, id);
    const file = await place.owner.inject(`/api/operations.csv?from=2026-11-20${query}`);
    assert.equal(file.text.trim().split('\r\n').length - 1, operations.length, query);
    return { ...sums, ids: counted.map(({ id }) => id) };
  };
  const parts = {
    state: operationStates.map((state) => `&state=${state}`),
    branch: branchIds.map((id) => `&branch_id=${id}`),
    number: ['&q=GZA-1', '&q=gza 2'],
    kind: operationKinds.map((kind) => `&kind=${kind}`),
  };
  const whole = await select('');
  for (const [name, queries] of Object.entries(parts)) {
    const shares: Awaited<ReturnType<typeof select>>[] = [];
    for (const query of queries) shares.push(await select(query));
    for (const field of ['gross', 'commission', 'net', 'count'] as const)
      assert.equal(
        shares.reduce((all, share) => all + share[field], 0),
        whole[field],
        `${name}: ${field}`,
      );
    assert.deepEqual(shares.flatMap(({ ids }) => ids).toSorted(), whole.ids.toSorted(), name);
    assert.ok(name === 'number' || shares.filter(({ count }) => count > 0).length > 1, `${name} divides nothing`);
  }

  const { rows: orders } = await pool.query<{
    status: string;
    total: number;
    commission: number;
    gross: number;
    taken: number;
  }>(
    `select o.status, o.total, o.commission, sum(l.amount) as gross, sum(l.commission) as taken
     from orders o join ledger_entries l on l.order_id = o.id where l.at >= $1 group by o.id`,
    [fleetMoment],
  );
  for (const { gross, total, commission, taken } of orders) {
    if (gross === total) assert.equal(taken, commission);
    if (gross === 0) assert.equal(taken, 0);
    assert.ok(taken <= gross && taken >= 0);
  }
});

test('a foreign car, another owner and a wrong filter are refused; admins see whom they name', async (t) => {
  const place = await market(t);
  await paid(place);
  const { rows } = await place.app.context.pool.query<{ id: number; owner_id: number }>(
    'select id, owner_id from cars where owner_id <> (select owner_id from cars where id = $1) limit 1',
    [place.carId],
  );
  const [foreign] = rows;
  const status = async (browser: TestBrowser, query: string) =>
    (await browser.inject(`/api/operations?${query}`)).status;
  assert.equal(await status(place.owner, `car_id=${foreign?.id}`), 404);
  assert.equal(await status(place.owner, `owner_id=${foreign?.owner_id}`), 404);
  assert.equal(await status(place.client, ''), 403);
  assert.equal(await status(place.owner, 'branch_id=1'), 404);
  for (const wrong of [
    'kind=gift',
    'state=lost',
    'branch_id=x',
    'from=yesterday',
    'page=0',
    'page_size=1000',
    'car_id=x',
  ])
    assert.equal(await status(place.owner, wrong), 422, wrong);
  const own = (await see(place.owner)).operations[0]?.owner.id;
  const all = await see(place.admin);
  assert.deepEqual([all.totals.count, all.next_payout, all.cars, all.branches], [1, null, [], []]);
  assert.equal((await see(place.admin, `&owner_id=${own}`)).totals.count, 1);
  assert.equal((await see(place.admin, `&owner_id=${foreign?.owner_id}`)).totals.count, 0);
});

test('what moved stays as it was written', async (t) => {
  const place = await market(t);
  await paid(place);
  const { pool } = place.app.context;
  for (const change of ['amount = 1', 'commission = 0', 'at = now()', 'kind = $$cash$$'])
    await assert.rejects(pool.query(`update ledger_entries set ${change}`), /append-only/, change);
  await assert.rejects(pool.query('delete from ledger_entries'), /append-only/);
});
