import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { validateXML } from 'xmllint-wasm';
import { post } from '#server/testing/people/people.ts';
import type { Market } from '#server/testing/people/renters.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { bankXml } from './bankXml.ts';
import { createPayouts } from './payouts.ts';
import { payoutsOf, briefly, makeFile, bankFile, quietMarket, rented, november } from './testing/payoutMarket.ts';

test('one file for the bank has every due payout, each with its account, and every view of it is recorded', async (t) => {
  const place = await quietMarket(t);
  assert.equal((await post(place.admin, '/api/payouts/export')).status, 409, 'nothing is due');
  const first = await rented(place, november);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await first.finish();
  place.clock.set(new Date('2026-12-01T08:00:00Z'));
  await createPayouts(place.app.context);
  const { pool } = place.app.context;
  // A second owner, whose account number cannot be decrypted.
  const { rows: damaged } = await pool.query<{ id: number; owner_id: number }>(
    `insert into payouts (owner_id, month, opening, became_due, amount, state, created_at, moved_at)
     select id, date '2026-11-01', 0, 700, 700, 'due', $1, $1 from owners
     where id <> (select owner_id from cars where id = $2) order by id desc limit 1 returning id, owner_id`,
    [fleetMoment, place.carId],
  );
  await pool.query(`update owners set iban_encrypted = '\\x00' where id = $1`, [damaged[0]?.owner_id]);

  const left = [`P-${100_000 + (damaged[0]?.id ?? 0)}`];
  const due = { count: 1, amount: 25_500 };
  assert.deepEqual(await bankFile(place), { due: { ...due, left_out: left }, export: null });
  const asRead = await post(place.admin, '/api/payouts/export', { ...due, count: 2 });
  assert.equal(asRead.status, 409, 'not what was read');
  const made = await makeFile(place, due);
  assert.deepEqual([made.count, made.amount, made.state, made.can_be_taken_back], [1, 25_500, 'made', true]);
  assert.deepEqual((await payoutsOf(place.owner)).map(briefly), [['2026-11', 0, 25_500, 25_500, 'due']]);

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
  assert.equal((await post(place.admin, `/api/payouts/exports/${made.id}/confirm`)).status, 200);
  assert.equal((await post(place.admin, '/api/payouts/export')).status, 409, 'what is sent is not sent again');
  assert.deepEqual(
    (await payoutsOf(place.admin, '?state=due')).map(({ id }) => id),
    [damaged[0]?.id],
  );
  assert.deepEqual(
    (await payoutsOf(place.owner)).map(({ export_id, state }) => [export_id, state]),
    [[null, 'sent']],
    'files are for admins',
  );
  const { rows: events } = await pool.query(`select details::text from audit_events where action like 'payouts%'`);
  assert.doesNotMatch(JSON.stringify(events), /GE\d\d/, 'the journal knows no account numbers');
});

test('without an account to pay from nothing is marked as sent', async (t) => {
  const place = await quietMarket(t, {}, { config: { payoutAccount: null } });
  const answer = await post(place.admin, '/api/payouts/export');
  assert.deepEqual([answer.status, (answer.body as { code?: string }).code], [409, 'PAYOUT_ACCOUNT_MISSING']);
});

/** A market in which one owner's November is due. */
async function dueMarket(t: TestContext): Promise<Market> {
  const place = await quietMarket(t);
  const { finish } = await rented(place, november);
  place.clock.set(new Date('2026-11-25T08:00:00Z'));
  await finish();
  place.clock.set(new Date('2026-12-01T08:00:00Z'));
  await createPayouts(place.app.context);
  return place;
}

/** One more payout that is due, of another owner. */
async function oneMoreDue({ app, carId }: Market): Promise<void> {
  await app.context.pool.query(
    `insert into payouts (owner_id, month, opening, became_due, amount, state, created_at, moved_at)
     select owner_id, date '2026-11-01', 0, 700, 700, 'due', $1, $1
     from (select id as owner_id from owners where id <> (select owner_id from cars where id = $2) order by id limit 1) as other`,
    [fleetMoment, carId],
  );
}

const amountsIn = async ({ admin }: Market, id: number) => {
  const { status, text } = await admin.inject(`/api/payouts/exports/${id}/pain.xml`);
  return status === 200 ? [...text.matchAll(/<InstdAmt Ccy="GEL">([\d.]+)</g)].map(([, amount]) => amount) : status;
};

test('of many who make the file at once all have the same one, and nothing is sent before the word about it', async (t) => {
  const place = await dueMarket(t);
  const made = await Promise.all(Array.from({ length: 6 }, () => makeFile(place)));
  assert.equal(new Set(made.map(({ id }) => id)).size, 1);
  const id = made[0]?.id ?? 0;
  // A tab was closed here: the next one finds the file, and what became due since is not in it.
  await oneMoreDue(place);
  assert.deepEqual((await bankFile(place)).due, { count: 1, amount: 700, left_out: [] });
  assert.equal((await makeFile(place)).id, id, 'no second file while one is open');
  assert.deepEqual(await amountsIn(place, id), ['255.00']);
  const [payout] = await payoutsOf(place.owner);
  assert.equal(payout?.state, 'due');
  for (const event of ['send', 'settle', 'return'])
    assert.equal((await post(place.admin, `/api/payouts/${payout?.id}/${event}`)).status, 409, `${event} by hand`);
  const confirm = () => post(place.admin, `/api/payouts/exports/${id}/confirm`);
  assert.deepEqual(
    (await Promise.all([confirm(), confirm(), confirm()])).map(({ status }) => status),
    [200, 200, 200],
  );
  assert.equal((await payoutsOf(place.owner))[0]?.state, 'sent');
  const { rows } = await place.app.context.pool.query(
    "select action, count(*)::integer as n from audit_events where action like 'payouts_export%' group by 1 order by 1",
  );
  assert.deepEqual(rows, [
    { action: 'payouts_export_read', n: 1 },
    { action: 'payouts_export_sent', n: 1 },
    { action: 'payouts_exported', n: 1 },
  ]);
  const next = await makeFile(place);
  assert.deepEqual([next.id === id, await amountsIn(place, next.id)], [false, ['7.00']]);
  assert.equal((await post(place.admin, `/api/payouts/exports/${id}/take-back`)).status, 409, 'not the last any more');
  assert.equal((await confirm()).status, 409);
});

for (const isSent of [false, true])
  test(`a file that ${isSent ? 'was sent' : 'was made'} is taken back: it is gone, and its payouts are due once`, async (t) => {
    const place = await dueMarket(t);
    const first = await makeFile(place);
    if (isSent) assert.equal((await post(place.admin, `/api/payouts/exports/${first.id}/confirm`)).status, 200);
    const takeBack = () => post(place.admin, `/api/payouts/exports/${first.id}/take-back`);
    assert.equal((await post(place.owner, `/api/payouts/exports/${first.id}/take-back`)).status, 403);
    assert.deepEqual(
      (await Promise.all([takeBack(), takeBack()])).map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 404],
    );
    assert.equal(await amountsIn(place, first.id), 404);
    assert.equal((await post(place.admin, `/api/payouts/exports/${first.id}/confirm`)).status, 404);
    assert.deepEqual(
      (await payoutsOf(place.admin)).map(({ state, export_id }) => [state, export_id]),
      [['due', null]],
    );
    const second = await makeFile(place);
    assert.deepEqual([await amountsIn(place, second.id), second.id === first.id], [['255.00'], false]);
  });

test('what the bank has spoken of is not taken back, also at the same moment', async (t) => {
  const place = await dueMarket(t);
  const { id } = await makeFile(place);
  assert.equal((await post(place.admin, `/api/payouts/exports/${id}/confirm`)).status, 200);
  const [payout] = await payoutsOf(place.owner);
  const [settled, taken] = await Promise.all([
    post(place.admin, `/api/payouts/${payout?.id}/settle`),
    post(place.admin, `/api/payouts/exports/${id}/take-back`),
  ]);
  assert.deepEqual(
    [settled.status, taken.status].toSorted((a, b) => a - b),
    [200, 409],
  );
  assert.equal((await payoutsOf(place.owner))[0]?.state, settled.status === 200 ? 'settled' : 'due');
  const { export: file } = await bankFile(place);
  assert.equal(file?.can_be_taken_back ?? null, settled.status === 200 ? false : null);
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
  // Made at one in the morning in Georgia: no bank carries anything out the day before.
  const xml = bankXml({ id: 1, at: new Date('2026-12-01T01:00:00+04:00'), transfers }, account);
  assert.match(xml, /<ReqdExctnDt>2026-12-01</);
  await assert.rejects(
    assertValid(bankXml({ id: 1, at: fleetMoment, transfers: [] }, account)),
    'the schema does bite',
  );
});
