// Made by tools/generate.ts from ../calls/coupons.ts: change that, not this.
import type { FactsOf } from '../facts.ts';
import type * as calls from '../calls/coupons.ts';

export const changeCoupon: FactsOf<typeof calls.changeCoupon> = { method: 'PATCH', path: '/api/coupons/:id', invalidates: { Coupon: 'every' } };
export const createCoupon: FactsOf<typeof calls.createCoupon> = { method: 'POST', path: '/api/coupons', invalidates: { Coupon: 'every' } };
export const listCoupons: FactsOf<typeof calls.listCoupons> = { method: 'GET', path: '/api/coupons', provides: { Coupon: 'every' } };
