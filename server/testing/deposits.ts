import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { type Payment, type PaymentPurpose, startPayment } from '#contract/calls/payments.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { connectDatabase } from '#server/platform/db/connect.ts';
import { queueJob } from '#server/platform/jobs/job.ts';
import { sandboxCallback } from '#server/features/payments/sandbox/sandboxCallbackJob.ts';
import { moveSandboxPayment } from '#server/features/payments/sandbox/sandboxRepository.ts';
import { waitUntil } from './claims.ts';
import { drainJobs } from './drainJobs.ts';
import { post } from './people/people.ts';
import { atBank, endOpenOrders, type Market, market } from './people/renters.ts';
import { bankOf, paid, seen } from './rescues.ts';

const HOUR = 3_600_000;
export const DEPOSIT = 30_000;

export async function withCard(
  t: TestContext,
  terms = '{"deposit": {"how": ["card_hold", "cash"], "back_within_days": 3}}',
) {
  const place = await market(t);
  await endOpenOrders(place);
  await place.app.context.pool.query('update cars set terms = $2, deposit = $3 where id = $1', [
    place.carId,
    terms,
    DEPOSIT,
  ]);
  return place;
}

export const hold = (place: Market, id: number, purpose = 'deposit') =>
  post(place.client, `/api/orders/${id}/payments`, { purpose });

export async function page(place: Market, id: number, body: object): Promise<Payment> {
  const answer = await post(place.client, `/api/orders/${id}/payments`, body);
  assert.equal(answer.status, 201, answer.text);
  return startPayment.response.parse(answer.body).payment;
}

export async function approve(place: Market, id: number, body: object): Promise<void> {
  await atBank(place.client, await page(place, id, body), 'action=approve&delivery=twice');
  await drainJobs(place.app);
}

/** A paid order whose deposit the bank holds. */
export async function held(place: Market): Promise<Order> {
  const order = await paid(place);
  waitUntil(place, Number(instantOf(order.from)) - HOUR);
  await approve(place, order.id, { purpose: 'deposit' });
  return seen(place.client, order.id);
}

export const stateOf = async (place: Market, id: number) => {
  const { deposit_hold } = await seen(place.owner, id);
  return deposit_hold && `${deposit_hold.state} ${deposit_hold.kept}`;
};
export const eventsOf = async (place: Market, id: number) =>
  (await seen(place.client, id)).events.map(({ event }) => event);
/** What the bank of the sandbox has of the deposit. */
export async function atTheBank(place: Market): Promise<string> {
  await bankOf(place);
  const { rows } = await place.app.context.pool.query<{ line: string }>(
    `select concat_ws(' ', s.status, s.captured, s.refunded) as line from sandbox_payments s
     join payments p on p.provider_ref = s.ref where p.purpose = 'deposit' order by p.id`,
  );
  return rows.map(({ line }) => line).join(', ');
}

/** The sandbox bank by itself voids the deposit of an order, or the named payment. True if it did. */
export async function dropDeposit(
  { app }: Pick<Market, 'app'>,
  orderId: number,
  says = true,
  purpose: PaymentPurpose = 'deposit',
): Promise<boolean> {
  // Whatever happens to the connections of the app: the bank does it.
  const { pool } = app.context;
  const db = connectDatabase(pool);
  const { rows } = await pool.query<{ ref: string; amount: number }>(
    `select provider_ref as ref, amount from payments
     where order_id = $1 and purpose = $2 and status = 'authorized' order by id desc limit 1`,
    [orderId, purpose],
  );
  const [held] = rows;
  if (held === undefined || !(await moveSandboxPayment(db, held.ref, ['authorized'], { status: 'voided' })))
    return false;
  const report = { event_id: `dropped ${held.ref}`, ref: held.ref, event: 'void' as const, currency: 'GEL' };
  if (says) await queueJob(db, sandboxCallback, { ...report, amount: held.amount });
  return true;
}
