import type { OperationFigures, OperationTotals } from '#contract/calls/operations/operations.ts';
import { addDays, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Context } from '#server/context.ts';
import { readFigures } from '#server/features/rental/advice/adviceRepository.ts';
import { ApiError, FieldError } from '#server/platform/http/apiError.ts';
import { findOwnerName, listOperationRows, type OperationRow, sumOperations } from '../operationsRepository.ts';
import { monthAfter } from '../payoutMonth.ts';
import { allOperations } from '../selectionRepository.ts';
import { findPayout, type PayoutRow } from '../payouts/payoutRepository.ts';

export interface Statement {
  readonly owner: string;
  readonly month: string;
  /** Whether the month is over, so that its payout is made up. */
  readonly isOver: boolean;
  readonly rows: readonly OperationRow[];
  /** Of what moved. */
  readonly totals: OperationTotals;
  readonly figures: OperationFigures;
  /** When it was made. */
  readonly now: Date;
  readonly payout: PayoutRow | null;
}

/** Some two hundred pages. */
const MOST_ROWS = 6_000;

/** A month of an owner's money, the oldest first; payouts that were sent in it are rows, too. */
export async function readStatement({ db, clock }: Context, ownerId: number, month: string): Promise<Statement> {
  const [from, until] = [startOfDay(`${month}-01`), startOfDay(`${monthAfter(month)}-01`)];
  const owner = await findOwnerName(db, ownerId);
  if (owner === null || from > clock()) throw new ApiError(404, 'NOT_FOUND');
  const filter = { ...allOperations, ownerId, from, until };
  const { totals, rows: count } = await sumOperations(db, filter);
  if (count > MOST_ROWS) throw new FieldError({ month: 'tooManyRows' });
  const rows = await listOperationRows(db, filter, { limit: MOST_ROWS });
  const payout = (await findPayout(db, { ownerId, month })) ?? null;
  const now = clock();
  const days = { from: `${month}-01`, to: addDays(`${monthAfter(month)}-01`, -1) };
  const figures = await readFigures(db, { ownerId, carIds: null, branchId: null }, days, now);
  return { owner, month, isOver: until <= now, rows: rows.toReversed(), totals, figures, now, payout };
}
