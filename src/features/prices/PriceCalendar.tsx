import ChevronLeftRoundedIcon from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { priceDay, toRules } from '#contract/domain/money/priceDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay, formatDays } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { atEnd } from '#src/shared/ui/components/atEnd.ts';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import { SegmentedSwitch } from '#src/shared/ui/components/SegmentedSwitch.tsx';
import { DaysEditor } from './DaysEditor.tsx';
import { addMonths, firstDayOf, lastDayOf } from './monthDays.ts';
import { EditDialog } from './EditDialog.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import type { PriceDraft, ShownDay } from './priceDraft.ts';
import { useListPriceDaysQuery } from './pricesApi.ts';
import { firstView, showing, sized, turned, YEARS } from './pricesView.ts';
import { useDays } from './useDays.ts';
import { YearStrip } from './YearStrip.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  '& > .range': { display: 'flex', alignItems: 'center', gap: 8 },
});

const Months = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
  gap: '24px 16px',
});

const Legend = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  marginTop: 16,
  '& > .entry': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .sample': {
    forcedColorAdjust: 'none',
    width: 14,
    height: 14,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.background.mist,
  },
  '& .sample[data-rule=base]': { border: `1px solid ${theme.vars.palette.divider}` },
  '& .sample[data-rule=weekday]': { backgroundColor: theme.vars.palette.background.sunken },
  '& .sample[data-rule=season]': { backgroundColor: theme.vars.palette.primary.softHover },
  '& .sample[data-rule=date]': {
    border: `1px solid ${theme.vars.palette.warning.main}`,
    backgroundColor: theme.vars.palette.warning.soft,
  },
  '& .sample[data-taken]': { height: 3, backgroundColor: theme.vars.palette.text.tertiary },
}));

interface Props {
  readonly carId: number;
  readonly draft: PriceDraft;
  readonly today: string;
  readonly onDraft: (draft: PriceDraft) => void;
}

/** The year at a glance and some of its months, each day with its price; chosen days are priced on the spot. */
export function PriceCalendar({ carId, draft, today, onDraft }: Props) {
  const { t } = useTranslation('prices');
  const language = useAppSelector(selectLanguage);
  const [view, setView] = useUiState('prices/view', firstView, { privacy: 'keep' });
  const thisMonth = today.slice(0, 7);
  const months = Array.from({ length: 12 }, (_, index) => addMonths(thisMonth, view.year * 12 + index));
  const shown = months.slice(view.start, view.start + view.count);
  const [first = thisMonth, last = thisMonth] = [shown[0], shown.at(-1)];
  const { currentData } = useListPriceDaysQuery({
    params: { id: carId },
    query: { from: firstDayOf(months[0] ?? thisMonth), to: lastDayOf(months[11] ?? thisMonth) },
  });
  const busyDays = new Set((currentData?.days ?? []).filter(({ is_taken }) => is_taken).map(({ date }) => date));
  const rules = toRules(draft, draft.base ?? 0);
  const dayOf = (date: string): ShownDay => {
    const day = priceDay(rules, date, 1);
    return draft.base === null && day.rule === 'base' ? { ...day, price: null } : day;
  };
  const onReach = (day: string): boolean => {
    const distance = (Number(day.slice(0, 4)) - Number(thisMonth.slice(0, 4))) * 12;
    const next = showing(view, distance + Number(day.slice(5, 7)) - Number(thisMonth.slice(5, 7)));
    if (next !== null) setView(next);
    return next !== null;
  };
  const grid = useRef<HTMLDivElement>(null);
  const days = useDays({ grid, first: today, onReach });
  const isInSight = days.focused >= firstDayOf(first) && days.focused <= lastDayOf(last);
  const title = days.span === null ? '' : formatDays(days.span.from, days.span.to, language);
  const range =
    first === last
      ? formatDay(firstDayOf(first), language, 'month')
      : `${formatDay(firstDayOf(first), language, 'month')} – ${formatDay(firstDayOf(last), language, 'month')}`;
  return (
    <PanelBlock as="section" aria-label={t('calendar')}>
      <Head>
        <div className="range">
          <RoundButton
            aria-label={t('earlier')}
            {...atEnd(view.year === 0 && view.start === 0, () => setView(turned(view, -1)))}
          >
            <ChevronLeftRoundedIcon />
          </RoundButton>
          <b aria-live="polite">{range}</b>
          <RoundButton
            aria-label={t('forward')}
            {...atEnd(view.year === YEARS - 1 && view.start + view.count === 12, () => setView(turned(view, 1)))}
          >
            <ChevronRightRoundedIcon />
          </RoundButton>
        </div>
        <SegmentedSwitch
          label={t('months')}
          value={view.count === 12 ? 'year' : 'quarter'}
          options={[
            { value: 'quarter', label: t('quarter') },
            { value: 'year', label: t('year') },
          ]}
          onChange={(next) => setView(sized(view, next === 'year' ? 12 : 3))}
        />
      </Head>
      <YearStrip months={months} dayOf={dayOf} view={view} onView={setView} />
      <Months ref={grid} {...days.gridProps}>
        {shown.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            today={today}
            dayOf={dayOf}
            isBusy={(date) => busyDays.has(date)}
            span={days.span}
            focused={isInSight ? days.focused : firstDayOf(first)}
          />
        ))}
      </Months>
      <Legend>
        {(['base', 'weekday', 'season', 'date'] as const).map((rule) => (
          <span className="entry" key={rule}>
            <i className="sample" data-rule={rule} />
            {t(`legend.${rule}`)}
          </span>
        ))}
        <span className="entry">
          <i className="sample" data-taken="" />
          {t('legend.taken')}
        </span>
      </Legend>
      <EditDialog
        name="prices/days"
        isOpen={days.isOpen}
        anchor={days.anchor}
        title={title}
        width={340}
        onClose={days.close}
      >
        {days.span === null ? null : (
          <DaysEditor
            title={title}
            span={days.span}
            draft={draft}
            dayOf={dayOf}
            onSpan={days.setSpan}
            onDone={(next) => {
              onDraft(next);
              days.clear();
            }}
          />
        )}
      </EditDialog>
    </PanelBlock>
  );
}
