import type { z } from 'zod';
import type * as calls from '#contract/calls/operations/operations.ts';
import type { Payout } from '#contract/calls/operations/operations.ts';
import type { Actor, Context } from '#server/context.ts';
import { payoutNumber } from '../payoutNumber.ts';
import { readScope } from '../readScope.ts';
import { countPayouts, listPayoutRows, type PayoutRow } from './payoutRepository.ts';

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
