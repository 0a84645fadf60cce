import assert from 'node:assert/strict';
import { type BankFile, exportPayouts, getBankFile } from '#contract/calls/operations/bankFile.ts';
import { listOperations, listPayouts, type Payout } from '#contract/calls/operations/operations.ts';
import { drainJobs } from '#server/testing/drainJobs.ts';
import { post } from '#server/testing/people/people.ts';
import { atBank, type Market, market, ordered, payment } from '#server/testing/people/renters.ts';
import type { TestBrowser } from '#server/testing/testBrowser.ts';

export const payoutsOf = async (browser: TestBrowser, query = ''): Promise<Payout[]> =>
  listPayouts.response.parse((await browser.inject(`/api/payouts${query}`)).body).payouts;
export const briefly = ({ month, opening, became_due, amount, state }: Payout) => [
  month,
  opening,
  became_due,
  amount,
  state,
];
export const states = async (browser: TestBrowser) => {
  const answer = await browser.inject('/api/operations?from=2026-11-20');
  return listOperations.response.parse(answer.body).operations.map(({ kind, state }) => `${kind} ${state}`);
};

export async function makeFile({ admin }: Market, asRead?: { count: number; amount: number }): Promise<BankFile> {
  const answer = await post(admin, '/api/payouts/export', asRead);
  assert.equal(answer.status, 201, answer.text);
  return exportPayouts.response.parse(answer.body).export;
}

export async function bankFile({ admin }: Market) {
  const { due, export: file } = getBankFile.response.parse((await admin.inject('/api/payouts/export')).body);
  return { due, export: file };
}

/** A market in which nothing of the demo fleet is to be paid out. */
export async function quietMarket(...args: Parameters<typeof market>): Promise<Market> {
  const place = await market(...args);
  await place.app.context.pool.query('truncate ledger_entries, payouts, payout_exports cascade');
  return place;
}

export async function rented(place: Market, dates: { from: string; to: string }, way: 'full' | 'part' = 'full') {
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

export const november = { from: '2026-11-22T10:00', to: '2026-11-25T10:00' };
export const december = { from: '2026-12-10T10:00', to: '2026-12-13T10:00' };
