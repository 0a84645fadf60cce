import type { getCommission as call } from '#contract/calls/commission.ts';
import type { ResponseOf } from '#contract/call.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import type { Actor, Context } from '#server/context.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import {
  findCommission,
  listComing,
  lockCommissions,
  saveCommission,
} from '#server/features/rental/price/commissionRepository.ts';
import { quoteTerms } from '#server/features/rental/price/quoteTerms.ts';

type Commission = ResponseOf<typeof call>;

const describe = (rate: { percent: number; valid_from: string; set_at: Date }) => ({
  percent: rate.percent,
  valid_from: rate.valid_from,
  set_at: rate.set_at.toISOString(),
});

export async function getCommission(context: Context): Promise<Commission> {
  const today = localDateOf(context.clock());
  const set = await findCommission(context.db, today);
  const { commissionPercent } = await quoteTerms(context);
  return {
    status: 'success',
    current: set ? describe(set) : { percent: commissionPercent, valid_from: null, set_at: null },
    coming: (await listComing(context.db, today)).map(describe),
  };
}

/** From a future day on: today's was shown to users already. */
export async function setCommission(
  context: Context,
  actor: Actor,
  { percent, valid_from: day }: { readonly percent: number; readonly valid_from: string },
): Promise<Commission> {
  const now = context.clock();
  if (day <= localDateOf(now)) throw new FieldError({ valid_from: 'datePast' });
  await context.db.transaction().execute(async (transaction) => {
    await lockCommissions(transaction);
    const before = (await findCommission(transaction, day))?.percent ?? context.config.rental.commissionPercent;
    await saveCommission(transaction, { valid_from: day, percent, set_by: actor.userId, set_at: now });
    await recordAudit(transaction, {
      at: now,
      actorUserId: actor.userId,
      action: 'commission_changed',
      subjectUserId: null,
      details: { percent: { before, after: percent }, valid_from: day },
    });
  });
  return getCommission(context);
}
