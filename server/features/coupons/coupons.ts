import type { z } from 'zod';
import type {
  changeCoupon as changeCall,
  Coupon,
  createCoupon as createCall,
  listCoupons as listCall,
} from '#contract/calls/coupons.ts';
import type { ResponseOf } from '#contract/call.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import { lockCoupon } from '#server/features/rental/coupons/couponRepository.ts';
import type { Actor, Context } from '#server/context.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import {
  countCoupons,
  type CouponView,
  findCouponView,
  insertCoupon,
  isOwner,
  listCouponRows,
  updateCoupon,
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
      details: {
        coupon_id: id,
        percent,
        amount,
        paid_by,
        owner_id,
        valid_from,
        valid_until: rest.valid_until,
        ...usesIn(rest),
      },
    });
    return viewOf(transaction, id);
  });
}

const usesIn = ({ most_uses, most_uses_of_client }: { most_uses: number; most_uses_of_client: number }) => ({
  most_uses,
  most_uses_of_client,
});

/** Orders and quotes that have it keep its price; only what comes after them follows the change. */
export async function changeCoupon(
  { db, clock }: Context,
  actor: Actor,
  id: number,
  { is_ended: isEnded, ...typed }: z.output<(typeof changeCall)['body']>,
): Promise<Coupon> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    // Nobody uses it meanwhile.
    const coupon = await lockCoupon(transaction, id);
    if (coupon === undefined) throw new ApiError(404, 'NOT_FOUND');
    const { uses } = await viewOf(transaction, id);
    const wasEnded = coupon.ended_at !== null;
    const changed = changeable.filter((name) => typed[name] !== undefined && typed[name] !== coupon[name]);
    const wanted = {
      valid_from: typed.valid_from ?? coupon.valid_from,
      valid_until: typed.valid_until ?? coupon.valid_until,
      most_uses: typed.most_uses ?? coupon.most_uses,
    };
    refuseWrong(wanted, { changed, uses, today: localDateOf(now) });
    const isMoved = isEnded !== undefined && isEnded !== wasEnded;
    if (changed.length > 0 || isMoved) {
      await updateCoupon(transaction, id, { ...typed, ...(isMoved && { ended_at: isEnded ? now : null }) });
      await recordAudit(transaction, {
        at: now,
        actorUserId: actor.userId,
        action: 'coupon_changed',
        subjectUserId: null,
        details: {
          coupon_id: id,
          ...Object.fromEntries(changed.map((name) => [name, { before: coupon[name], after: typed[name] }])),
          ...(isMoved && { is_ended: { before: wasEnded, after: isEnded } }),
        },
      });
    }
    return viewOf(transaction, id);
  });
}

const changeable = ['valid_from', 'valid_until', 'most_uses', 'most_uses_of_client'] as const;
type Changeable = (typeof changeable)[number];

interface Correction {
  readonly changed: readonly Changeable[];
  readonly uses: number;
  readonly today: string;
}

function refuseWrong(
  { valid_from, valid_until, most_uses }: Pick<Coupon, 'valid_from' | 'valid_until' | 'most_uses'>,
  { changed, uses, today }: Correction,
): void {
  if (changed.includes('valid_until') && valid_until < today) throw new FieldError({ valid_until: 'datePast' });
  if (valid_until < valid_from) throw new FieldError({ valid_until: 'periodReversed' });
  if (changed.includes('most_uses') && most_uses < uses) throw new FieldError({ most_uses: 'couponUsedMore' });
}

async function viewOf(db: Context['db'], id: number): Promise<Coupon> {
  const coupon = await findCouponView(db, id);
  if (coupon === undefined) throw new ApiError(404, 'NOT_FOUND');
  return describe(coupon);
}
