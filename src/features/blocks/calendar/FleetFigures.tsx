import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { blocksApi } from '../blocksApi.ts';
import { FIGURE_DAYS, fleetFigures } from './fleetFigures.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
  gap: 12,
  marginTop: 16,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd:first-of-type': { fontSize: '1.625rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dd': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd b': { fontSize: '1.625rem', color: theme.vars.palette.text.primary, fontVariantNumeric: 'tabular-nums' },
}));

/** What the next three weeks look like in four figures. */
export const FleetFigures = memo(function FleetFigures({
  branchId,
  today,
}: {
  branchId: number | null;
  today: string;
}) {
  const { t } = useTranslation('calendar');
  const language = useAppSelector(selectLanguage);
  // Of days of their own: the calendar may be looked at elsewhere.
  const { data } = blocksApi.useGetFleetCalendarQuery({
    query: {
      from: today,
      to: addDays(today, FIGURE_DAYS - 1),
      ...(branchId !== null && { branch_id: branchId }),
    },
  });
  const figures = useMemo(() => data && fleetFigures(data.cars, today), [data, today]);
  if (!figures) return null;
  const day = formatDay(figures.until, language, 'short');
  const rows = [
    ['free', figures.freeDays, t('figures.freeOf', { total: figures.allDays, day })],
    ['requests', figures.requests, t('figures.requestsIn', { day })],
    [
      'handovers',
      figures.pickUps + figures.returns,
      t('figures.handoversOf', { out: figures.pickUps, back: figures.returns }),
    ],
    ['expected', formatGel(figures.expected, language), t('figures.expectedOf', { day })],
  ] as const;
  return (
    <List>
      {rows.map(([name, figure, text]) => (
        <PanelBlock as="div" key={name}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>
            <b>{figure}</b>
          </dd>
          <dd>{text}</dd>
        </PanelBlock>
      ))}
    </List>
  );
});
