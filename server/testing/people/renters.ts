import assert from 'node:assert/strict';
import { type Order, placeOrder } from '#contract/calls/orders/orders.ts';
import { startPayment, type Payment } from '#contract/calls/payments.ts';
import { createQuote } from '#contract/calls/orders/quotes.ts';
import { logInClient, post } from './people.ts';
import { rentalCar, type RentalCarOptions } from './rentalCar.ts';
import { testActors } from './testActors.ts';
import { type Closing, testApp, type TestApp, type TestAppOptions } from '../testApp.ts';
import type { TestAnswer, TestBrowser } from '../testBrowser.ts';
import { type TestClock, testClock } from '../testClock.ts';
import { fleetMoment } from '../testConfig.ts';

export const someDates = { from: '2027-01-10T10:00', to: '2027-01-13T10:00' };

/** A bank that is not the sandbox. */
export interface VisitedBank {
  /** What a person does on its page; decisions are written as for the sandbox. */
  visit(browser: TestBrowser, payment: Payment, decision: string): Promise<void>;
  /** Does all it has taken on and reports it; whether there was anything. */
  work(): Promise<boolean>;
}

export interface Market {
  readonly bank?: VisitedBank;
  readonly app: TestApp;
  readonly clock: TestClock;
  readonly carId: number;
  readonly client: TestBrowser;
  readonly owner: TestBrowser;
  readonly stranger: TestBrowser;
  readonly admin: TestBrowser;
}

/** A car with an owner, and all actors who may or may not see its orders. */
export async function market(t: Closing, car: RentalCarOptions = {}, options: TestAppOptions = {}): Promise<Market> {
  const clock = testClock(fleetMoment);
  const app = await testApp(t, { fleet: true, clock, ...options, config: { limitsFactor: 1000, ...options.config } });
  const actors = await testActors(app.context);
  const enter = (cookie: string | null) => {
    const browser = app.visitor();
    if (cookie !== null) browser.cookies.set('session', cookie);
    return browser;
  };
  // Their sessions are short; a test may look far ahead.
  await app.context.pool.query("update sessions set expires_at = expires_at + interval '10 years'");
  // Who they are is known, but where a test says otherwise.
  await app.context.pool.query(
    "insert into verifications (user_id, status, decided_at) select user_id, 'passed', $1 from clients",
    [clock()],
  );
  const carId = await rentalCar(app, { ...car, ownerId: actors.physicalOwner.ownerId ?? 0 });
  return {
    app,
    clock,
    carId,
    client: enter(actors.client.cookie),
    owner: enter(actors.physicalOwner.cookie),
    stranger: enter(actors.otherClient.cookie),
    admin: enter(actors.admin.cookie),
  };
}

/** Ends all open orders, as those of the demo fleet: a job that ends what is over would spend most of its time on them. */
export async function endOpenOrders({ app }: Pick<Market, 'app'>): Promise<void> {
  await app.context.pool.query("update orders set status = 'completed' where status in ('confirmed', 'active')");
}

/** Another client, registered as clients are. */
export async function anotherClient({ app }: Pick<Market, 'app'>, email: string): Promise<TestBrowser> {
  const browser = app.visitor();
  await logInClient(app, browser, email);
  await app.context.pool.query("update sessions set expires_at = expires_at + interval '10 years'");
  return browser;
}

export async function quoteId(
  browser: Pick<TestBrowser, 'inject'>,
  carId: number,
  dates: { from: string; to: string } = someDates,
): Promise<string> {
  const answer = await post(browser, '/api/quotes', { car_id: carId, ...dates, extras: [] });
  assert.equal(answer.status, 201, answer.text);
  return createQuote.response.parse(answer.body).quote.id;
}

export function order(
  browser: TestBrowser,
  quote_id: string,
  payment: 'full' | 'part' = 'full',
  key?: string,
): Promise<TestAnswer> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return browser.inject({ method: 'POST', url: '/api/orders', body: { quote_id, payment }, headers });
}

export async function ordered(
  { carId }: Pick<Market, 'carId'>,
  browser: TestBrowser,
  dates: { from: string; to: string } = someDates,
  payment: 'full' | 'part' = 'full',
): Promise<Order> {
  const answer = await order(browser, await quoteId(browser, carId, dates), payment);
  assert.equal(answer.status, 201, answer.text);
  return placeOrder.response.parse(answer.body).order;
}

export async function payment(browser: TestBrowser, orderId: number, of: object = {}): Promise<Payment> {
  const answer = await post(browser, `/api/orders/${orderId}/payments`, of);
  assert.equal(answer.status, 201, answer.text);
  return startPayment.response.parse(answer.body).payment;
}

/** What a person does on the bank's page. */
export function atBank(browser: TestBrowser, { redirect_url }: Payment, decision: string): Promise<TestAnswer> {
  return browser.inject({
    method: 'POST',
    url: new URL(redirect_url ?? 'none:').pathname,
    body: decision,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': '' },
  });
}

/** The same, of whichever bank there is. */
export async function visitBank(
  { bank }: Pick<Market, 'bank'>,
  browser: TestBrowser,
  begun: Payment,
  decision: string,
): Promise<void> {
  await (bank === undefined ? atBank(browser, begun, decision) : bank.visit(browser, begun, decision));
}
