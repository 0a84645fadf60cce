import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Coupon, createCoupon, listCoupons } from '#contract/calls/coupons.ts';
import { FieldErrors } from '#contract/errors.ts';
import { placeOrder } from '#contract/calls/orders/orders.ts';
import { createQuote, type Quote } from '#contract/calls/orders/quotes.ts';
import { post } from '#server/testing/people/people.ts';
import { type Market, market } from '#server/testing/people/renters.ts';
import { testConfig } from '#server/testing/testConfig.ts';
import { testClock } from '#server/testing/testClock.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';
import { couponOfMarket, orderWith, quoteWith } from '#server/testing/people/coupons.ts';

const refusedField = (answer: { status: number; body: unknown }) => [
  answer.status,
  Object.keys(FieldErrors.parse(answer.body)),
];

async function quoted(browser: TestBrowser, place: Market, coupon: string, more: object = {}): Promise<Quote> {
  const answer = await quoteWith(browser, place.carId, coupon, more);
  assert.equal(answer.status, 201, answer.text);
  return createQuote.response.parse(answer.body).quote;
}

const change = (place: Market, { id }: Coupon, is_ended: boolean) =>
  place.admin.inject({ method: 'PATCH', url: `/api/coupons/${id}`, body: { is_ended } });

async function listed(place: Market): Promise<Coupon[]> {
  return listCoupons.response.parse((await place.admin.inject('/api/coupons')).body).coupons;
}

test('an admin makes a coupon, ends it and lets it count again; each is in the log', async (t) => {
  const place = await market(t);
  const { rows: owners } = await place.app.context.pool.query<{ owner_id: number }>(
    'select owner_id from cars where id = $1',
    [place.carId],
  );
  const owner_id = owners[0]?.owner_id;
  const made = await couponOfMarket(place, { code: ' summer-2027 ', percent: 10 });
  assert.deepEqual(
    [made.code, made.percent, made.amount, made.paid_by, made.owner, made.valid_from, made.uses, made.is_ended],
    ['SUMMER-2027', 10, null, 'marketplace', null, '2026-11-20', 0, false],
  );
  const ofOwner = await couponOfMarket(place, { code: 'OWNER-20', amount: 2_000, paid_by: 'owner', owner_id });
  assert.equal(ofOwner.owner?.id, owner_id);
  const whole = { code: 'ANOTHER', percent: 10, paid_by: 'marketplace', valid_until: '2027-12-31', most_uses: 5 };
  for (const [wrong, field] of [
    [{ code: 'summer-2027' }, 'code'],
    [{ code: 'SHORT' }, 'code'],
    [{ code: 'SPACE INSIDE' }, 'code'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ percent: 1.5 }, 'percent'],
    [{ percent: undefined }, 'percent'],
    [{ amount: 500 }, 'amount'],
    [{ percent: undefined, amount: 99 }, 'amount'],
    [{ percent: undefined, amount: 10_000_001 }, 'amount'],
    [{ paid_by: 'nobody' }, 'paid_by'],
    [{ paid_by: 'owner' }, 'owner_id'],
    [{ paid_by: 'owner', owner_id: 2_000_000_000 }, 'owner_id'],
    [{ owner_id }, 'owner_id'],
    [{ valid_until: '2026-11-19' }, 'valid_until'],
    [{ valid_from: '2027-01-02', valid_until: '2027-01-01' }, 'valid_until'],
    [{ valid_until: '2027-02-30' }, 'valid_until'],
    [{ valid_from: '0000-01-01' }, 'valid_from'],
    [{ most_uses: 0 }, 'most_uses'],
    [{ most_uses: 100_001 }, 'most_uses'],
    [{ most_uses_of_client: 0 }, 'most_uses_of_client'],
  ] as const)
    assert.deepEqual(refusedField(await post(place.admin, '/api/coupons', { ...whole, ...wrong })), [422, [field]]);

  assert.equal((await change(place, made, true)).status, 200);
  assert.equal((await change(place, made, true)).status, 200);
  assert.deepEqual(
    (await listed(place)).map(({ code, is_ended }) => [code, is_ended]),
    [
      ['OWNER-20', false],
      ['SUMMER-2027', true],
    ],
  );
  assert.deepEqual(refusedField(await quoteWith(place.client, place.carId, made.code)), [422, ['coupon']]);
  assert.equal((await change(place, made, false)).status, 200);
  assert.equal((await quoted(place.client, place, made.code)).total, 27_000);
  const { rows } = await place.app.context.pool.query<{ action: string; ended: string | null }>(
    "select action, details->'is_ended'->>'after' as ended from audit_events where action like 'coupon%' order by id",
  );
  assert.deepEqual(
    rows.map(({ action, ended }) => [action, ended]),
    [
      ['coupon_created', null],
      ['coupon_created', null],
      ['coupon_changed', 'true'],
      ['coupon_changed', 'false'],
    ],
  );
});

test('what does not count is refused alike, whatever is wrong with it', async (t) => {
  const place = await market(t);
  const { rows } = await place.app.context.pool.query<{ id: number }>(
    'select id from owners where id <> (select owner_id from cars where id = $1) order by id limit 1',
    [place.carId],
  );
  await couponOfMarket(place, { code: 'NOT-YET', percent: 10, valid_from: '2026-11-21' });
  const { rows: logged } = await place.app.context.pool.query(
    "select details->>'valid_from' as valid_from from audit_events where action = 'coupon_created'",
  );
  assert.deepEqual(logged, [{ valid_from: '2026-11-21' }]);
  await couponOfMarket(place, { code: 'OF-ANOTHER', percent: 10, paid_by: 'owner', owner_id: rows[0]?.id });
  const answers = await Promise.all(
    ['NOT-YET', 'OF-ANOTHER', 'NEVER-MADE', "' or 1=1"].map((code) => quoteWith(place.client, place.carId, code)),
  );
  const [first] = answers;
  assert.deepEqual(refusedField(first ?? assert.fail()), [422, ['coupon']]);
  for (const answer of answers) assert.deepEqual([answer.status, answer.body], [first?.status, first?.body]);
  assert.equal((await quoteWith(place.client, place.carId, 'X'.repeat(41))).status, 422);
});

test('a coupon counts on its days in Georgia, both included', async (t) => {
  // Half past eleven in the evening in Tbilisi.
  const clock = testClock('2026-11-20T19:30:00Z');
  const place = await market(t, {}, { clock });
  await couponOfMarket(place, { code: 'TODAY-ONLY', percent: 10, valid_until: '2026-11-20' });
  await couponOfMarket(place, { code: 'TOMORROW', percent: 10, valid_from: '2026-11-21' });
  const statuses = async () => [
    (await quoteWith(place.client, place.carId, 'today-only')).status,
    (await quoteWith(place.client, place.carId, 'TOMORROW')).status,
  ];
  assert.deepEqual(await statuses(), [201, 422]);
  clock.advance(30 * 60_000);
  assert.deepEqual(await statuses(), [422, 201]);
});

test('an admin corrects days and uses, never to fewer than there are; orders keep what they have', async (t) => {
  const place = await market(t);
  const made = await couponOfMarket(place, { code: 'TO-CORRECT', percent: 10, most_uses: 5 });
  const orderFor = async (browser: TestBrowser, dates: object) => {
    const answer = await quoteWith(browser, place.carId, made.code, dates);
    const { quote } = createQuote.response.parse(answer.body);
    return placeOrder.response.parse((await orderWith(browser, quote.id)).body).order;
  };
  const order = await orderFor(place.client, {});
  await orderFor(place.stranger, { from: '2027-03-10T10:00', to: '2027-03-13T10:00' });
  const correct = (body: object) => place.admin.inject({ method: 'PATCH', url: `/api/coupons/${made.id}`, body });
  for (const [body, field] of [
    [{ most_uses: 1 }, 'most_uses'],
    [{ most_uses: 0 }, 'most_uses'],
    [{ valid_until: '2026-11-01' }, 'valid_until'],
    [{ valid_from: '2099-01-02', valid_until: '2099-01-01' }, 'valid_until'],
    [{ percent: 90 }, 'percent'],
    [{ paid_by: 'owner' }, 'paid_by'],
    [{ code: 'OTHER-CODE' }, 'code'],
  ] as const)
    assert.deepEqual(refusedField(await correct(body)), [422, [field]], JSON.stringify(body));
  assert.deepEqual(await listed(place), [{ ...made, uses: 2 }]);

  const body = { valid_until: '2099-12-31', most_uses: 2, most_uses_of_client: 3 };
  assert.equal((await correct(body)).status, 200);
  assert.equal((await correct(body)).status, 200);
  assert.deepEqual(await listed(place), [{ ...made, ...body, uses: 2 }]);
  // It is used up now, and the order has it still.
  const later = { from: '2027-05-10T10:00', to: '2027-05-13T10:00' };
  assert.deepEqual(refusedField(await quoteWith(place.client, place.carId, made.code, later)), [422, ['coupon']]);
  const seen = placeOrder.response.parse((await place.client.inject(`/api/orders/${order.id}`)).body).order;
  assert.equal(seen.total, order.total);
  assert.equal((await correct({ most_uses: 3 })).status, 200);
  const { rows } = await place.app.context.pool.query<{ details: unknown }>(
    "select details from audit_events where action = 'coupon_changed' order by id",
  );
  assert.deepEqual(
    rows.map(({ details }) => details),
    [
      {
        coupon_id: made.id,
        valid_until: { before: made.valid_until, after: '2099-12-31' },
        most_uses: { before: 5, after: 2 },
        most_uses_of_client: { before: 1, after: 3 },
      },
      { coupon_id: made.id, most_uses: { before: 2, after: 3 } },
    ],
  );
  assert.equal((await place.admin.inject({ method: 'PATCH', url: '/api/coupons/999999', body: {} })).status, 404);
});

test('a quote has the coupon as its last line, and the order keeps it when the coupon is over', async (t) => {
  const place = await market(t);
  const made = await couponOfMarket(place, { code: 'KEEP-IT', amount: 5_000 });
  const quote = await quoted(place.client, place, 'keep-it');
  // The commission is 45 GEL: all that the marketplace can give.
  assert.deepEqual(quote.items.at(-1), {
    code: 'coupon',
    quantity: 1,
    unit_price: -4_500,
    total: -4_500,
    for: 'client',
  });
  assert.deepEqual([quote.total, quote.prepaid], [25_500, 7_650]);
  const answer = await orderWith(place.client, quote.id);
  const { order } = placeOrder.response.parse(answer.body);
  await change(place, made, true);
  const seen = placeOrder.response.parse((await place.client.inject(`/api/orders/${order.id}`)).body).order;
  assert.deepEqual([seen.total, seen.items.at(-1)?.total, seen.price_inputs?.coupon?.most], [25_500, -4_500, 4_500]);
  assert.deepEqual(
    (await listed(place)).map(({ uses }) => uses),
    [1],
  );
});

test('a coupon that takes off nothing is refused instead of used up', async (t) => {
  const { rental } = testConfig();
  const place = await market(t, {}, { config: { rental: { ...rental, commissionPercent: 0 } } });
  await couponOfMarket(place, { code: 'NOTHING', percent: 10 });
  assert.deepEqual(refusedField(await quoteWith(place.client, place.carId, 'NOTHING')), [422, ['coupon']]);
});

test('codes can be tried so often only, by a visitor and by a user', async (t) => {
  const place = await market(t, {}, { config: { limitsFactor: 1 } });
  await couponOfMarket(place, { code: 'RIGHT-ONE', percent: 10 });
  for (const browser of [place.client, place.app.visitor()]) {
    // Anybody can send only so much in a minute.
    place.clock.advance(60_000);
    for (let tries = 0; tries < 60; tries += 1)
      assert.equal((await quoteWith(browser, place.carId, `WRONG-${tries}`)).status, 422);
    const answer = await quoteWith(browser, place.carId, 'RIGHT-ONE');
    assert.equal(answer.status, 429);
    assert.ok(Number(answer.headers['retry-after']) > 0);
    assert.equal((await quoteWith(browser, place.carId, undefined)).status, 201);
  }
  assert.equal((await quoteWith(place.stranger, place.carId, 'RIGHT-ONE')).status, 201);
});

test('the answer of making one is what the list shows', async (t) => {
  const place = await market(t);
  const answer = await post(place.admin, '/api/coupons', {
    code: 'LISTED',
    percent: 25,
    paid_by: 'marketplace',
    valid_until: '2026-11-20',
    most_uses: 7,
    most_uses_of_client: 2,
  });
  assert.equal(answer.status, 201, answer.text);
  assert.deepEqual(await listed(place), [createCoupon.response.parse(answer.body).coupon]);
});
