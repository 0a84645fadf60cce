import { z } from 'zod';
import type * as calls from '#contract/calls/operations/operations.ts';
import type { Payout } from '#contract/calls/operations/operations.ts';
import { nextPayoutState } from '#contract/domain/money/payoutMachine.ts';
import type { PayoutEventName } from '#contract/domain/money/payoutMachine.ts';
import { localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Actor, Context } from '#server/context.ts';
import { recordAudit } from '#server/features/audit/recordAudit.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import { forEachRow, readAll } from '#server/platform/jobs/forEachRow.ts';
import { job } from '#server/platform/jobs/job.ts';
import { monthBefore, monthOf } from '../payoutMonth.ts';
import { payoutNumber } from '../payoutNumber.ts';
import { readScope } from '../readScope.ts';
import {
  countPayouts,
  listPayoutRows,
  type PayoutRow,
  findPayout,
  lockPayout,
  updatePayout,
  insertPayout,
  listOwnersToPay,
} from './payoutRepository.ts';

type Filters = z.output<(typeof calls.listPayouts)['query']>;
type Answer = Omit<z.output<(typeof calls.listPayouts)['response']>, 'status'>;

const PAGE_SIZE = 20;

export async function listPayouts(context: Context, actor: Actor, { page, ...filters }: Filters): Promise<Answer> {
  const filter = { ...(await readScope(context, actor, filters)), state: filters.state };
  const rows = await listPayoutRows(context.db, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const isAdmin = actor.roles.includes('admin');
  return {
    payouts: rows.map((row) => toPayout(row, isAdmin)),
    page,
    page_size: PAGE_SIZE,
    total: await countPayouts(context.db, filter),
  };
}

export const toPayout = (row: PayoutRow, isAdmin: boolean): Payout => ({
  id: row.id,
  number: payoutNumber(row.id),
  owner: { id: row.owner_id, name: row.owner },
  month: row.month,
  opening: row.opening,
  became_due: row.became_due,
  amount: row.amount,
  state: row.state,
  created_at: row.created_at.toISOString(),
  moved_at: row.moved_at.toISOString(),
  export_id: isAdmin ? row.export_id : null,
});

/** Moves a payout as its table says, or refuses. */
export async function movePayout(
  { db, clock }: Context,
  { userId }: Actor,
  id: number,
  event: PayoutEventName,
): Promise<Payout> {
  return db.transaction().execute(async (transaction) => {
    const payout = await lockPayout(transaction, id);
    if (payout === undefined) throw new ApiError(404, 'NOT_FOUND');
    // What came back is paid again. As with claims and refunds nobody decides that for themselves.
    if (event === 'return' && payout.owner_user_id === userId) throw new ApiError(409, 'OWN_ACCOUNT');
    // What is in a file for the bank is sent by it, and not a second time by hand.
    const isInFile = payout.state === 'due' && payout.export_id !== null;
    const state = isInFile ? undefined : nextPayoutState(payout.state, event);
    if (state === undefined) throw new ApiError(409, 'PAYOUT_CHANGED');
    await updatePayout(transaction, id, { state, moved_at: clock() });
    await recordAudit(transaction, {
      at: clock(),
      actorUserId: userId,
      action: 'payout_moved',
      subjectUserId: payout.owner_user_id,
      details: { payout_id: id, from: payout.state, to: state, amount: payout.amount },
    });
    const moved = await findPayout(transaction, { id });
    if (moved === undefined) throw new Error('A payout that is held has gone.');
    return toPayout(moved, true);
  });
}

/** Reckons the month that ended last up for every owner who has not been yet. */
export async function createPayouts(context: Context): Promise<void> {
  const { db, clock } = context;
  const thisMonth = monthOf(localDateOf(clock()));
  const [month, until] = [monthBefore(thisMonth), startOfDay(`${thisMonth}-01`)];
  const owners = readAll((afterId) => listOwnersToPay(db, { month, until, afterId }));
  await forEachRow(context, 'createPayouts', owners, ({ id }) =>
    db.transaction().execute((transaction) => insertPayout(transaction, id, { month, until, now: clock() })),
  );
}

/** Every day soon after midnight in Georgia, so that no month is missed when a server was down. */
export const createPayoutsJob = job({
  name: 'createPayouts',
  payload: z.unknown(),
  cron: '15 20 * * *',
  run: (_payload, context) => createPayouts(context),
});
