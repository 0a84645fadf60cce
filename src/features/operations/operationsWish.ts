import { operationKinds, operationStates } from '#contract/operations.ts';
import type { OperationKind, OperationState } from '#contract/operations.ts';
import { addDays, isLocalDay } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { readId } from '#src/lib/readId.ts';

export interface OperationsWish {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly kind?: OperationKind;
  readonly car_id?: number;
  readonly branch_id?: number;
  readonly state?: OperationState;
  /** The number of an order or a payout, or how it begins. */
  readonly q?: string;
  readonly owner_id?: number;
}

export const firstOfMonth = (day: LocalDay): LocalDay => `${day.slice(0, 7)}-01`;
const firstBefore = (day: LocalDay): LocalDay => firstOfMonth(addDays(firstOfMonth(day), -1));

/** Spans one chooses without a calendar. */
export const periods = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;
export type Period = (typeof periods)[number];

export function spanOf(period: Period, today: LocalDay): { readonly from: LocalDay; readonly to: LocalDay } {
  const year = Number(today.slice(0, 4));
  switch (period) {
    case 'thisMonth':
      return { from: firstOfMonth(today), to: today };
    case 'lastMonth':
      return { from: firstBefore(today), to: addDays(firstOfMonth(today), -1) };
    case 'thisYear':
      return { from: `${year}-01-01`, to: today };
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}

export const periodOf = ({ from, to }: OperationsWish, today: LocalDay): Period | undefined =>
  periods.find((period) => {
    const span = spanOf(period, today);
    return span.from === from && span.to === to;
  });

/** What the address asks for, this month to date unless it says otherwise; words it has not are left out. */
export function readOperationsWish(query: URLSearchParams, today: LocalDay): OperationsWish {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const span = isLocalDay(from) && isLocalDay(to) && from <= to ? { from, to } : spanOf('thisMonth', today);
  const kind = operationKinds.find((one) => one === query.get('kind'));
  const state = operationStates.find((one) => one === query.get('state'));
  const [car, branch, owner] = ['car_id', 'branch_id', 'owner_id'].map((name) => readId(query.get(name) ?? undefined));
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  return {
    ...span,
    ...(kind && { kind }),
    ...(car && { car_id: car }),
    ...(branch && { branch_id: branch }),
    ...(state && { state }),
    ...(q !== '' && { q }),
    ...(owner && { owner_id: owner }),
  };
}

/** The address of a wish, from its first page. */
export function addressOfWish(wish: OperationsWish): string {
  const params = Object.entries(wish).map(([name, value]): [string, string] => [name, String(value)]);
  return `?${new URLSearchParams(params).toString()}`;
}
