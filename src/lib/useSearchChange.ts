import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Change = (params: URLSearchParams) => void;

/** What was asked for since the last drawing, by the place in the history it was asked at. */
const asked = new Map<string, URLSearchParams>();

/**
 * Changes what the address says after `?`. The router tells the address of the last drawing: of two changes before the
 * next one, the second would undo the first, whichever part of the screen makes them. Back leads to where the page was
 * found, not through everything that was tried on it.
 */
export function useSearchChange(): (change: Change) => void {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => asked.clear(), [key]);
  return useCallback(
    (change) => {
      const params = new URLSearchParams(asked.get(key) ?? search);
      change(params);
      asked.set(key, params);
      void navigate(`?${params.toString()}`, { replace: true, preventScrollReset: true });
    },
    [key, search, navigate],
  );
}
