import { addDays } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { id, oneOf, urlCodec } from '#src/shared/lib/urlCodec.ts';
import type { PlaceIn } from '#src/shared/lib/urlCodec.ts';

/** How long one looks back; whole weeks, so that every period has as many weekends as the one before. */
export const periods = ['month', 'quarter', 'year'] as const;
export type Period = (typeof periods)[number];

const days: Readonly<Record<Period, number>> = { month: 28, quarter: 84, year: 364 };

export const statisticsUrl = urlCodec('adminStatistics', { period: oneOf(periods, 'quarter'), branch: id });

/** The days of the period that ends today, as parameters of the request. */
export const filtersOf = ({ period, branch }: PlaceIn<typeof statisticsUrl>, today: LocalDay) => ({
  from: addDays(today, 1 - days[period]),
  to: today,
  ...(branch !== undefined && { branch_id: branch }),
});
