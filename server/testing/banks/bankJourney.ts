import assert from 'node:assert/strict';
import { getPayment, type Payment } from '#contract/calls/payments.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { type Market, payment } from '#server/testing/people/renters.ts';
import { type Bank, type BankCallback, type BankSetup, deliver } from './bank.ts';
import { bogStandIn } from './bogStandIn.ts';
import { sandboxBank } from './sandboxBank.ts';
import type { StandInRequest } from './standIn.ts';
import { stripeStandIn } from './stripeStandIn.ts';

/** Three days, others for each number; the first of them is a whole month ahead. */
export const dates = (number: number) => {
  const month = String((number % 12) + 1).padStart(2, '0');
  const day = 10 + Math.floor(number / 12) * 5;
  return { from: `2027-${month}-${day}T10:00`, to: `2027-${month}-${day + 3}T10:00` };
};

export const see = async ({ client }: Market, { id }: Payment): Promise<Payment> =>
  getPayment.response.parse((await client.inject(`/api/payments/${id}`)).body).payment;

export const ledgerOf = async ({ app }: Market, orderId: number) =>
  (await app.context.pool.query('select kind, amount from ledger_entries where order_id = $1 order by id', [orderId]))
    .rows;

export const refOf = async ({ app }: Market, { id }: Payment): Promise<string> => {
  const { rows } = await app.context.pool.query<{ provider_ref: string }>(
    'select provider_ref from payments where id = $1',
    [id],
  );
  return rows[0]?.provider_ref ?? '';
};

/** Reports arrive, and whatever follows from them is done; jobs that wait for later are not waited for. */
export async function arrive(place: Market, bank: Bank, callbacks: readonly BankCallback[]): Promise<void> {
  for (const callback of callbacks) assert.equal((await deliver(place, bank.name, callback)).status, 200);
  await drainJobs(place.app);
  const later = bank.work();
  if (later.length > 0) await arrive(place, bank, later);
}

export async function paid(place: Market, bank: Bank, orderId: number): Promise<Payment> {
  const begun = await payment(place.client, orderId);
  await arrive(place, bank, await bank.decide(place.client, begun.redirect_url ?? '', 'approve'));
  return see(place, begun);
}

/** What waits in the queue for later is due now. */
export const hurry = ({ app }: Market) =>
  app.context.pool.query("update graphile_worker._private_jobs set run_at = now() - interval '1 second'");

export const setups: readonly (readonly [string, (t: Parameters<typeof bogStandIn>[0]) => Promise<BankSetup>])[] = [
  ['sandbox', sandboxBank],
  ['Bank of Georgia', bogStandIn],
  ['Stripe', stripeStandIn],
];

export interface Opened {
  readonly place: Market;
  readonly bank: Bank;
  readonly requests: readonly StandInRequest[];
}
