import { useCallback } from 'react';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { timeInTbilisi, todayInTbilisi } from './localDay.ts';

/** Formats an ISO instant in Georgian local time, with its year, as it may be long ago. "22 May 2026, 10:00" */
export function useInstantText(): (instant: string) => string {
  const language = useAppSelector(selectLanguage);
  return useCallback(
    (instant: string) => {
      const at = Date.parse(instant);
      return `${formatDay(todayInTbilisi(at), language, 'medium')}, ${timeInTbilisi(at)}`;
    },
    [language],
  );
}
