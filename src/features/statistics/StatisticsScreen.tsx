import DownloadRoundedIcon from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { fileAddress } from '#src/shared/api/fileAddress.ts';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
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
import { periods, statisticsUrl, filtersOf } from './statisticsFilters.ts';

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
