import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { dayOf, timeOf } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** "22–26 May, 10:00": the days and the hour of pick-up; null without dates. */
export function useRangeText(range: RentalRange | null): string | null {
  const language = useAppSelector(selectLanguage);
  if (!range) return null;
  return `${formatDays(dayOf(range.from), dayOf(range.to), language)}, ${timeOf(range.from)}`;
}
