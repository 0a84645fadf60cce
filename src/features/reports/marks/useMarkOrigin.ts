import { useTranslation } from 'react-i18next';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import type { ToldMark } from './marks.ts';

/** Says since when a mark is known, or who found it. */
export function useMarkOrigin(): (told: Pick<ToldMark, 'mark' | 'origin'>) => string {
  const { t } = useTranslation('handover');
  const language = useAppSelector(selectLanguage);
  return ({ mark, origin }) => {
    if (mark.since !== undefined)
      return t('marks.since', { day: formatDay(todayInTbilisi(Date.parse(mark.since)), language, 'medium') });
    return t(`marks.origin.${origin}`);
  };
}
