import { useCallback } from 'react';
import { useInstantText } from '#src/features/dates/useInstantText.ts';

/** Formats a moment to the second, as several things happen to an order in one minute. */
export function usePastText(): (moment: string) => string {
  const instantText = useInstantText();
  return useCallback(
    (moment) => {
      // Georgian time differs from UTC by whole hours.
      const seconds = String(new Date(moment).getUTCSeconds()).padStart(2, '0');
      return `${instantText(moment)}:${seconds}`;
    },
    [instantText],
  );
}
