import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay, formatDays } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import type { Statistics } from '../statisticsApi.ts';

/** What each week brought as a line, and the same weeks of the period before as a dashed one. */
export function WeeksChart({ parts }: { readonly parts: Statistics['parts'] }) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  const sum = (tetri: number | null) => (tetri === null ? '' : formatGel(tetri, language));
  // More may go back in a week than comes in.
  const lowest = Math.min(0, ...parts.flatMap(({ net, previous_net }) => [net, previous_net]));
  return (
    <LineChart
      height={280}
      hideLegend
      margin={{ left: 0, right: 28, top: 16, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'point',
          data: parts.map(({ from }) => from),
          disableLine: true,
          disableTicks: true,
          valueFormatter: (from: string, { location }) => {
            const part = parts.find((one) => one.from === from);
            return location === 'tick' || part === undefined
              ? formatDay(from, language, 'short')
              : formatDays(part.from, part.to, language);
          },
        },
      ]}
      yAxis={[{ disableLine: true, disableTicks: true, width: 64, min: lowest, valueFormatter: sum }]}
      series={[
        {
          id: 'now',
          label: t('now'),
          data: parts.map(({ net }) => net),
          color: 'var(--gza-palette-primary-main)',
          curve: 'linear',
          area: true,
          showMark: false,
          valueFormatter: sum,
        },
        {
          id: 'before',
          label: t('before'),
          data: parts.map(({ previous_net }) => previous_net),
          color: 'var(--gza-palette-text-tertiary)',
          curve: 'linear',
          showMark: false,
          valueFormatter: sum,
        },
      ]}
      sx={{
        '& path[data-series=before]': { strokeDasharray: '5 5' },
        '& .MuiLineChart-area, & .MuiAreaElement-root': { fillOpacity: 0.1 },
      }}
    />
  );
}
