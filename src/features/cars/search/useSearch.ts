import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SearchFilters } from './searchFilters.ts';
import { readFilters } from './searchFilters.ts';
import { searchPath } from './searchPath.ts';
import { areDatesUnusable, withoutDates } from './usableDates.ts';
import { useServerNow } from '#src/store/useServerNow.ts';

/** A choice is a step one can go back over; typing is one step however many letters it has. */
export type Step = 'choice' | 'typing';

export interface Search {
  readonly filters: SearchFilters;
  /** The address names dates that are over or too far ahead: they are left out of the search. */
  readonly hasUnusableDates: boolean;
  readonly change: (filters: SearchFilters, step?: Step) => void;
}

/** The search of the address, which is the only place that holds it. */
export function useSearch(): Search {
  const { search } = useLocation();
  const now = useServerNow();
  const navigate = useNavigate();
  const asked = useMemo(() => readFilters(new URLSearchParams(search)), [search]);
  const hasUnusableDates = areDatesUnusable(asked, now);
  const filters = useMemo(() => (hasUnusableDates ? withoutDates(asked) : asked), [asked, hasUnusableDates]);
  return {
    filters,
    hasUnusableDates,
    change: (next, step = 'choice') => {
      void navigate(searchPath(next), { replace: step === 'typing' });
    },
  };
}
