import { useTranslation } from 'react-i18next';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { dayOf, rentalDays } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** "22–26 May · 4 days · prices include every fee", or what dates would add. */
export function useRangeSentence(range: RentalRange | null): string {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  if (!range) return t('results.noDates');
  return t('results.subtitle', {
    dates: formatDays(dayOf(range.from), dayOf(range.to), language),
    days: t('results.days', { count: rentalDays(range) }),
  });
}
