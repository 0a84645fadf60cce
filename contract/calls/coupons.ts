import { z } from 'zod';
import { kept, personal } from '../privacy.ts';
import { call } from '../call.ts';
import { Instant } from './orders/quotes.ts';
import {
  COUPON_CODE,
  CouponPayer,
  LONGEST_COUPON_CODE,
  MOST_COUPON_AMOUNT,
  MOST_COUPON_USES,
  readCouponCode,
} from '../domain/money/coupon.ts';
import { IN_TETRI, LEAST_PRICE } from '../domain/money/priceBounds.ts';
import { Id, LocalDate, SentId, Success, Tetri } from '../domain/values.ts';

export const Coupon = z.object({
  id: Id,
  code: z.string().meta(kept),
  /** One of both is null. */
  percent: z.number().int().nullable(),
  amount: Tetri.nullable(),
  paid_by: CouponPayer,
  /** The one who pays, for whose cars it counts; null: for every car. */
  owner: z.object({ id: Id, name: z.string().meta(personal) }).nullable(),
  /** Days on which can be ordered with it, both included. */
  valid_from: LocalDate,
  valid_until: LocalDate,
  most_uses: z.number().int(),
  most_uses_of_client: z.number().int(),
  /** Orders that have it; those that ended unpaid, or that an owner or admin cancelled, gave theirs back. */
  uses: z.number().int(),
  is_ended: z.boolean(),
  created_at: Instant,
});
export type Coupon = z.infer<typeof Coupon>;

const Uses = z.number().int().min(1).max(MOST_COUPON_USES);

export const listCoupons = call({
  method: 'GET',
  path: '/api/coupons',
  access: 'admin',
  summary: 'Coupon codes with how often each is used, the newest first.',
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
  provides: { Coupon: 'every' },
  response: z.object({
    status: Success,
    coupons: z.array(Coupon),
    page: z.number().int(),
    page_size: z.number().int(),
    total: z.number().int(),
  }),
});

export const createCoupon = call({
  method: 'POST',
  path: '/api/coupons',
  access: 'admin',
  summary: 'A new coupon code: a percent or a sum off the days of a rental.',
  body: z.strictObject({
    code: z
      .string()
      .meta(kept)
      .max(LONGEST_COUPON_CODE)
      .transform(readCouponCode)
      .pipe(z.string().meta(kept).regex(COUPON_CODE)),
    percent: z.number().int().min(1).max(100).optional(),
    amount: z.number().int().min(LEAST_PRICE, IN_TETRI).max(MOST_COUPON_AMOUNT, IN_TETRI).optional(),
    paid_by: CouponPayer,
    /** Only of a coupon that an owner pays. */
    owner_id: SentId.optional(),
    /** Absent: today. */
    valid_from: LocalDate.optional(),
    valid_until: LocalDate,
    most_uses: Uses,
    most_uses_of_client: Uses.default(1),
  }),
  invalidates: { Coupon: 'every' },
  success: 201,
  response: z.object({ status: Success, coupon: Coupon }),
});

export const changeCoupon = call({
  method: 'PATCH',
  path: '/api/coupons/:id',
  access: 'admin',
  summary:
    'Ends a coupon, lets it count again, or changes its days and uses, never to fewer uses than it has; absent fields stay. What it takes off and who pays stays. Orders that have it keep it.',
  params: z.object({ id: Id }),
  body: z.strictObject({
    is_ended: z.boolean().optional(),
    valid_from: LocalDate.optional(),
    valid_until: LocalDate.optional(),
    most_uses: Uses.optional(),
    most_uses_of_client: Uses.optional(),
  }),
  invalidates: { Coupon: 'every' },
  response: z.object({ status: Success, coupon: Coupon }),
});
