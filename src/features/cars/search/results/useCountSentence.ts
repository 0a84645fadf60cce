import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '#contract/calls/search.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { countText } from '../countText.ts';

/** "58 cars in Tbilisi"; null before the first answer. */
export function useCountSentence(answer: SearchAnswer | undefined, city: string | null): string | null {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  if (!answer) return null;
  const count = answer.total;
  const formatted = countText(count, answer.total_is_capped, language);
  return city === null ? t('results.anywhere', { count, formatted }) : t('results.inCity', { count, formatted, city });
}
