import { useTranslation } from 'react-i18next';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { ChangeLine } from '#src/features/statistics/ChangeLine.tsx';
import { compare } from '#src/features/statistics/compare.ts';
import { formatStars } from '#src/features/statistics/formatStars.ts';
import type { Statistics } from '#src/features/statistics/statisticsApi.ts';
import { Tile, Tiles } from '#src/features/statistics/tiles.ts';
import { usePercent } from '#src/features/statistics/usePercent.ts';
import { formatDay } from '#src/lib/dayNames.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { useAppSelector } from '#src/store/hooks.ts';

/** This month to date in four figures. */
export function MonthTiles({ total, today }: { total: Statistics['total']; today: LocalDay }) {
  const { t } = useTranslation('panel');
  const language = useAppSelector(selectLanguage);
  const percent = usePercent();
  const { previous, rating } = total;
  return (
    <Tiles aria-label={t('home.month')}>
      <Tile as="div">
        <dt>{t('home.earned', { month: formatDay(today, language, 'month') })}</dt>
        <dd>
          <Gel tetri={total.net} />
        </dd>
        <dd>
          <ChangeLine
            change={compare(total.net, previous.net, { as: 'percent' })}
            unit="percent"
            before={formatGel(previous.net, language)}
          />
        </dd>
      </Tile>
      <Tile as="div">
        <dt>{t('home.occupancy')}</dt>
        <dd>{percent(total.occupancy)}</dd>
        <dd>
          <ChangeLine
            change={compare(total.occupancy, previous.occupancy, { as: 'difference' })}
            unit="points"
            before={percent(previous.occupancy)}
          />
        </dd>
      </Tile>
      <Tile as="div">
        <dt>{t('home.rentals')}</dt>
        <dd>{total.orders}</dd>
        <dd>
          <ChangeLine
            change={compare(total.orders, previous.orders, { as: 'difference' })}
            unit="plain"
            before={String(previous.orders)}
          />
        </dd>
      </Tile>
      <Tile as="div">
        <dt>{t('home.rating')}</dt>
        <dd>{rating === null ? '–' : formatStars(rating, language)}</dd>
        <dd>{t('home.reviews', { count: total.reviews })}</dd>
      </Tile>
    </Tiles>
  );
}
