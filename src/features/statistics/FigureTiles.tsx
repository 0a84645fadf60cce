import { useTranslation } from 'react-i18next';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { compare } from './compare.ts';
import { EarnedTile } from './EarnedTile.tsx';
import { FigureTile } from './FigureTile.tsx';
import { OccupancyTile } from './OccupancyTile.tsx';
import type { Statistics } from './statisticsApi.ts';
import { Tiles } from './tiles.ts';
import { usePercent } from './usePercent.ts';

/** The four figures that matter, beside the period before. */
export function FigureTiles({ total }: { total: Statistics['total'] }) {
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
