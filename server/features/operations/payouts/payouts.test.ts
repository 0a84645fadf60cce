import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { validateXML } from 'xmllint-wasm';
import { exportPayouts, listOperations, listPayouts, type Payout } from '#contract/operations.ts';
import { listPayoutEvents, nextPayoutState, PayoutEventName, PayoutState } from '#contract/payoutMachine.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people.ts';
import { atBank, type Market, market, ordered, payment } from '#server/testing/renters.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { bankXml } from './bankXml.ts';
import { createPayouts } from './createPayouts.ts';

const payoutsOf = async (browser: TestBrowser, query = ''): Promise<Payout[]> =>
  listPayouts.response.parse((await browser.inject(`/api/payouts${query}`)).body).payouts;
const briefly = ({ month, opening, earned, amount, state }: Payout) => [month, opening, earned, amount, state];
const states = async (browser: TestBrowser) => {
  const answer = await browser.inject('/api/operations?from=2026-11-20');
  return listOperations.response.parse(answer.body).operations.map(({ kind, state }) => `${kind} ${state}`);
};

/** A market in which nothing of the demo fleet is to be paid out. */
async function quietMarket(...args: Parameters<typeof market>): Promise<Market> {
  const place = await market(...args);
  await place.app.context.pool.query('truncate ledger_entries, payouts, payout_exports cascade');
  return place;
}

async function rented(place: Market, dates: { from: string; to: string }, way: 'full' | 'part' = 'full') {
  const order = await ordered(place, place.client, dates, way);
  await atBank(place.client, await payment(place.client, order.id), 'action=approve&delivery=now');
  await drainJobs(place.app);
  return {
    order,
    finish: async () => {
      for (const move of ['start', 'finish'])
        assert.equal((await post(place.owner, `/api/orders/${order.id}/${move}`)).status, 200, move);
    },
  };
}

const november = { from: '2026-11-22T10:00', to: '2026-11-25T10:00' };
const december = { from: '2026-12-10T10:00', to: '2026-12-13T10:00' };

test('a payout moves as promised and in no other way', () => {
  const promised: Record<string, Record<string, PayoutState>> = {
    due: { send: 'sent' },
    sent: { settle: 'settled', return: 'returned' },
  };
  for (const state of [...PayoutState.options, null]) {
    for (const event of PayoutEventName.options)
      assert.equal(nextPayoutState(state, event), promised[String(state)]?.[event], `${state} ${event}`);
    assert.deepEqual(listPayoutEvents(state), Object.keys(promised[String(state)] ?? {}));
  }
});

test('a month is paid once, by what was over at its end; what came back is in the next', async (t) => {
  const place = await quietMarket(t);
  const first = await rented(place, november);
  const second = await rented(place, december);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await first.finish();
  place.clock.set(new Date('2026-11-30T19:59:59Z'));
  await createPayouts(place.app.context);
  assert.deepEqual(await payoutsOf(place.owner), [], 'November is not over in Georgia');
  place.clock.set(new Date('2026-11-30T20:15:00Z'));
  await Promise.all([createPayouts(place.app.context), createPayouts(place.app.context)]);
  await createPayouts(place.app.context);
  const [paid, ...others] = await payoutsOf(place.owner);
  assert.ok(paid);
  assert.deepEqual([briefly(paid), others], [['2026-11', 0, 25_500, 25_500, 'due'], []]);
  assert.deepEqual(await states(place.owner), ['payout due', 'payment held', 'payment due']);

  const move = async (event: string, browser = place.admin) =>
    (await post(browser, `/api/payouts/${paid.id}/${event}`)).status;
  assert.deepEqual([await move('settle'), await move('send', place.owner)], [409, 403]);
  assert.deepEqual(
    [await move('send'), await move('send'), await move('return'), await move('settle')],
    [200, 409, 200, 409],
  );
  assert.deepEqual(await states(place.owner), ['payout returned', 'payment held', 'payment returned']);
  place.clock.set(new Date('2026-12-13T08:00:00Z'));
  await second.finish();
  place.clock.set(new Date('2027-01-01T10:00:00Z'));
  await createPayouts(place.app.context);
  assert.deepEqual((await payoutsOf(place.owner)).map(briefly), [
    ['2026-12', 25_500, 25_500, 51_000, 'due'],
    ['2026-11', 0, 25_500, 25_500, 'returned'],
  ]);
  const { rows } = await place.app.context.pool.query(
    `select action, details->>'to' as "to" from audit_events where action like 'payout%' order by id`,
  );
  assert.deepEqual(rows, [
    { action: 'payout_moved', to: 'sent' },
    { action: 'payout_moved', to: 'returned' },
  ]);
  await assert.rejects(place.app.context.pool.query('update ledger_entries set payout_id = null'), /append-only/);
});

test('a debt is carried over, and the next payout is less by it', async (t) => {
  const place = await quietMarket(t);
  const first = await rented(place, november);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await first.finish();
  place.clock.set(new Date('2026-12-01T08:00:00Z'));
  await createPayouts(place.app.context);
  const [sent] = await payoutsOf(place.owner);
  assert.equal((await post(place.admin, `/api/payouts/${sent?.id}/send`)).status, 200);
  // The client complains after the money was paid out.
  place.clock.set(new Date('2026-12-20T08:00:00Z'));
  const gesture = { amount: 10_000, reason: 'The car was not clean' };
  assert.equal((await post(place.admin, `/api/orders/${first.order.id}/refunds`, gesture)).status, 201);
  await drainJobs(place.app);
  place.clock.set(new Date('2027-01-01T08:00:00Z'));
  await createPayouts(place.app.context);
  const next = await rented(place, { from: '2027-01-10T10:00', to: '2027-01-11T10:00' });
  place.clock.set(new Date('2027-01-11T08:00:00Z'));
  await next.finish();
  place.clock.set(new Date('2027-02-01T08:00:00Z'));
  await createPayouts(place.app.context);
  assert.deepEqual((await payoutsOf(place.owner)).map(briefly), [
    ['2027-01', -8_500, 8_500, 0, null],
    ['2026-12', 0, -8_500, 0, null],
    ['2026-11', 0, 25_500, 25_500, 'sent'],
  ]);
});

test('one owner whose month cannot be reckoned up stops no other', async (t) => {
  const place = await quietMarket(t);
  const { context } = place.app;
  const first = await rented(place, november);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await first.finish();
  // Another owner's order of the demo fleet, with money that no payout can hold.
  await context.pool.query(
    `insert into ledger_entries (order_id, payment_id, kind, amount, commission, at)
     select o.id, null, 'cash', 1, 2147483647, $1 from orders o
     where o.status = 'completed' and o.owner_id < (select owner_id from cars where id = $2) + 3
       and o.owner_id <> (select owner_id from cars where id = $2) order by o.owner_id limit 2`,
    [fleetMoment, place.carId],
  );
  await context.pool.query(`insert into payouts (owner_id, month, opening, earned, amount, state, created_at, moved_at)
    select distinct o.owner_id, date '2026-10-01', 0, -2147483647, 0, null, now(), now()
    from ledger_entries l join orders o on o.id = l.order_id where l.kind = 'cash'`);
  place.clock.set(new Date('2026-12-01T08:00:00Z'));
  await createPayouts(context);
  assert.deepEqual((await payoutsOf(place.owner)).map(briefly), [['2026-11', 0, 25_500, 25_500, 'due']]);
});

test('one file for the bank has every due payout, each with its account, and every look at it is written down', async (t) => {
  const place = await quietMarket(t);
  assert.equal((await post(place.admin, '/api/payouts/export')).status, 409, 'nothing is due');
  const first = await rented(place, november);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await first.finish();
  place.clock.set(new Date('2026-12-01T08:00:00Z'));
  await createPayouts(place.app.context);
  const { pool } = place.app.context;
  // A second owner, whose account number nobody can read.
  const { rows: damaged } = await pool.query<{ id: number; owner_id: number }>(
    `insert into payouts (owner_id, month, opening, earned, amount, state, created_at, moved_at)
     select id, date '2026-11-01', 0, 700, 700, 'due', $1, $1 from owners
     where id <> (select owner_id from cars where id = $2) order by id desc limit 1 returning id, owner_id`,
    [fleetMoment, place.carId],
  );
  await pool.query(`update owners set iban_encrypted = '\\x00' where id = $1`, [damaged[0]?.owner_id]);

  const answer = await post(place.admin, '/api/payouts/export');
  assert.equal(answer.status, 201, answer.text);
  const made = exportPayouts.response.parse(answer.body).export;
  assert.deepEqual([made.count, made.amount, made.left_out], [1, 25_500, [`P-${100_000 + (damaged[0]?.id ?? 0)}`]]);
  assert.equal((await post(place.admin, '/api/payouts/export')).status, 409, 'what is sent is not sent again');
  assert.deepEqual(
    (await payoutsOf(place.admin, '?state=due')).map(({ id }) => id),
    [damaged[0]?.id],
  );
  assert.deepEqual(
    (await payoutsOf(place.owner)).map(({ export_id }) => export_id),
    [null],
    'files are for admins',
  );

  const file = (name: string, browser = place.admin) => browser.inject(`/api/payouts/exports/${made.id}/${name}`);
  const xml = await file('pain.xml');
  assert.equal(xml.headers['content-type'], 'application/xml; charset=utf-8');
  await assertValid(xml.text);
  assert.match(xml.text, /<InstdAmt Ccy="GEL">255\.00<\/InstdAmt>/);
  assert.match(xml.text, /<NbOfTxs>1<\/NbOfTxs><CtrlSum>255\.00<\/CtrlSum>/);
  // The account changes afterwards; what was sent stays what it was.
  await pool.query(`update owners set iban_encrypted = '\\x00' where id = (select owner_id from cars where id = $1)`, [
    place.carId,
  ]);
  const csv = await file('payouts.csv');
  assert.match(
    csv.text,
    /^\uFEFFPayout,Name,IBAN,Amount,Currency,Month\r\nP-\d+,[^,]+,GE\d{2}[A-Z]{2}\d{16},255\.00,GEL,2026-11\r\n$/,
  );
  assert.ok(xml.text.includes(/GE\d{2}[A-Z]{2}\d{16}/.exec(csv.text)?.[0] ?? 'none'));
  assert.deepEqual(
    [
      (await file('pain.xml', place.owner)).status,
      (await file('x.exe')).status,
      (await file('pain.xml', place.client)).status,
    ],
    [403, 404, 403],
  );
  const { rows } = await pool.query(
    `select action, count(*)::integer as n from audit_events where action like 'payouts%' group by 1 order by 1`,
  );
  assert.deepEqual(rows, [
    { action: 'payouts_export_read', n: 2 },
    { action: 'payouts_exported', n: 1 },
  ]);
  const { rows: said } = await pool.query(`select details::text from audit_events where action like 'payouts%'`);
  assert.doesNotMatch(JSON.stringify(said), /GE\d\d/, 'the journal knows no account numbers');
});

test('without an account to pay from nothing is marked as sent', async (t) => {
  const place = await quietMarket(t, {}, { config: { payoutAccount: null } });
  const answer = await post(place.admin, '/api/payouts/export');
  assert.deepEqual([answer.status, (answer.body as { code?: string }).code], [409, 'PAYOUT_ACCOUNT_MISSING']);
});

async function assertValid(contents: string): Promise<void> {
  const schema = await readFile(join(import.meta.dirname, 'pain.001.001.03.xsd'), 'utf8');
  const { valid, errors } = await validateXML({
    xml: { fileName: 'file.xml', contents },
    schema: { fileName: 'pain.001.001.03.xsd', contents: schema },
  });
  assert.ok(valid, JSON.stringify(errors));
}

test('the file for the bank holds to its schema, whatever owners are called', async () => {
  const account = { name: 'Gza & Co <LLC>', iban: 'GE29NB0000000101904917', bic: 'BAGAGE22' };
  const iban = 'GE60NB0000000123456789';
  const names = [
    'შპს „კოლხეთი ავტო“',
    'ООО "Рога & Копыта"',
    'x'.repeat(200),
    'a\u0000b\uD800c',
    `]]>'"<&`,
    '🚗'.repeat(80),
  ];
  const transfers = names.map((name, index) => ({
    number: `P-${index}`,
    name,
    iban,
    amount: 1 + index,
    month: '2026-11',
  }));
  for (const bic of ['BAGAGE22', null])
    await assertValid(bankXml({ id: 1, at: fleetMoment, transfers }, { ...account, bic }));
  const sums = bankXml({ id: 1, at: fleetMoment, transfers }, account).match(/<CtrlSum>0\.21<\/CtrlSum>/g);
  assert.equal(sums?.length, 2);
  await assert.rejects(
    assertValid(bankXml({ id: 1, at: fleetMoment, transfers: [] }, account)),
    'the schema does bite',
  );
});
