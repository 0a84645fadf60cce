import type { CalendarCar } from '#contract/calls/blocks.ts';
import { addDays } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { overlap, spanOfDays } from './spans.ts';

export interface FleetNumbers {
  /** The last day they are about. */
  readonly until: LocalDay;
  readonly freeDays: number;
  readonly allDays: number;
  readonly requests: number;
  readonly pickUps: number;
  readonly returns: number;
  /** Tetri: the owner's share of orders that begin. */
  readonly expected: number;
}

export const FIGURE_DAYS = 21;
const WEEK = 7;

/** What the next three weeks bring: days on which nothing at all stands, and what the orders do. */
export function fleetFigures(cars: readonly CalendarCar[], today: LocalDay): FleetNumbers {
  const active = cars.filter(({ status }) => status === 'active');
  const days = Array.from({ length: FIGURE_DAYS }, (_, index) => addDays(today, index));
  const until = days.at(-1) ?? today;
  const [ahead, week] = [spanOfDays(today, until), spanOfDays(today, addDays(today, WEEK - 1))];
  const orders = cars.flatMap(({ blocks }) =>
    blocks.flatMap(({ kind, order }) => (kind === 'order' && order ? [order] : [])),
  );
  const isIn = (moment: string, { from, to }: typeof week) => moment >= from && moment < to;
  return {
    until,
    allDays: active.length * FIGURE_DAYS,
    freeDays: active.reduce(
      (sum, { blocks }) =>
        sum + days.filter((day) => !blocks.some((block) => overlap(block, spanOfDays(day, day)))).length,
      0,
    ),
    requests: cars.flatMap(({ requests }) => requests).filter((request) => overlap(request, ahead)).length,
    pickUps: orders.filter(({ status, from }) => status === 'confirmed' && isIn(from, week)).length,
    returns: orders.filter(({ status, to }) => (status === 'active' || status === 'confirmed') && isIn(to, week))
      .length,
    expected: orders
      .filter(({ status, from }) => status === 'confirmed' && isIn(from, ahead))
      .reduce((sum, { net }) => sum + net, 0),
  };
}
