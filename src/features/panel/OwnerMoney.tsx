import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { EarningsByMonth } from '#src/features/statistics/EarningsByMonth.tsx';
import { PeriodText } from '#src/features/statistics/PeriodText.tsx';
import { StatisticsSkeleton } from '#src/features/statistics/StatisticsSkeleton.tsx';
import { useGetStatisticsQuery } from '#src/features/statistics/statisticsApi.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { MoreLink } from '#src/shared/ui/components/MoreLink.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { CarsThisMonth } from './CarsThisMonth.tsx';
import { homeLook } from './home.styles.ts';
import { lastTwelveMonths, monthToDate } from './homePeriods.ts';
import { LastOperations } from './LastOperations.tsx';
import { MonthTiles } from './MonthTiles.tsx';
import { NextHandovers } from './NextHandovers.tsx';

const { Blocks, Column } = homeLook;

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  margin: '28px 0 12px',
  '& h2': { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** What the cars of an owner bring, and what comes next. */
export function OwnerMoney() {
  const { t } = useTranslation('panel');
  const today = todayInTbilisi(useServerNow());
  const asked = { refetchOnMountOrArgChange: true };
  const month = useGetStatisticsQuery({ query: monthToDate(today) }, asked);
  const year = useGetStatisticsQuery({ query: lastTwelveMonths(today) }, asked);
  // Whoever has no car on the market yet would see nothing but zeros.
  if (month.data?.cars.length === 0) return null;
  return (
    <>
      <Head>
        <div>
          <h2>{t('home.month')}</h2>
          <PeriodText {...monthToDate(today)} />
        </div>
        <MoreLink to={paths.adminStatistics}>{t('home.allStatistics')}</MoreLink>
      </Head>
      <QueryPart query={month} error={t('home.error')} waiting={<StatisticsSkeleton />}>
        {({ total }) => <MonthTiles total={total} today={today} />}
      </QueryPart>
      <Blocks>
        <Column>
          <QueryPart query={year} error={t('home.error')} waiting={<SkeletonBox sx={{ height: 330 }} />}>
            {({ parts }) => <EarningsByMonth parts={parts} />}
          </QueryPart>
          <LastOperations />
        </Column>
        <Column>
          {month.data ? <CarsThisMonth cars={month.data.cars} /> : null}
          <NextHandovers />
        </Column>
      </Blocks>
    </>
  );
}
