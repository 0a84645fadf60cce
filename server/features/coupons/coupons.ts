import type { z } from 'zod';
import type { Coupon, createCoupon as createCall, listCoupons as listCall } from '#contract/calls/coupons.ts';
import type { ResponseOf } from '#contract/call.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import {
  countCoupons,
  type CouponView,
  endCoupon,
  findCouponView,
  insertCoupon,
  isOwner,
  listCouponRows,
} from './couponsRepository.ts';

const PAGE_SIZE = 20;

const describe = ({ owner_id, owner_name, ended_at, created_at, ...coupon }: CouponView): Coupon => ({
  ...coupon,
  owner: owner_id === null ? null : { id: owner_id, name: owner_name },
  is_ended: ended_at !== null,
  created_at: created_at.toISOString(),
});

export async function listCoupons(
  { db }: Pick<Context, 'db'>,
  page: number,
): Promise<Omit<ResponseOf<typeof listCall>, 'status'>> {
  const rows = await listCouponRows(db, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  return { coupons: rows.map(describe), page, page_size: PAGE_SIZE, total: await countCoupons(db) };
}

export async function createCoupon(
  { db, clock }: Context,
  actor: Actor,
  body: z.output<(typeof createCall)['body']>,
): Promise<Coupon> {
  const now = clock();
  const today = localDateOf(now);
  const { code, percent = null, amount = null, paid_by, owner_id = null, valid_from = today, ...rest } = body;
  if (percent === null && amount === null) throw new FieldError({ percent: 'required' });
  if (percent !== null && amount !== null) throw new FieldError({ amount: 'couponOfBoth' });
  if (rest.valid_until < today) throw new FieldError({ valid_until: 'datePast' });
  if (rest.valid_until < valid_from) throw new FieldError({ valid_until: 'periodReversed' });
  if (paid_by === 'owner' && owner_id === null) throw new FieldError({ owner_id: 'required' });
  if (paid_by === 'marketplace' && owner_id !== null) throw new FieldError({ owner_id: 'invalid' });
  if (owner_id !== null && !(await isOwner(db, owner_id))) throw new FieldError({ owner_id: 'ownerUnknown' });
  return db.transaction().execute(async (transaction) => {
    const id = await insertCoupon(transaction, {
      code,
      percent,
      amount,
      paid_by,
      owner_id,
      valid_from,
      ...rest,
      created_by: actor.userId,
      created_at: now,
    });
    if (id === undefined) throw new FieldError({ code: 'codeTaken' });
    await recordAudit(transaction, {
      at: now,
      actorUserId: actor.userId,
      action: 'coupon_created',
      subjectUserId: null,
      details: { coupon_id: id, percent, amount, paid_by, owner_id, valid_until: rest.valid_until, ...usesIn(rest) },
    });
    return viewOf(transaction, id);
  });
}

const usesIn = ({ most_uses, most_uses_of_client }: { most_uses: number; most_uses_of_client: number }) => ({
  most_uses,
  most_uses_of_client,
});

/** Orders and quotes that have it keep its price; no new order gets it. */
export async function changeCoupon(
  { db, clock }: Context,
  actor: Actor,
  id: number,
  { is_ended: isEnded }: { readonly is_ended: boolean },
): Promise<Coupon> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    if (await endCoupon(transaction, id, isEnded ? now : null))
      await recordAudit(transaction, {
        at: now,
        actorUserId: actor.userId,
        action: 'coupon_changed',
        subjectUserId: null,
        details: { coupon_id: id, is_ended: { before: !isEnded, after: isEnded } },
      });
    return viewOf(transaction, id);
  });
}

async function viewOf(db: Context['db'], id: number): Promise<Coupon> {
  const coupon = await findCouponView(db, id);
  if (coupon === undefined) throw new ApiError(404, 'NOT_FOUND');
  return describe(coupon);
}
