import type { z } from 'zod';
import type * as calls from '#contract/calls/operations/operations.ts';
import type { Operation } from '#contract/calls/operations/operations.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { operationsFilter } from './operationsFilter.ts';
import {
  listEarningBranches,
  listEarningCars,
  listOperationRows,
  type OperationRow,
  sumOperations,
  sumReady,
} from './operationsRepository.ts';
import { monthAfter, monthOf } from './payoutMonth.ts';
import { payoutNumber } from './payoutNumber.ts';
import { operationFigures } from './operationFigures.ts';
import { readScope } from './readScope.ts';

type Filters = z.output<(typeof calls.listOperations)['query']>;
type Answer = Omit<z.output<(typeof calls.listOperations)['response']>, 'status'>;

export async function listOperations(
  context: Context,
  actor: Actor,
  filters: Filters,
  language: Language,
): Promise<Answer> {
  const { db, clock } = context;
  const { page, page_size } = filters;
  const scope = await readScope(context, actor, filters);
  const filter = operationsFilter(scope, filters);
  const operations = await listOperationRows(db, filter, { limit: page_size, offset: (page - 1) * page_size });
  const { totals, rows } = await sumOperations(db, filter);
  const { ownerId } = scope;
  return {
    operations: operations.map(toOperation),
    totals,
    figures: await operationFigures(context, scope, filters),
    next_payout:
      ownerId === null
        ? null
        : { amount: await sumReady(db, ownerId), on: `${monthAfter(monthOf(localDateOf(clock())))}-01` },
    cars: ownerId === null ? [] : await listEarningCars(db, ownerId),
    branches: ownerId === null ? [] : await listEarningBranches(db, ownerId, language),
    page,
    page_size,
    total: rows,
  };
}

export function toOperation(row: OperationRow): Operation {
  return {
    id: `${row.kind === 'payout' ? 'payout' : 'entry'}-${row.n}`,
    at: row.at.toISOString(),
    kind: row.kind,
    order_id: row.order_id,
    order_number: row.order_number,
    car: row.car,
    owner: { id: row.owner_id, name: row.owner },
    payout_number: row.payout_id === null ? null : payoutNumber(row.payout_id),
    gross: row.gross,
    commission: row.commission,
    net: row.gross - row.commission,
    state: row.state,
  };
}
