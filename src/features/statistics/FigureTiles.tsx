import { useTranslation } from 'react-i18next';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { compare } from './compare.ts';
import type { Statistics } from './statisticsApi.ts';
import { Tile, Tiles } from './tiles.ts';
import { usePercent } from './usePercent.ts';

/** The four figures that matter, beside the period before. */
export function FigureTiles({ total }: { total: Statistics['total'] }) {
  const { t } = useTranslation('statistics');
  const language = useAppSelector(selectLanguage);
  const percent = usePercent();
  const { previous } = total;
  const price = total.day_price;
  return (
    <Tiles aria-label={t('figures')}>
      <Tile as="div">
        <dt>{t('earned')}</dt>
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
        <dt>{t('occupancy')}</dt>
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
        <dt>{t('dayPrice')}</dt>
        <dd>{price === null ? '–' : <Gel tetri={price} />}</dd>
        <dd>
          <ChangeLine
            change={compare(price, previous.day_price, { as: 'percent' })}
            unit="percent"
            before={formatGel(previous.day_price ?? 0, language)}
          />
        </dd>
      </Tile>
      <Tile as="div">
        <dt>{t('cancelled')}</dt>
        <dd>{percent(total.cancelled_share, 1)}</dd>
        <dd>
          <ChangeLine
            change={compare(total.cancelled_share, previous.cancelled_share, {
              as: 'difference',
              decimals: 1,
              isLessBetter: true,
            })}
            unit="points"
            before={percent(previous.cancelled_share, 1)}
          />
        </dd>
      </Tile>
    </Tiles>
  );
}
