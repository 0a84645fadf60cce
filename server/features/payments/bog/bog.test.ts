import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { bogStandIn } from '#server/testing/banks/bogStandIn.ts';
import { fleetMoment } from '#server/testing/testConfig.ts';
import { testClock } from '#server/testing/testClock.ts';
import type { NewPayment } from '../providers/paymentProvider.ts';
import { jsonLari, lariOf, tetriOf } from './bogAmount.ts';
import { bogProvider } from './bogProvider.ts';

const newPayment: NewPayment = {
  paymentId: 7,
  key: 'gza-7-create-0',
  orderNumber: 'GZA-100007',
  amount: 10_005,
  capturesAtOnce: true,
  successUrl: 'https://gza.example/payment-success/7',
  failureUrl: 'https://gza.example/payment-failure/7',
  callbackUrl: 'https://gza.example/api/payments/callback/bog',
  language: 'ru',
  begunAt: fleetMoment.toISOString(),
  endsAt: new Date(fleetMoment.getTime() + 14.2 * 60_000).toISOString(),
};

async function bank(t: TestContext) {
  const { payments, requests, open } = await bogStandIn(t);
  const clock = testClock(fleetMoment);
  const settings = payments.bog ?? assert.fail();
  // No server to report to is needed here.
  const control = open(undefined as never);
  const paths = () => requests.splice(0).map(({ method, path }) => `${method} ${path.replace(/[\da-f-]{36}/, ':id')}`);
  return { provider: bogProvider(settings, clock), clock, requests, control, paths };
}

test('amounts are digits on their way out and in, and come back as they went', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (tetri) => {
      assert.match(lariOf(tetri), /^\d+\.\d\d$/);
      assert.equal(tetriOf(lariOf(tetri)), tetri);
      assert.equal(JSON.stringify({ amount: jsonLari(tetri) }), `{"amount":${lariOf(tetri)}}`);
    }),
  );
  assert.deepEqual(
    ['300', '300.5', '300.50', '300.500', '0.07', '19.99'].map(tetriOf),
    [30_000, 30_050, 30_050, 30_050, 7, 1_999],
  );
  assert.deepEqual([0, 5, 100].map(lariOf), ['0.00', '0.05', '1.00']);
  assert.equal(tetriOf('123456789012'), 12_345_678_901_200);
  for (const wrong of ['1234567890123', '', '-1', '1.', '.5', '1.005', '1,50', '1e3', 'NaN', '300.00 '])
    assert.throws(() => tetriOf(wrong), wrong);
  for (const wrong of [-1, 0.5, Number.NaN]) assert.throws(() => lariOf(wrong));
});

test('an order says everything the documentation asks for, with the same key as often as it is sent', async (t) => {
  const { provider, requests } = await bank(t);
  const created = await provider.create(newPayment);
  assert.deepEqual(await provider.create(newPayment), created);
  assert.notDeepEqual(await provider.create({ ...newPayment, key: 'gza-7-create-1' }), created);
  const order = requests.find(({ path }) => path.endsWith('/orders'));
  assert.equal(order?.headers['accept-language'], 'en');
  assert.deepEqual(JSON.parse(order?.body ?? ''), {
    callback_url: newPayment.callbackUrl,
    external_order_id: 'GZA-100007',
    capture: 'automatic',
    ttl: 15,
    payment_method: ['card'],
    purchase_units: {
      currency: 'GEL',
      total_amount: 100.05,
      basket: [{ product_id: 'GZA-100007', quantity: 1, unit_price: 100.05 }],
    },
    redirect_urls: { success: newPayment.successUrl, fail: newPayment.failureUrl },
  });
  assert.match(order?.body ?? '', /"total_amount":100\.05,/);
});

test('a token is used until shortly before its end; one that the bank rejects is requested again', async (t) => {
  const { provider, clock, paths, control } = await bank(t);
  const { ref } = await provider.create(newPayment);
  await Promise.all([provider.status(ref), provider.status(ref)]);
  clock.advance(269_000);
  assert.equal(await provider.status(ref), null);
  assert.deepEqual(paths().filter((path) => path.endsWith('/token')).length, 1);
  clock.advance(2_000);
  await provider.status(ref);
  assert.deepEqual(paths(), ['POST /token', 'GET /payments/v1/receipt/:id']);
  await control.fail('forgetful');
  await provider.status(ref);
  assert.deepEqual(paths(), ['GET /payments/v1/receipt/:id', 'POST /token', 'GET /payments/v1/receipt/:id']);
});

test('a request is sent once more when the bank had no time, and never when it has refused', async (t) => {
  const { provider, control, paths } = await bank(t);
  const { ref } = await provider.create(newPayment);
  paths();
  await control.fail('hiccup');
  assert.equal(await provider.status(ref), null);
  await assert.rejects(provider.capture(ref, 10_005, 'capture'), /what is created/);
  await assert.rejects(provider.refund(ref, 10_005, 'refund'), /answers 400 to \/payments\/v1\/payment\/refund\./);
  assert.deepEqual(paths().slice(-2), ['GET /payments/v1/receipt/:id', 'POST /payments/v1/payment/refund/:id']);
});

test('a refund tops up what went back before, waits while one is on its way, and asks anew after one that failed', async (t) => {
  const { provider, control, requests } = await bank(t);
  const { ref, redirectUrl } = await provider.create(newPayment);
  await control.decide(undefined as never, redirectUrl, 'approve');
  const amounts = () =>
    requests
      .splice(0)
      .flatMap(({ path, body, headers }) => (path.includes('/refund/') ? [[body, headers['idempotency-key']]] : []));
  assert.equal(await provider.refund(ref, 4_005, 'refund'), 'accepted');
  assert.equal(await provider.refund(ref, 4_005, 'refund'), 'accepted', 'it is on its way');
  const [first, ...more] = amounts();
  assert.deepEqual([first?.[0], more], ['{"amount":40.05}', []]);
  control.work();
  assert.equal(await provider.refund(ref, 4_005, 'refund'), 'done');
  assert.equal(await provider.refund(ref, 10_005, 'refund'), 'accepted');
  const [second] = amounts();
  assert.equal(second?.[0], '{"amount":60.00}');
  assert.notEqual(second?.[1], first?.[1]);
});
