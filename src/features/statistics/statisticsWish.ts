import { addDays } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { readId } from '#src/lib/readId.ts';

/** How long one looks back; whole weeks, so that every period has as many weekends as the one before. */
export const periods = ['month', 'quarter', 'year'] as const;
export type Period = (typeof periods)[number];

const days: Readonly<Record<Period, number>> = { month: 28, quarter: 84, year: 364 };

export interface StatisticsPlace {
  readonly period: Period;
  readonly branch_id: number | null;
}

/** What the address asks for; words it has not are left out. */
export const readPlace = (query: URLSearchParams): StatisticsPlace => ({
  period: periods.find((period) => period === query.get('period')) ?? 'quarter',
  branch_id: readId(query.get('branch') ?? ''),
});

export function addressOfPlace({ period, branch_id }: StatisticsPlace): string {
  const params = new URLSearchParams({
    ...(period !== 'quarter' && { period }),
    ...(branch_id !== null && { branch: String(branch_id) }),
  });
  return `?${params.toString()}`;
}

/** The days of the period that ends today, as the server is asked for them. */
export const wishOf = ({ period, branch_id }: StatisticsPlace, today: LocalDay) => ({
  from: addDays(today, 1 - days[period]),
  to: today,
  ...(branch_id !== null && { branch_id }),
});
