import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { WeeksChart } from './charts/loadCharts.ts';
import { Earnings } from './Earnings.tsx';
import type { Statistics } from './statisticsApi.ts';

/** What each week brought beside the same week of the period before. */
export function EarningsByWeek({ parts }: { parts: Statistics['parts'] }) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  return (
    <Earnings
      title={t('byWeek')}
      of={t('week')}
      columns={[t('now'), t('before')]}
      second="before"
      rows={parts.map(({ from, to, net, previous_net: before }) => ({
        key: from,
        name: formatDays(from, to, language),
        sums: [net, before],
      }))}
      chart={<WeeksChart parts={parts} />}
      height={280}
    />
  );
}
