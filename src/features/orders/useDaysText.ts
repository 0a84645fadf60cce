import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { dayOf } from '#src/features/dates/rentalRange.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** The days of a rental as one range, with the year where it is not the one of the order: "22–26 May 2026". */
export function useDaysText(): (rental: { readonly from: string; readonly to: string }) => string {
  const language = useAppSelector(selectLanguage);
  return ({ from, to }) => `${formatDays(dayOf(from), dayOf(to), language)} ${to.slice(0, 4)}`;
}
