import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import type { UrlSearch } from './readSearch.ts';
import { readSearch } from './readSearch.ts';
import type { SearchFilters } from './searchFilters.ts';
import { searchPath } from './searchPath.ts';

/** A choice adds a history entry; typing replaces the current one. */
export type Step = 'choice' | 'typing';

export interface Search extends UrlSearch {
  readonly change: (filters: SearchFilters, step?: Step) => void;
}

/** The search in the URL, which is its only store. */
export function useSearch(): Search {
  const { search } = useLocation();
  const now = useServerNow();
  const navigate = useNavigate();
  const parsed = useMemo(() => readSearch(new URLSearchParams(search), now), [search, now]);
  const change: Search['change'] = useCallback(
    (next, step = 'choice') => void navigate(searchPath(next), { replace: step === 'typing' }),
    [navigate],
  );
  return { ...parsed, change };
}
