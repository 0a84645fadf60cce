import DownloadRoundedIcon from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { fileAddress } from '#src/shared/api/fileAddress.ts';
import { isNotFound } from '#src/shared/api/requestFailure.ts';
import { todayInTbilisi, addDays } from '#src/features/dates/localDay.ts';
import { useEventCallback } from '#src/shared/hooks/useEventCallback.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { id, oneOf, urlCodec } from '#src/shared/lib/urlCodec.ts';
import type { PlaceIn } from '#src/shared/lib/urlCodec.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { SegmentedSwitch } from '#src/shared/ui/components/SegmentedSwitch.tsx';
import { PeriodText } from './PeriodText.tsx';
import { useGetStatisticsQuery } from './statisticsApi.ts';
import { StatisticsBody } from './StatisticsBody.tsx';
import { StatisticsSkeleton } from './StatisticsSkeleton.tsx';

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  '& > .branch': { minWidth: 150 },
  [theme.breakpoints.down('md')]: { width: '100%', '& > .branch, & > a': { flex: '1 1 130px' } },
}));

/** An owner's earnings, next to the period before. */
export default function StatisticsScreen() {
  const { t } = useTranslation('statistics');
  const { place, change } = useUrlState(statisticsUrl);
  const dispatch = useAppDispatch();
  const filters = filtersOf(place, todayInTbilisi(useServerNow()));
  const query = useGetStatisticsQuery({ query: filters }, { refetchOnMountOrArgChange: true });
  // Only a branch can be missing: it was removed, and nothing on the screen would lead away from it.
  const isBranchGone = isNotFound(query.error);
  const showAll = useEventCallback(() => change({ branch: undefined }, { replace: true }));
  useEffect(() => {
    if (isBranchGone) showAll();
  }, [isBranchGone, showAll]);
  const branches = query.data?.branch_names ?? [];
  const exportQuery = new URLSearchParams(
    Object.entries(filters).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return (
    <>
      <PanelHeading title={t('title')} lead={<PeriodText from={filters.from} to={filters.to} />}>
        <Choices>
          <SegmentedSwitch
            label={t('period')}
            value={place.period}
            options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
            onChange={(period) => change({ period })}
          />
          {branches.length > 1 || place.branch !== undefined ? (
            <PlainSelect
              className="branch"
              isLabelHidden
              label={t('branch')}
              value={String(place.branch ?? '')}
              options={[
                { value: '', label: t('everyBranch') },
                ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={(id) => change({ branch: id === '' ? undefined : Number(id) })}
            />
          ) : null}
          <Button
            component="a"
            variant="outlined"
            startIcon={<DownloadRoundedIcon />}
            href={dispatch(fileAddress(`/api/statistics.csv?${exportQuery.toString()}`))}
            download
          >
            CSV
          </Button>
        </Choices>
      </PanelHeading>
      <QueryPart isWhole query={query} error={t('error')} waiting={<StatisticsSkeleton />}>
        {(statistics) => <StatisticsBody statistics={statistics} />}
      </QueryPart>
    </>
  );
}

/** How long one looks back; whole weeks, so that every period has as many weekends as the one before. */
const periods = ['month', 'quarter', 'year'] as const;
type Period = (typeof periods)[number];

const days: Readonly<Record<Period, number>> = { month: 28, quarter: 84, year: 364 };

export const statisticsUrl = urlCodec('adminStatistics', { period: oneOf(periods, 'quarter'), branch: id });

/** The days of the period that ends today, as parameters of the request. */
export const filtersOf = ({ period, branch }: PlaceIn<typeof statisticsUrl>, today: LocalDay) => ({
  from: addDays(today, 1 - days[period]),
  to: today,
  ...(branch !== undefined && { branch_id: branch }),
});
