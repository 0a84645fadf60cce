import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { OperationFigures, OperationsFilters } from '#contract/calls/operations/operations.ts';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { toCsv } from '#server/platform/http/toCsv.ts';
import { operationsFilter } from './operationsFilter.ts';
import { type After, listOperationRows, type OperationRow, sumOperations } from './operationsRepository.ts';
import { namedFigures, operationFigures } from './operationFigures.ts';
import { operationTexts } from './operationTexts.ts';
import { payoutNumber } from './payoutNumber.ts';
import { readScope } from './readScope.ts';
import type { OperationsFilter } from './selectionRepository.ts';

const AT_ONCE = 1_000;
const MOST_ROWS = 100_000;

/** The selection as a file for Excel, written while it is read. */
export async function operationsCsv(
  context: Context,
  actor: Actor,
  filters: z.output<typeof OperationsFilters>,
  language: Language,
): Promise<Readable> {
  const scope = await readScope(context, actor, filters);
  const filter = operationsFilter(scope, filters);
  const { rows } = await sumOperations(context.db, filter);
  if (rows > MOST_ROWS) throw new FieldError({ from: 'tooManyRows' });
  const figures = await operationFigures(context, scope, filters);
  return toCsv(linesOf(context, filter, language, figures), language);
}

async function* linesOf(
  { db, clock }: Context,
  filter: OperationsFilter,
  language: Language,
  figures: OperationFigures | null,
) {
  const { head, kinds, states } = operationTexts[language];
  yield head;
  for (let after: After | null = null; ;) {
    const rows: OperationRow[] = await listOperationRows(db, filter, { limit: AT_ONCE, after });
    for (const row of rows) {
      const { at, order_number, car, owner, payout_id, gross, commission } = row;
      const texts = [localMomentOf(at).replace('T', ' '), kinds[row.kind], order_number ?? '', car ?? '', owner];
      const payout = payout_id === null ? '' : payoutNumber(payout_id);
      yield [...texts, gross, commission, gross - commission, states[row.state], payout];
    }
    after = rows.at(-1) ?? null;
    if (rows.length < AT_ONCE || after === null) break;
  }
  if (figures === null) return;
  // Below the table and not in its columns of sums, where they would be added to what moved.
  yield [''];
  for (const { name, amount } of namedFigures(figures, language, clock())) yield [name, amount];
}
