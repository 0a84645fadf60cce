import { useTranslation } from 'react-i18next';
import { utcOf } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay, formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

const DAY = 86_400_000;

/** The displayed days, and those they are compared with. */
export function PeriodText({ from, to }: { from: LocalDay; to: LocalDay }) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  const days =
    from.slice(0, 4) === to.slice(0, 4)
      ? formatDays(from, to, language)
      : `${formatDay(from, language, 'medium')} – ${formatDay(to, language, 'medium')}`;
  const count = Math.round((utcOf(to).getTime() - utcOf(from).getTime()) / DAY) + 1;
  return t('lead', { days, count });
}
