import { useCallback, useMemo } from 'react';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import type { UrlCodec } from '#src/shared/lib/urlCodec.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { datesOf } from './datesOf.ts';

const datesUrl = (now: number): UrlCodec<{ readonly range: RentalRange | null }> => ({
  names: ['from', 'to'],
  read: (query) => ({ range: datesOf(query, now) }),
  write: ({ range }) => (range === null ? {} : { from: range.from, to: range.to }),
});

/** The dates are stored only in the URL, so that a link, a reload and going back preserve them. */
export function useDatesInAddress(): [RentalRange | null, (range: RentalRange | null) => void] {
  const now = useServerNow();
  const { place, change } = useUrlState(useMemo(() => datesUrl(now), [now]));
  return [place.range, useCallback((range) => change({ range }, { replace: true }), [change])];
}
