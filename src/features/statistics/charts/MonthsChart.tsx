import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { paleGreen } from '../chart.styles.ts';
import type { Statistics } from '../statisticsApi.ts';

/** Of the name of a month, in each of the languages. */
const LETTERS = 3;

/** What each month brought: online below, cash on top of it. */
export function MonthsChart({ parts }: { readonly parts: Statistics['parts'] }) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  const sum = (tetri: number | null) => (tetri === null ? '' : formatGel(tetri, language));
  return (
    <BarChart
      height={260}
      hideLegend
      borderRadius={4}
      margin={{ left: 0, right: 0, top: 16, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'band',
          data: parts.map(({ from }) => from),
          disableLine: true,
          disableTicks: true,
          categoryGapRatio: 0.45,
          valueFormatter: (from: string, { location }) =>
            formatDay(from, language, 'month').slice(0, location === 'tick' ? LETTERS : undefined),
        },
      ]}
      yAxis={[{ disableLine: true, disableTicks: true, width: 64, valueFormatter: sum }]}
      series={[
        {
          id: 'online',
          stack: 'net',
          label: t('online'),
          data: parts.map(({ net, cash }) => net - cash),
          color: 'var(--gza-palette-primary-main)',
          valueFormatter: sum,
        },
        {
          id: 'cash',
          stack: 'net',
          label: t('cash'),
          data: parts.map(({ cash }) => cash),
          color: paleGreen,
          valueFormatter: sum,
        },
      ]}
    />
  );
}
