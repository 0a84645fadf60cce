import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { netOf } from '#contract/domain/money/percentOf.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';

const Sums = styled('dl')({
  margin: '0 0 8px',
  display: 'grid',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 },
  '& dt': { fontSize: '.875rem' },
  '& dd': { margin: 0, fontSize: '1.125rem', fontWeight: 600 },
});

const WEEK = 7;

interface Props {
  /** As it is typed, tetri; null where nothing is. */
  readonly price: number | null;
  readonly commissionPercent: number;
}

/** What usual days bring once the marketplace has kept its part. */
export function Earnings({ price, commissionPercent }: Props) {
  const { t } = useTranslation('fleet');
  if (price === null) return null;
  const sums = { day: price, week: WEEK * price };
  return (
    <PanelBlock aria-labelledby="earnings">
      <h2 id="earnings">{t('earn.title')}</h2>
      <Sums>
        {(['day', 'week'] as const).map((span) => (
          <div key={span}>
            <dt>{t(`earn.${span}`)}</dt>
            <dd>
              <Gel tetri={netOf(sums[span], commissionPercent)} />
            </dd>
          </div>
        ))}
      </Sums>
      <p>{t('earn.after', { percent: commissionPercent })}</p>
    </PanelBlock>
  );
}
