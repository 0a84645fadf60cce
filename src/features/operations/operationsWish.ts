import type { OperationKind } from '#contract/operations.ts';
import { addDays, isLocalDay } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { readId } from '#src/lib/readId.ts';

// The contract's own list is a schema, which the browser does not load; a missing or wrong word does not compile.
const kinds: Readonly<Record<OperationKind, true>> = { payment: true, refund: true, cash: true, payout: true };
const isKind = (text: string): text is OperationKind => text in kinds;
export const operationKinds = Object.keys(kinds).filter(isKind);

export interface OperationsWish {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly kind?: OperationKind;
  readonly car_id?: number;
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
  const kind = query.get('kind') ?? '';
  const [car, owner] = [readId(query.get('car_id') ?? ''), readId(query.get('owner_id') ?? '')];
  return {
    ...span,
    ...(isKind(kind) && { kind }),
    ...(car !== null && { car_id: car }),
    ...(owner !== null && { owner_id: owner }),
  };
}

/** The address of a wish, from its first page. */
export function addressOfWish(wish: OperationsWish): string {
  const params = Object.entries(wish).map(([name, value]): [string, string] => [name, String(value)]);
  return `?${new URLSearchParams(params).toString()}`;
}
