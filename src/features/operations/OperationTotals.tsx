import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { listOperations } from '#contract/calls/operations.ts';
import type { ResponseOf } from '#contract/call.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { AgainstBefore } from './AgainstBefore.tsx';
import type { OperationsFilters } from './operationsFilters.ts';

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
  readonly filters: OperationsFilters;
  /** Undefined while it is loading. */
  readonly answer: Pick<ResponseOf<typeof listOperations>, 'figures' | 'next_payout'> | undefined;
}

/** What was earned, is booked, is held and was paid out: what moved is summed below the list, and is none of these. */
export function OperationTotals({ filters, answer }: Props) {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  if (answer === undefined) return <SkeletonBox sx={{ height: 124, mb: 4 }} />;
  const { figures, next_payout: next } = answer;
  const tiles = figures === null ? [] : (['booked', 'held', 'paid_out'] as const);
  return (
    <Row aria-label={t('totals')}>
      {figures === null ? null : (
        <PanelBlock as="div">
          <dt>{t('figures.earned')}</dt>
          <dd>
            <Gel tetri={figures.earned} />
          </dd>
          <AgainstBefore year={filters.to.slice(0, 4)} figures={figures} />
        </PanelBlock>
      )}
      {tiles.map((name) => {
        const amount = figures?.[name] ?? null;
        return amount === null ? null : (
          <PanelBlock as="div" key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>
              <Gel tetri={amount} />
            </dd>
            <dd>{t(`figureNotes.${name}`)}</dd>
          </PanelBlock>
        );
      })}
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
