import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { addDays } from '#src/features/dates/localDay.ts';
import type { LocalDay } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { blocksApi } from '../blocksApi.ts';
import { overlap, spanOfDays } from './spans.ts';

interface FleetNumbers {
  /** The last day counted. */
  readonly until: LocalDay;
  readonly freeDays: number;
  readonly allDays: number;
  readonly requests: number;
  readonly pickUps: number;
  readonly returns: number;
  /** Tetri: the owner's share of orders that begin in this time. */
  readonly expected: number;
}

const FIGURE_DAYS = 21;
const WEEK = 7;

/** Figures of the next three weeks: days without any block, and the orders. */
function fleetFigures(cars: readonly CalendarCar[], today: LocalDay): FleetNumbers {
  const active = cars.filter(({ status }) => status === 'active');
  const days = Array.from({ length: FIGURE_DAYS }, (_, index) => addDays(today, index));
  const until = days.at(-1) ?? today;
  const [ahead, week] = [spanOfDays(today, until), spanOfDays(today, addDays(today, WEEK - 1))];
  const orders = cars.flatMap(({ blocks }) =>
    blocks.flatMap(({ kind, order }) => (kind === 'order' && order ? [order] : [])),
  );
  const isIn = (moment: string, { from, to }: typeof week) => moment >= from && moment < to;
  return {
    until,
    allDays: active.length * FIGURE_DAYS,
    freeDays: active.reduce(
      (sum, { blocks }) =>
        sum + days.filter((day) => !blocks.some((block) => overlap(block, spanOfDays(day, day)))).length,
      0,
    ),
    requests: cars.flatMap(({ requests }) => requests).filter((request) => overlap(request, ahead)).length,
    pickUps: orders.filter(({ status, from }) => status === 'confirmed' && isIn(from, week)).length,
    returns: orders.filter(({ status, to }) => (status === 'active' || status === 'confirmed') && isIn(to, week))
      .length,
    expected: orders
      .filter(({ status, from }) => status === 'confirmed' && isIn(from, ahead))
      .reduce((sum, { net }) => sum + net, 0),
  };
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))',
  gap: 12,
  marginTop: 16,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .figure': { fontSize: '1.625rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& dd': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .number': {
    fontSize: '1.625rem',
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    [theme.breakpoints.down('md')]: { fontSize: '1.25rem' },
  },
}));

/** The next three weeks in four figures. */
export const FleetFigures = memo(function FleetFigures({
  branchId,
  today,
}: {
  branchId: number | null;
  today: string;
}) {
  const { t } = useTranslation('calendar');
  const language = useAppSelector(selectLanguage);
  // Its own range: the calendar may show other weeks.
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
          <dd className="figure">
            <b className="number">{figure}</b>
          </dd>
          <dd>{text}</dd>
        </PanelBlock>
      ))}
    </List>
  );
});
