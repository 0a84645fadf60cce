import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#src/lib/dayNames.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { FigureTable } from './chartLook.ts';
import { ChartOrTable } from './ChartOrTable.tsx';
import { MonthsChart } from './charts/loadCharts.ts';
import type { Statistics } from './statisticsApi.ts';

/** What each of twelve months brought, online and in cash. */
export function EarningsByMonth({ parts }: { parts: Statistics['parts'] }) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  const title = t('byMonth');
  return (
    <ChartOrTable
      title={title}
      legend={
        <>
          <span>
            <i />
            {t('online')}
          </span>
          <span>
            <i data-look="second" />
            {t('cash')}
          </span>
        </>
      }
      chart={
        <Suspense fallback={<SkeletonBox sx={{ height: 260 }} />}>
          <MonthsChart parts={parts} />
        </Suspense>
      }
      table={
        <FigureTable aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col">{t('online')}</th>
              <th scope="col">{t('cash')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ from, net, cash }) => (
              <tr key={from}>
                <th scope="row">{formatDay(from, language, 'month')}</th>
                <td>
                  <Gel tetri={net - cash} />
                </td>
                <td>
                  <Gel tetri={cash} />
                </td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      }
    />
  );
}
