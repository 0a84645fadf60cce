import type { Order } from '#contract/calls/orders.ts';
import type { Report } from '#contract/calls/reports.ts';

export interface Driven {
  /** Below zero where somebody has mistyped. */
  readonly kilometres: number;
  /** Null is unlimited, or not agreed here. */
  readonly included: number | null;
  readonly beyond: number;
  /** What the kilometres beyond cost, tetri; null where it was not agreed here. */
  readonly cost: number | null;
}

/** How far the car went, against what was agreed. */
export function drivenOf(
  { days, terms }: Pick<Order, 'days' | 'terms'>,
  before: Pick<Report, 'odometer'>,
  odometer: number,
): Driven {
  const kilometres = odometer - before.odometer;
  const perDay = terms?.car.distance.per_day ?? null;
  if (perDay === null) return { kilometres, included: null, beyond: 0, cost: null };
  const beyond = Math.max(0, kilometres - perDay * days);
  return { kilometres, included: perDay * days, beyond, cost: beyond * (terms?.car.distance.beyond ?? 0) };
}
