import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Earnings } from './Earnings.tsx';
import type { Statistics } from './statisticsApi.ts';

const MonthsChart = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "charts" */ './charts/MonthsChart.tsx')).MonthsChart,
);

/** What each of twelve months brought, online and in cash. */
export function EarningsByMonth({ parts }: { parts: Statistics['parts'] }) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  return (
    <Earnings
      title={t('byMonth')}
      of={t('month')}
      columns={[t('online'), t('cash')]}
      second="second"
      rows={parts.map(({ from, net, cash }) => ({
        key: from,
        name: formatDay(from, language, 'month'),
        sums: [net - cash, cash],
      }))}
      chart={<MonthsChart parts={parts} />}
      height={260}
    />
  );
}
