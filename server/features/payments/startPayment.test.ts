import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { ErrorBody } from '#contract/errors.ts';
import { startPayment } from '#contract/calls/payments.ts';
import { silentBog } from '#server/testing/banks/silentBog.ts';
import { bogStandIn } from '#server/testing/banks/bogStandIn.ts';
import { countFailures } from '#server/testing/countFailures.ts';
import { post } from '#server/testing/people/people.ts';
import { market, ordered, payment, someDates } from '#server/testing/people/renters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';

async function stage(t: TestContext, car: Parameters<typeof market>[1] = {}) {
  const place = await market(t, car);
  const { pool, config } = place.app.context;
  const begin = (id: number, browser: TestBrowser = place.client) => post(browser, `/api/orders/${id}/payments`);
  const refusalOf = async (id: number) => {
    const { status, body } = await begin(id);
    return `${status} ${ErrorBody.parse(body).code}`;
  };
  const leaveBank = () =>
    void Object.assign(config, {
      payments: { ...config.payments, provider: 'bog', isSandboxOpen: false, bog: silentBog },
    });
  /** A payment after a bank was asked for a page. */
  const put = (orderId: number, status: string, ref: string | null = 'ref') =>
    pool.query(
      `insert into payments (order_id, provider, provider_ref, redirect_url, amount, status, created_at)
       values ($1, 'bog', $3, $4, 30000, $2, now())`,
      [orderId, status, ref, ref === null ? null : `https://payment.bog.ge/${ref}`],
    );
  return { ...place, pool, begin, refusalOf, leaveBank, put };
}

test('an order that waits for no money cannot be paid', async (t) => {
  const { client, clock, pool, owner, put, refusalOf, ...place } = await stage(t);
  const from = (month: number) => ({ from: `2027-0${month}-01T10:00`, to: `2027-0${month}-04T10:00` });
  const cancelled = await ordered(place, client, from(2));
  assert.equal((await post(owner, `/api/orders/${cancelled.id}/cancel`, {})).status, 200);
  assert.equal(await refusalOf(cancelled.id), '409 ORDER_CHANGED');

  const paid = await ordered(place, client, from(3));
  await pool.query('update orders set paid_at = requested_at where id = $1', [paid.id]);
  assert.equal(await refusalOf(paid.id), '409 ALREADY_PAID');

  const held = await ordered(place, client, from(4));
  await put(held.id, 'authorized');
  assert.equal(await refusalOf(held.id), '409 ALREADY_PAID');

  const late = await ordered(place, client, from(5));
  clock.advance(15 * 60_000);
  assert.equal(await refusalOf(late.id), '409 ORDER_CHANGED');
  const { rows } = await pool.query('select from payments where order_id <> $1', [held.id]);
  assert.equal(rows.length, 0);
});

test('what was begun goes on where its bank lets people try again, and anew where it is over', async (t) => {
  const { client, pool, ...place } = await stage(t);
  const order = await ordered(place, client);
  const first = await payment(client, order.id);
  const again = async (status: string) => {
    await pool.query('update payments set status = $1', [status]);
    return (await payment(client, order.id)).id;
  };
  assert.deepEqual([await again('created'), await again('failed')], [first.id, first.id]);
  const second = await again('voided');
  assert.notEqual(second, first.id);
  const { rows } = await pool.query('select page_request from payments where id = $1', [first.id]);
  assert.equal(rows[0].page_request.endsAt, order.expires_at);
});

test('a page whose end was never reported is not reused', async (t) => {
  const bank = await bogStandIn(t);
  const place = await market(t, {}, { config: { payments: bank.payments } });
  const order = await ordered(place, place.client);
  const first = await payment(place.client, order.id);
  // The bank's call is lost.
  await bank.open(place).decide(place.client, first.redirect_url ?? '', 'decline');
  const second = await payment(place.client, order.id);
  assert.notEqual(second.id, first.id);
  assert.notEqual(second.redirect_url, first.redirect_url);
});

test('an unanswered request can be paid only as long as it waits', async (t) => {
  const { client, pool, ...place } = await stage(t, { needsConfirmation: true });
  const order = await ordered(place, client, someDates);
  const { id } = await payment(client, order.id);
  const { rows } = await pool.query('select page_request from payments where id = $1', [id]);
  assert.deepEqual([rows[0].page_request.endsAt, rows[0].page_request.capturesAtOnce], [order.expires_at, false]);
});

test('a bank in trouble makes the order wait; a page that was there before is shown all the same', async (t) => {
  const { app, client, stranger, begin, leaveBank, put, ...place } = await stage(t);
  const order = await ordered(place, client);
  leaveBank();
  const refused = await begin(order.id);
  assert.deepEqual(
    [refused.status, ErrorBody.parse(refused.body).code, refused.headers['retry-after']],
    [503, 'BANK_UNAVAILABLE', '5'],
  );
  const { rows } = await app.context.pool.query('select count(*)::integer from payments');
  assert.equal(rows[0].count, 1);

  await app.context.pool.query('delete from payments');
  await put(order.id, 'created', 'page');
  assert.equal((await begin(order.id, stranger)).status, 404);
  assert.equal(await countFailures(app, 'bank bog'), 1, 'other requests make no query');
  const shown = await begin(order.id);
  assert.equal(startPayment.response.parse(shown.body).payment.redirect_url, 'https://payment.bog.ge/page');
  assert.equal(await countFailures(app, 'bank bog'), 2);
});
