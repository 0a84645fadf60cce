import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { useServerNow } from '#src/store/useServerNow.ts';
import { datesOf } from './datesOf.ts';

/** The chosen dates live in the address alone, so a link, a reload and a step back all keep them. */
export function useDatesInAddress(): [RentalRange | null, (range: RentalRange | null) => void] {
  const [search, setSearch] = useSearchParams();
  const now = useServerNow();
  const range = datesOf(search, now);

  const setRange = useCallback(
    (next: RentalRange | null) => {
      setSearch(
        (last) => {
          const changed = new URLSearchParams(last);
          for (const edge of ['from', 'to'] as const) {
            if (next) changed.set(edge, next[edge]);
            else changed.delete(edge);
          }
          return changed;
        },
        // Back leads to where the car was found, not through every date that was tried.
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch],
  );

  return [range, setRange];
}
