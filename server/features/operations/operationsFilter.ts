import type { z } from 'zod';
import type { OperationsWish } from '#contract/operations.ts';
import { addDays, startOfDay } from '#contract/rentalTime.ts';
import { readNumber } from './numberWish.ts';
import type { Scope } from './readScope.ts';
import type { OperationsFilter } from './selectionRepository.ts';

type Wish = z.output<typeof OperationsWish>;

/** What was asked for, in instants. */
export const operationsFilter = ({ ownerId }: Scope, wish: Wish): OperationsFilter => ({
  ownerId,
  from: wish.from === undefined ? null : startOfDay(wish.from),
  until: wish.to === undefined ? null : startOfDay(addDays(wish.to, 1)),
  kind: wish.kind ?? null,
  carId: wish.car_id ?? null,
  branchId: wish.branch_id ?? null,
  state: wish.state ?? null,
  number: wish.q ? readNumber(wish.q) : null,
});
