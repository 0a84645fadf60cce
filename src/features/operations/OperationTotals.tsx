import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { listOperations } from '#contract/operations.ts';
import type { ResponseOf } from '#contract/call.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#src/lib/dayNames.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { PanelBlock } from '#src/ui/panelLook.ts';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { AgainstBefore } from './AgainstBefore.tsx';
import type { OperationsWish } from './operationsWish.ts';

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: 16,
  marginBottom: 16,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { fontSize: '1.5rem', fontWeight: 600, letterSpacing: '-.02em' },
  '& dd + dd': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, letterSpacing: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 },
}));

interface Props {
  readonly wish: OperationsWish;
  /** Undefined while it is loading. */
  readonly answer: Pick<ResponseOf<typeof listOperations>, 'totals' | 'before' | 'next_payout'> | undefined;
}

/** The sums of everything that is selected, on whatever page, and how they stand against the same days before. */
export function OperationTotals({ wish, answer }: Props) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  if (answer === undefined) return <SkeletonBox sx={{ height: 124, mb: 4 }} />;
  const { totals, before, next_payout: next } = answer;
  return (
    <Row aria-label={t('totals')}>
      <PanelBlock as="div">
        <dt>{t('gross')}</dt>
        <dd>
          <Gel tetri={totals.gross} />
        </dd>
        {before === null ? null : <AgainstBefore year={wish.to.slice(0, 4)} gross={totals.gross} before={before} />}
      </PanelBlock>
      <PanelBlock as="div">
        <dt>{t('commission')}</dt>
        <dd>
          <Gel tetri={totals.commission} />
        </dd>
      </PanelBlock>
      <PanelBlock as="div">
        <dt>{t('net')}</dt>
        <dd>
          <Gel tetri={totals.net} />
        </dd>
        {totals.cash === 0 ? null : <dd>{t('ofItCash', { sum: formatGel(totals.cash, language) })}</dd>}
      </PanelBlock>
      {next === null ? null : (
        <PanelBlock as="div">
          <dt>{t('nextPayout', { day: formatDay(next.on, language, 'short') })}</dt>
          <dd>
            <Gel tetri={next.amount} />
          </dd>
          <dd>{t(next.amount < 0 ? 'nextDebt' : 'nextWhen')}</dd>
        </PanelBlock>
      )}
    </Row>
  );
}
