import { instantOf, localMomentOf } from '#contract/domain/rentalTime.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import { readRentalDates, type RentalDates, refuseTooLong } from '#server/features/rental/rentalDates.ts';
import type { OrderRow } from '../orderRow.ts';

const MINUTE = 60_000;

/** The dates a change asks for. A start that stays may be over: then only the return is to come. */
export function readChangeDates(
  order: Pick<OrderRow, 'status' | 'from' | 'to'>,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): RentalDates {
  const to = asked.to ?? localMomentOf(order.to);
  const isSameStart = asked.from === undefined || instantOf(asked.from)?.getTime() === order.from.getTime();
  if (!isSameStart && order.status === 'active') throw new FieldError({ from: 'changeOnTheRoad' });
  const start = isSameStart
    ? localMomentOf(new Date(Math.max(order.from.getTime(), now.getTime() + MINUTE)))
    : asked.from;
  const dates = readRentalDates({ from: start, to }, now);
  if (dates === null) throw new FieldError({ to: 'dateMissing' });
  if (!isSameStart) return dates;
  refuseTooLong({ from: order.from, to: dates.to });
  return { from: order.from, to: dates.to };
}
