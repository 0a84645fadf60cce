import { useTranslation } from 'react-i18next';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { compare } from '#src/features/statistics/compare.ts';
import { EarnedTile } from '#src/features/statistics/EarnedTile.tsx';
import { FigureTile } from '#src/features/statistics/FigureTile.tsx';
import { formatStars } from '#src/features/statistics/formatStars.ts';
import { OccupancyTile } from '#src/features/statistics/OccupancyTile.tsx';
import type { Statistics } from '#src/features/statistics/statisticsApi.ts';
import { Tiles } from '#src/features/statistics/tiles.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

/** This month to date in four figures. */
export function MonthTiles({ total, today }: { total: Statistics['total']; today: LocalDay }) {
  const { t } = useTranslation('panel');
  const language = useAppSelector(selectLanguage);
  const { orders, previous, rating } = total;
  return (
    <Tiles aria-label={t('home.month')}>
      <EarnedTile label={t('home.earned', { month: formatDay(today, language, 'month') })} total={total} />
      <OccupancyTile label={t('home.occupancy')} total={total} />
      <FigureTile
        label={t('home.rentals')}
        than={{
          change: compare(orders, previous.orders, { as: 'difference' }),
          unit: 'plain',
          before: String(previous.orders),
        }}
      >
        {orders}
      </FigureTile>
      <FigureTile label={t('home.rating')} than={t('home.reviews', { count: total.reviews })}>
        {rating === null ? '–' : formatStars(rating, language)}
      </FigureTile>
    </Tiles>
  );
}
