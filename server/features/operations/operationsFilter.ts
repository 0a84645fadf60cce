import type { z } from 'zod';
import type { OperationsFilters } from '#contract/calls/operations/operations.ts';
import { addDays, startOfDay } from '#contract/domain/rentalTime.ts';
import { readNumber } from './numberQuery.ts';
import type { Scope } from './readScope.ts';
import type { OperationsFilter } from './selectionRepository.ts';

type Filters = z.output<typeof OperationsFilters>;

/** The requested filter, in instants. */
export const operationsFilter = ({ ownerId }: Scope, filters: Filters): OperationsFilter => ({
  ownerId,
  from: filters.from === undefined ? null : startOfDay(filters.from),
  until: filters.to === undefined ? null : startOfDay(addDays(filters.to, 1)),
  kind: filters.kind ?? null,
  carId: filters.car_id ?? null,
  branchId: filters.branch_id ?? null,
  state: filters.state ?? null,
  number: filters.q ? readNumber(filters.q) : null,
});
