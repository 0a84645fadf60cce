import { useMemo } from 'react';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { blocksApi } from '../blocksApi.ts';
import { dayAt } from './timeline.ts';
import type { Timeline } from './timeline.ts';

const { useGetFleetCalendarQuery } = blocksApi;

/** Weeks per request: below the 190 days of a response, and few enough to load quickly. */
const PAGE_WEEKS = 13;

interface ShownWeeks {
  readonly first: number;
  readonly last: number;
}

const pageOf = (week: number): number => Math.floor(week / PAGE_WEEKS);

export const areOfSamePages = (one: ShownWeeks, other: ShownWeeks): boolean =>
  pageOf(one.first) === pageOf(other.first) && pageOf(one.last) === pageOf(other.last);

function usePage(timeline: Timeline, page: number, branchId: number | null, isNeeded: boolean) {
  const first = page * PAGE_WEEKS * 7;
  const query = { from: dayAt(timeline, first), to: dayAt(timeline, first + PAGE_WEEKS * 7 - 1) };
  return useGetFleetCalendarQuery(
    { query: { ...query, ...(branchId !== null && { branch_id: branchId }) } },
    { skip: !isNeeded, refetchOnFocus: true, refetchOnMountOrArgChange: 30 },
  );
}

/** The fleet with the entries of the visible weeks; further weeks are fetched when they come into view. */
export function useFleetCalendar(timeline: Timeline, { first, last }: ShownWeeks, branchId: number | null) {
  const page = pageOf(first);
  const one = usePage(timeline, page, branchId, true);
  const two = usePage(timeline, page + 1, branchId, pageOf(last) > page);
  const three = usePage(timeline, page + 2, branchId, pageOf(last) > page + 1);
  const answers = [one, two, three];
  const [a, b, c] = [one.currentData, two.currentData, three.currentData];
  // Cars stay visible while new weeks are loading.
  const known = a ?? b ?? c ?? one.data;
  const cars = useMemo(
    () =>
      known &&
      mergeCars(
        known.cars,
        [a?.cars, b?.cars, c?.cars].flatMap((list) => (list ? [list] : [])),
      ),
    [known, a, b, c],
  );
  const { refetch } = one;
  return {
    cars,
    branches: known?.branches ?? [],
    isFetching: answers.some(({ isFetching }) => isFetching),
    isError: one.isError,
    /** Only a branch can be missing: a colleague has removed it. */
    isBranchGone: isNotFound(one.error),
    refetch,
  };
}

/** Merges the cars of several responses, each entry once. */
export function mergeCars(
  cars: readonly CalendarCar[],
  pages: readonly (readonly CalendarCar[])[],
): readonly CalendarCar[] {
  const [only, second] = pages;
  if (only === cars && second === undefined) return cars;
  const byId = pages.map((page) => new Map(page.map((car) => [car.id, car])));
  const join = <Item extends { readonly id: number }>(lists: readonly (readonly Item[])[]): Item[] => [
    ...new Map(lists.flat().map((item) => [item.id, item])).values(),
  ];
  return cars.map((car) => {
    const same = byId.flatMap((page) => page.get(car.id) ?? []);
    return {
      ...car,
      blocks: join(same.map(({ blocks }) => blocks)),
      requests: join(same.map(({ requests }) => requests)),
    };
  });
}
