import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#src/lib/dayNames.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { FigureTable } from './chartLook.ts';
import { ChartOrTable } from './ChartOrTable.tsx';
import { WeeksChart } from './charts/loadCharts.ts';
import type { Statistics } from './statisticsApi.ts';

/** What each week brought beside the same week of the period before. */
export function EarningsByWeek({ parts }: { parts: Statistics['parts'] }) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  const title = t('byWeek');
  return (
    <ChartOrTable
      title={title}
      legend={
        <>
          <span>
            <i />
            {t('now')}
          </span>
          <span>
            <i data-look="before" />
            {t('before')}
          </span>
        </>
      }
      chart={
        <Suspense fallback={<SkeletonBox sx={{ height: 280 }} />}>
          <WeeksChart parts={parts} />
        </Suspense>
      }
      table={
        <FigureTable aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('week')}</th>
              <th scope="col">{t('now')}</th>
              <th scope="col">{t('before')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ from, to, net, previous_net }) => (
              <tr key={from}>
                <th scope="row">{formatDays(from, to, language)}</th>
                <td>
                  <Gel tetri={net} />
                </td>
                <td>
                  <Gel tetri={previous_net} />
                </td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      }
    />
  );
}
