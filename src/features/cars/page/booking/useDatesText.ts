import { useCallback } from 'react';
import { dayOf } from '#src/features/dates/rentalRange.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** Writes the days of a rental: "22–26 May". */
export function useDatesText(): (range: RentalRange) => string {
  const language = useAppSelector(selectLanguage);
  return useCallback((range) => formatDays(dayOf(range.from), dayOf(range.to), language), [language]);
}
