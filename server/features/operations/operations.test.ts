import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantOf } from '#contract/rentalTime.ts';
import { listOperations, type Operation } from '#contract/operations.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people.ts';
import { atBank, type Market, market, ordered, payment } from '#server/testing/renters.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';

type Answer = ReturnType<typeof listOperations.response.parse>;

const see = async (browser: TestBrowser, query = ''): Promise<Answer> => {
  const answer = await browser.inject(`/api/operations?from=2026-11-20&page_size=100${query}`);
  assert.equal(answer.status, 200, answer.text);
  return listOperations.response.parse(answer.body);
};
const briefly = ({ kind, gross, commission, net, state }: Operation) => [kind, gross, commission, net, state];

async function paid(place: Market, way: 'full' | 'part' = 'full', dates?: { from: string; to: string }) {
  const order = await ordered(place, place.client, dates, way);
  await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  return order;
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

test('the sums are those of the ledger to the tetri, after whatever people did to orders', async (t) => {
  const place = await market(t);
  // Twelve rentals one after the other, paid whole or in part, given up by either side early or late, or finished.
  const endings = ['finish', 'client early', 'owner', 'client late', 'finish with cash', 'none'] as const;
  for (const [index, ending] of [...endings, ...endings].entries()) {
    const day = (date: number) => `2026-12-${String(date).padStart(2, '0')}`;
    const dates = { from: `${day(1 + index * 2)}T10:00`, to: `${day(3 + index * 2)}T08:00` };
    const order = await paid(place, index < 6 ? 'full' : 'part', dates);
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
  const { rows } = await pool.query<{ kind: string; order_id: number; amount: number }>(
    'select l.kind, l.order_id, l.amount from ledger_entries l where l.at >= $1',
    [fleetMoment],
  );
  const kinds = new Set(rows.map(({ kind }) => kind));
  assert.deepEqual([kinds.size, rows.length], [3, 18], 'money came, went back and was handed over');
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
  for (const wrong of ['kind=gift', 'from=yesterday', 'page=0', 'page_size=1000', 'car_id=x'])
    assert.equal(await status(place.owner, wrong), 422, wrong);
  const own = (await see(place.owner)).operations[0]?.owner.id;
  const all = await see(place.admin);
  assert.deepEqual([all.totals.count, all.next_payout, all.cars], [1, null, []]);
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
