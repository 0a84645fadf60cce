import type { Coupon } from '#contract/calls/coupons.ts';
import { coupons } from '../fixtures/coupons.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse, refuseFields } from '../refuse.ts';

export const couponMocks = {
  listCoupons: () => ({
    status: 'success',
    coupons: [...coupons.values()].toReversed(),
    page: 1,
    page_size: 20,
    total: coupons.size,
  }),
  createCoupon: ({ body }) => {
    const { code: typed, percent = null, amount = null, owner_id, most_uses_of_client = 1 } = body;
    const { valid_from = '2026-05-11', valid_until, paid_by, most_uses } = body;
    const code = typed.trim().toUpperCase();
    if ([...coupons.values()].some((coupon) => coupon.code === code))
      return refuseFields({ code: 'This code already exists.' });
    const coupon = {
      valid_from,
      valid_until,
      paid_by,
      most_uses,
      id: coupons.size + 1,
      code,
      percent,
      amount,
      most_uses_of_client,
      owner: owner_id === undefined ? null : { id: Number(owner_id), name: 'Giorgi Beridze' },
      uses: 0,
      is_ended: false,
      created_at: '2026-05-11T10:00:00.000Z',
    };
    coupons.set(coupon.id, coupon);
    return { status: 'success', coupon };
  },
  changeCoupon: ({ params, body }) => {
    const coupon = coupons.get(Number(params['id']));
    if (!coupon) return refuse(404, 'NOT_FOUND', 'There is no such coupon.');
    if (body.most_uses !== undefined && body.most_uses < coupon.uses)
      return refuseFields({ most_uses: 'It has already been used more often than that.' });
    // JSON leaves out undefined fields.
    const changed = { ...coupon, ...(body as Partial<Coupon>) };
    coupons.set(coupon.id, changed);
    return { status: 'success', coupon: changed };
  },
} satisfies MocksOf<'listCoupons' | 'createCoupon' | 'changeCoupon'>;
