import assert from 'node:assert/strict';
import { getClaim, makeClaim, type Claim } from '#contract/calls/orders/claims.ts';
import { instantOf } from '#contract/domain/rentalTime.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { drainJobs } from './drainJobs.ts';
import { post } from './people/people.ts';
import { type Market, someDates } from './people/renters.ts';
import { paid, seen } from './rescues.ts';
import type { TestAnswer, TestBrowser } from './testBrowser.ts';

const MINUTE = 60_000;

/** Time goes on until a moment; it never goes back. */
export function waitUntil({ clock }: Pick<Market, 'clock'>, moment: number): void {
  clock.advance(Math.max(0, moment - clock().getTime()));
}

/** Drives a paid order to its end: the car is back so many minutes after it was due. */
export async function bringBack(place: Market, order: Order, lateMinutes = 0): Promise<void> {
  waitUntil(place, Number(instantOf(order.from)));
  await must(post(place.owner, `/api/orders/${order.id}/start`));
  waitUntil(place, Number(instantOf(order.to)) + lateMinutes * MINUTE);
  await must(post(place.owner, `/api/orders/${order.id}/finish`));
  await drainJobs(place.app);
}

/** An order that is over, seen by its client. */
export async function returned(place: Market, dates = someDates, lateMinutes = 0): Promise<Order> {
  const order = await paid(place, 'full', dates);
  await bringBack(place, order, lateMinutes);
  return seen(place.client, order.id);
}

async function must(answer: Promise<TestAnswer>): Promise<TestAnswer> {
  const { status, text } = await answer;
  assert.ok(status < 300, text);
  return answer;
}

export const aFine = (amount: number) => ({ kind: 'fine' as const, amount, text: 'Parking in Vake' });

export const sendClaim = (browser: TestBrowser, orderId: number, items: object[], key = 'a claim') =>
  browser.inject({
    method: 'POST',
    url: `/api/orders/${orderId}/claims`,
    body: { items },
    headers: { 'idempotency-key': key },
  });

export async function claimed(place: Market, orderId: number, ...items: object[]): Promise<Claim> {
  const answer = await must(sendClaim(place.owner, orderId, items));
  return makeClaim.response.parse(answer.body).claim;
}

export const answered = (browser: TestBrowser, id: number, accepted_amount: number, text = 'Not all of it') =>
  post(browser, `/api/claims/${id}/answer`, { accepted_amount, text });

export const decided = (browser: TestBrowser, id: number, ...amounts: number[]) =>
  post(browser, `/api/claims/${id}/decision`, {
    items: amounts.map((amount) => ({ amount, text: 'As the photographs show' })),
    text: 'Both were looked at',
  });

export async function seenClaim(browser: TestBrowser, id: number): Promise<Claim> {
  const answer = await must(browser.inject(`/api/claims/${id}`));
  return getClaim.response.parse(answer.body).claim;
}
