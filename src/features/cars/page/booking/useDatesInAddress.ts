import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { useSearchChange } from '#src/lib/useSearchChange.ts';
import { useServerNow } from '#src/store/useServerNow.ts';
import { datesOf } from './datesOf.ts';

/** The chosen dates live in the address alone, so a link, a reload and a step back all keep them. */
export function useDatesInAddress(): [RentalRange | null, (range: RentalRange | null) => void] {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const now = useServerNow();
  const range = datesOf(search, now);

  const setRange = useCallback(
    (next: RentalRange | null) =>
      changeSearch((params) => {
        for (const edge of ['from', 'to'] as const) {
          if (next) params.set(edge, next[edge]);
          else params.delete(edge);
        }
      }),
    [changeSearch],
  );

  return [range, setRange];
}
