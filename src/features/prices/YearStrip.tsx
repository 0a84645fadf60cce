import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { firstDayOf, lastDayOf } from './monthDays.ts';
import { daysOf, type ShownDay } from './priceDraft.ts';
import { moved, type PricesView, stretchedFrom, stretchedTo } from './pricesView.ts';

const Strip = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  margin: '20px 0 24px',
  touchAction: 'pan-y',
  forcedColorAdjust: 'none',
});

const Month = styled('div')(({ theme }) => ({
  minWidth: 0,
  padding: '0 2px',
  textAlign: 'center',
  fontSize: '.75rem',
  color: theme.vars.palette.text.secondary,
  overflow: 'hidden',
  [theme.breakpoints.down('sm')]: { padding: 0, fontSize: '.625rem' },
  '& > .weeks': { display: 'flex', alignItems: 'flex-end', gap: 1, height: 40, marginBottom: 6 },
  '& .week': { flex: 1, borderRadius: '2px 2px 0 0', backgroundColor: theme.vars.palette.primary.softHover },
  '& .week[data-rule=season]': { backgroundColor: theme.vars.palette.primary.main },
  '& .week[data-rule=date]': { backgroundColor: theme.vars.palette.warning.main },
}));

const Window = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: -6,
  bottom: -6,
  borderRadius: theme.radii.control,
  boxShadow: `inset 0 0 0 2px ${theme.vars.palette.text.primary}`,
  cursor: 'grab',
}));

const Handle = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 24,
  cursor: 'ew-resize',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 'calc(50% - 13px)',
    left: 9,
    width: 6,
    height: 26,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.text.primary,
  },
}));

interface Props {
  readonly months: readonly string[];
  readonly dayOf: (date: string) => ShownDay;
  readonly view: PricesView;
  readonly onView: (view: PricesView) => void;
}

type Part = 'window' | 'first' | 'last';

/**
 * A year at a glance. The window over it marks the visible months: it can be moved, and both its ends can be dragged.
 */
export function YearStrip({ months, dayOf, view, onView }: Props) {
  const { t } = useTranslation('prices');
  const language = useAppSelector(selectLanguage);
  const strip = useRef<HTMLDivElement>(null);
  const grip = useRef(0);
  const nameOf = (place: number) => formatDay(firstDayOf(months[place] ?? ''), language, 'month');
  const last = view.start + view.count - 1;
  const at = { window: view.start, first: view.start, last };
  const change: Record<Part, (place: number) => PricesView> = {
    window: (place) => moved(view, place),
    first: (place) => stretchedFrom(view, place),
    last: (place) => stretchedTo(view, place),
  };
  const monthAt = (clientX: number): number => {
    const { left = 0, width = 0 } = strip.current?.getBoundingClientRect() ?? {};
    return width === 0 ? 0 : Math.floor(((clientX - left) / width) * 12);
  };
  const partProps = (part: Part) => ({
    role: 'slider',
    tabIndex: 0,
    'aria-label': t(`strip.${part}`),
    'aria-valuemin': 0,
    'aria-valuemax': 11,
    'aria-valuenow': at[part],
    'aria-valuetext': part === 'window' ? `${nameOf(view.start)} – ${nameOf(last)}` : nameOf(at[part]),
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = monthAt(event.clientX) - at[part];
    },
    onPointerMove: (event: React.PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.stopPropagation();
      const next = change[part](monthAt(event.clientX) - (part === 'window' ? grip.current : 0));
      if (next.start !== view.start || next.count !== view.count) onView(next);
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      const places: Record<string, number> = {
        ArrowLeft: at[part] - 1,
        ArrowDown: at[part] - 1,
        ArrowRight: at[part] + 1,
        ArrowUp: at[part] + 1,
        Home: 0,
        End: 11,
      };
      const place = places[event.key];
      if (place === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onView(change[part](place));
    },
  });
  const bars = weekBars(months, dayOf);
  return (
    <Strip ref={strip}>
      {bars.map(({ month, weeks }) => (
        <Month key={month} aria-hidden>
          <i className="weeks">
            {weeks.map(({ from, height, rule }) => (
              <u className="week" key={from} data-rule={rule} style={{ height: `${height}%` }} />
            ))}
          </i>
          {formatDay(firstDayOf(month), language, 'month').slice(0, 3)}
        </Month>
      ))}
      <Window
        {...partProps('window')}
        style={{ left: `${(view.start / 12) * 100}%`, width: `${(view.count / 12) * 100}%` }}
      />
      <Handle {...partProps('first')} style={{ left: `calc(${(view.start / 12) * 100}% - 12px)` }} />
      <Handle {...partProps('last')} style={{ left: `calc(${((last + 1) / 12) * 100}% - 12px)` }} />
    </Strip>
  );
}

interface WeekBar {
  readonly from: string;
  /** Percent of the dearest week of all months. */
  readonly height: number;
  /** The rule that applies to most of its days. */
  readonly rule: ShownDay['rule'];
}

const WEEK = 8;

/** Quarters of months as bars: what their days cost on average, and why. */
function weekBars(
  months: readonly string[],
  dayOf: (date: string) => ShownDay,
): { readonly month: string; readonly weeks: readonly WeekBar[] }[] {
  const weeksOfMonths = months.map((month) => {
    const days = daysOf({ from: firstDayOf(month), to: lastDayOf(month) }).map(dayOf);
    return [0, 1, 2, 3].map((week) => days.slice(week * WEEK, (week + 1) * WEEK));
  });
  const average = (days: readonly ShownDay[]) => days.reduce((sum, { price }) => sum + (price ?? 0), 0) / days.length;
  const dearest = Math.max(1, ...weeksOfMonths.flat().map(average));
  return months.map((month, place) => ({
    month,
    weeks: (weeksOfMonths[place] ?? []).map((days) => ({
      from: days[0]?.date ?? month,
      height: Math.round((average(days) / dearest) * 100),
      rule: mostFrequent(days.map(({ rule }) => rule)),
    })),
  }));
}

function mostFrequent(rules: readonly ShownDay['rule'][]): ShownDay['rule'] {
  const [most] = [...Map.groupBy(rules, (rule) => rule)].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? 'base';
}
