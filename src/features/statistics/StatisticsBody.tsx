import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Figures } from '#contract/calls/statistics.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import emptyRoad from '#src/shared/ui/components/pictures/emptyRoad.webp';
import { BookedAhead } from './BookedAhead.tsx';
import { BranchesBlock } from './BranchesBlock.tsx';
import { EarningsByWeek } from './EarningsByWeek.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { HeatMap } from './HeatMap.tsx';
import { PriceComparison } from './PriceComparison.tsx';
import type { Statistics } from './statisticsApi.ts';

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
      <EmptyState picture={{ src: emptyRoad, width: 560, height: 300 }} title={t('empty.title')} text={t('empty.text')}>
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
