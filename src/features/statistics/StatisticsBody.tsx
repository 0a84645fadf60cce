import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '#contract/calls/statistics.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { percentSign } from '#contract/domain/format/formatPercent.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import { BookedAhead } from './BookedAhead.tsx';
import { FigureTable } from './chart.styles.ts';
import { compare } from '#src/shared/format/compare.ts';
import type { Change } from '#src/shared/format/compare.ts';
import { EarnedTile } from './EarnedTile.tsx';
import { Earnings } from './Earnings.tsx';
import { FigureTile } from './FigureTile.tsx';
import { HeatMap } from './HeatMap.tsx';
import { OccupancyTile } from './OccupancyTile.tsx';
import { PriceComparison } from './PriceComparison.tsx';
import type { Statistics } from './statisticsApi.ts';
import { Tiles } from './tiles.ts';
import { usePercent } from '#src/features/language/usePercent.ts';

const WeeksChart = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "charts" */ './charts/WeeksChart.tsx')).WeeksChart,
);

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  margin: '16px 0',
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const isEmpty = ({ gross, rented_days, orders, reviews }: Figures) =>
  gross === 0 && rented_days === 0 && orders === 0 && reviews === 0;

export function StatisticsBody({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation('statistics');
  const { total, parts, branches, cars, similar_cars } = statistics;
  if (isEmpty(total) && isEmpty(total.previous)) {
    return (
      <EmptyState hasPicture title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink to={paths.adminCars} size="large">
          {t('empty.button')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <FigureTiles total={total} />
      <Pair>
        <EarningsByWeek parts={parts} />
        <BranchesBlock branches={branches} total={total} />
      </Pair>
      {cars.length === 0 ? null : <HeatMap cars={cars} parts={parts} />}
      <Pair>
        <PriceComparison cars={cars} similar_cars={similar_cars} />
        <BookedAhead total={total} />
      </Pair>
    </>
  );
}

/** Earnings of each week next to the same week of the period before. */
function EarningsByWeek({ parts }: { parts: Statistics['parts'] }) {
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

/** The four main figures, next to the period before. */
function FigureTiles({ total }: { total: Statistics['total'] }) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  const percent = usePercent();
  const { previous, day_price: price, cancelled_share: cancelled } = total;
  return (
    <Tiles aria-label={t('figures')}>
      <EarnedTile label={t('earned')} total={total} />
      <OccupancyTile label={t('occupancy')} total={total} />
      <FigureTile
        label={t('dayPrice')}
        than={{
          change: compare(price, previous.day_price, { as: 'percent' }),
          unit: 'percent',
          before: formatGel(previous.day_price ?? 0, language),
        }}
      >
        {price === null ? '–' : <Gel tetri={price} />}
      </FigureTile>
      <FigureTile
        label={t('cancelled')}
        than={{
          change: compare(cancelled, previous.cancelled_share, { as: 'difference', decimals: 1, isLessBetter: true }),
          unit: 'points',
          before: percent(previous.cancelled_share, 1),
        }}
      >
        {percent(cancelled, 1)}
      </FigureTile>
    </Tiles>
  );
}

const By = styled('small')(({ theme }) => ({
  'td > &.detail': { color: theme.vars.palette.primary.text },
  'td > &.detail[data-worse]': { color: theme.vars.palette.error.main },
}));

const Back = styled('p')({ marginTop: 16 });

/** Earnings by branch, and by returning clients. */
function BranchesBlock({ branches, total }: Pick<Statistics, 'branches' | 'total'>) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  const percent = usePercent();
  const id = useId();
  return (
    <PanelBlock aria-labelledby={id}>
      <h2 id={id}>{t('byBranch')}</h2>
      <FigureTable aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('branch')}</th>
            <th scope="col">{t('net')}</th>
            <th scope="col">{t('occupancy')}</th>
          </tr>
        </thead>
        <tbody>
          {branches.map((branch) => (
            <tr key={branch.id}>
              <th scope="row">
                {branch.name}
                <small className="detail">{t('cars', { count: branch.cars })}</small>
              </th>
              <td>
                <Gel tetri={branch.net} />
                {by(compare(branch.net, branch.previous.net, { as: 'percent' }), percentSign[language])}
              </td>
              <td>
                {percent(branch.occupancy)}
                {by(compare(branch.occupancy, branch.previous.occupancy, { as: 'difference' }), '')}
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
      {total.orders === 0 ? null : (
        <Back>
          {t('repeat', { count: total.orders, share: percent(Math.round((total.repeat_orders * 100) / total.orders)) })}
        </Back>
      )}
    </PanelBlock>
  );

  function by(change: Change | null, unit: string) {
    if (change === null) return null;
    return <By className="detail" {...(change.isWorse && { 'data-worse': '' })}>{`${change.by}${unit}`}</By>;
  }
}
