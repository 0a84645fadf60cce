import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import type { CalendarDay } from '#contract/calls/cars/carPage.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import type { HoursOf } from '#src/features/dates/rentalTimes.ts';
import { useGetCalendarQuery } from '../carPageApi.ts';
import { calendarQuery, daysOfCall } from './calendarQuery.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

export interface FreeDays {
  /** All days loaded so far, without gaps, from today on. */
  readonly days: readonly CalendarDay[];
  readonly isTaken: (day: LocalDay) => boolean;
  /** Price of a free day in tetri; null if it has none or is not loaded. */
  readonly priceOf: (day: LocalDay) => number | null;
  readonly hoursOf: HoursOf;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Called when the calendar shows days up to this one. */
  readonly reach: (last: LocalDay) => void;
}

/** Availability of a car by day; the second half of the year loads on demand. */
export function useFreeDays(carId: number): FreeDays {
  const [today] = useState(todayInTbilisi(useServerNow()));
  const middle = addDays(today, daysOfCall);
  const [isFar, setIsFar] = useUiState('car/calendarIsFar', false);
  const params = { id: carId };
  const near = useGetCalendarQuery({ params, query: calendarQuery(today) });
  const far = useGetCalendarQuery(isFar ? { params, query: calendarQuery(middle) } : skipToken);

  const nearDays = near.currentData?.days;
  const farDays = far.currentData?.days;
  const answers = useMemo(() => {
    const days = [...(nearDays ?? []), ...(farDays ?? [])];
    const byDate = new Map(days.map((day) => [day.date, day]));
    return {
      days,
      hoursOf: (day: LocalDay) => byDate.get(day)?.hours,
      isTaken: (day: LocalDay) => byDate.get(day)?.is_free === false,
      priceOf: (day: LocalDay) => {
        const known = byDate.get(day);
        return known?.is_free ? known.price : null;
      },
    };
  }, [nearDays, farDays]);

  return {
    ...answers,
    isLoading: near.isFetching || far.isFetching,
    hasFailed: near.isError || far.isError,
    retry: () => {
      for (const query of [near, far]) {
        if (query.isError) void query.refetch();
      }
    },
    reach: (last) => {
      if (last >= middle) setIsFar(true);
    },
  };
}
