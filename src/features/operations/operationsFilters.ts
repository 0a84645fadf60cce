import { operationKinds, operationStates } from '#contract/domain/money/operationKinds.ts';
import type { OperationKind, OperationState } from '#contract/calls/operations/operations.ts';
import { addDays, isLocalDay } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { id, oneOf, page, urlCodec, words } from '#src/shared/lib/urlCodec.ts';
import type { UrlCodec } from '#src/shared/lib/urlCodec.ts';
import type { UrlStateOf } from '#src/shared/hooks/useUrlState.ts';

export interface OperationsFilters {
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

export const periodOf = ({ from, to }: OperationsFilters, today: LocalDay): Period | undefined =>
  periods.find((period) => {
    const span = spanOf(period, today);
    return span.from === from && span.to === to;
  });

const urlOfRest = urlCodec('adminOperations', {
  from: words(10),
  to: words(10),
  kind: oneOf(operationKinds),
  car_id: id,
  branch_id: id,
  state: oneOf(operationStates),
  q: words(),
  owner_id: id,
  page,
});

/** The filters in the address; without days, this month to date. */
export const operationsUrl = (today: LocalDay): UrlCodec<OperationsFilters & { readonly page: number }> => ({
  ...urlOfRest,
  read: (query) => {
    const { from = '', to = '', ...rest } = urlOfRest.read(query);
    const span = isLocalDay(from) && isLocalDay(to) && from <= to ? { from, to } : spanOf('thisMonth', today);
    return { ...span, ...rest };
  },
});

export type OperationsUrl = UrlStateOf<ReturnType<typeof operationsUrl>>;
