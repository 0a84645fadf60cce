import assert from 'node:assert/strict';
import { type Coupon, createCoupon } from '#contract/calls/coupons.ts';
import { post } from './people.ts';
import { type Market, order, someDates } from './renters.ts';
import type { TestAnswer, TestBrowser } from '../testBrowser.ts';

/** A coupon that its admin has made, of the marketplace where nothing else is said. */
export async function couponOfMarket({ admin }: Pick<Market, 'admin'>, coupon: object): Promise<Coupon> {
  const answer = await post(admin, '/api/coupons', {
    paid_by: 'marketplace',
    valid_until: '2027-12-31',
    most_uses: 100,
    ...coupon,
  });
  assert.equal(answer.status, 201, answer.text);
  return createCoupon.response.parse(answer.body).coupon;
}

/** Three days of a car with a code. */
export const quoteWith = (
  browser: Pick<TestBrowser, 'inject'>,
  car_id: number,
  coupon: string | undefined,
  more: object = {},
): Promise<TestAnswer> => post(browser, '/api/quotes', { car_id, ...someDates, coupon, ...more });

export const orderWith = (browser: TestBrowser, quoteId: string, way: 'full' | 'part' = 'full'): Promise<TestAnswer> =>
  order(browser, quoteId, way);
