import { useCallback } from 'react';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { timeInTbilisi, todayInTbilisi } from './localDay.ts';
import { dayOf, momentOf, timeOf } from './rentalRange.ts';

interface MomentText {
  /** A moment of a rental: "Fri, 22 May, 10:00". */
  readonly ofRental: (moment: string) => string;
  /** An ISO instant, in Georgian local time. */
  readonly ofInstant: (instant: string) => string;
}

/** Formats moments in the language of the page. */
export function useMomentText(): MomentText {
  const language = useAppSelector(selectLanguage);
  const ofRental = useCallback(
    (moment: string) => `${formatDay(dayOf(moment), language, 'weekday')}, ${timeOf(moment)}`,
    [language],
  );
  const ofInstant = useCallback(
    (instant: string) => {
      const at = Date.parse(instant);
      return ofRental(momentOf(todayInTbilisi(at), timeInTbilisi(at)));
    },
    [ofRental],
  );
  return { ofRental, ofInstant };
}
