import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import type { AskedSearch } from './readSearch.ts';
import { readSearch } from './readSearch.ts';
import type { SearchFilters } from './searchFilters.ts';
import { searchPath } from './searchPath.ts';

/** A choice is a step one can go back over; typing is one step however many letters it has. */
export type Step = 'choice' | 'typing';

export interface Search extends AskedSearch {
  readonly change: (filters: SearchFilters, step?: Step) => void;
}

/** The search of the address, which is the only place that holds it. */
export function useSearch(): Search {
  const { search } = useLocation();
  const now = useServerNow();
  const navigate = useNavigate();
  const asked = useMemo(() => readSearch(new URLSearchParams(search), now), [search, now]);
  const change: Search['change'] = useCallback(
    (next, step = 'choice') => void navigate(searchPath(next), { replace: step === 'typing' }),
    [navigate],
  );
  return { ...asked, change };
}
