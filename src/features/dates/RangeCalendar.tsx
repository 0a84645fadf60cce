import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useMemo, createContext, use, useEffect, useRef } from 'react';
import type { FocusEvent } from 'react';
import { DayPicker } from 'react-day-picker';
import type { DayPickerProps, Modifiers, DayButtonProps } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import type { DayStyle } from '#contract/domain/format/dayNames.ts';
import type { Language } from '#contract/domain/values.ts';
import { unseen } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import type { DayRules, DaySelection } from './daySelection.ts';
import { isBlocked } from './daySelection.ts';
import type { LocalDay } from './localDay.ts';
import { fromCalendarDate, millisecondsOfDay, toCalendarDate } from './localDay.ts';

/** Styles for the calendar library's own elements by their class names. */
const CalendarFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '& .rdp-root': { position: 'relative' },
    '& .rdp-months': { display: 'flex', gap: 32, justifyContent: 'center' },
    '& .rdp-month': { flex: '1 1 308px', minWidth: 0, maxWidth: 364 },
    '& .rdp-nav': { position: 'absolute', insetInline: 0, top: 0, display: 'flex', justifyContent: 'space-between' },
    '& .rdp-button_next, & .rdp-button_previous': {
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      padding: 0,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.background.sunken },
      '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
    },
    '& .rdp-chevron': { width: 18, height: 18, fill: palette.text.primary },
    '& .rdp-month_caption': { display: 'grid', placeItems: 'center', height: 44, fontWeight: 600 },
    '& .rdp-month_grid': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '& .rdp-weekday': { padding: '6px 0', ...theme.typography.caption, color: palette.text.tertiary },
    '& .rdp-day': { padding: '1px 0', textAlign: 'center' },
    '& .rdp-day_button': {
      position: 'relative',
      display: 'inline-flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      width: '100%',
      height: 44,
      padding: 0,
      border: '1px solid transparent',
      borderRadius: theme.radii.control,
      background: 'none',
      color: palette.text.primary,
      fontSize: '.9375rem',
      lineHeight: 1.25,
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      '&:hover:not(:disabled)': { borderColor: palette.text.primary },
      '& .note': { ...theme.typography.caption, fontSize: '.6875rem', lineHeight: 1.2, color: palette.text.tertiary },
    },
    '& .rdp-today .rdp-day_button': { fontWeight: 600, borderColor: palette.outline },
    '& .rdp-disabled .rdp-day_button': { color: palette.text.tertiary, opacity: 0.55, cursor: 'default' },
    '& .rdp-taken.rdp-disabled .rdp-day_button, & .rdp-disabled[data-taken] .rdp-day_button': {
      textDecoration: 'line-through',
    },
    '& .rdp-closed .rdp-day_button': { borderColor: palette.outline, borderStyle: 'dashed' },
    '& .rdp-range_middle': { backgroundColor: palette.primary.soft },
    '& .rdp-range_middle .rdp-day_button': { color: palette.primary.onSoft, '& .note': { color: 'inherit' } },
    '& .rdp-range_start:not(.rdp-range_end)': {
      background: `linear-gradient(90deg, transparent 50%, ${palette.primary.soft} 50%)`,
    },
    '& .rdp-range_end:not(.rdp-range_start)': {
      background: `linear-gradient(90deg, ${palette.primary.soft} 50%, transparent 50%)`,
    },
    '& .rdp-range_start .rdp-day_button, & .rdp-range_end .rdp-day_button': {
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      fontWeight: 600,
      opacity: 1,
      '& .note': { color: 'inherit' },
    },
    '& .rdp-label': unseen,
    '& .rdp-hidden': { visibility: 'hidden' },
  };
});

/** Short text under each day that can be chosen. */
const DayNotes = createContext<((day: LocalDay) => string | null) | undefined>(undefined);

/** A day of the calendar. With a note its accessible name includes the note, so that it matches what is visible. */
function NotedDay({ day, modifiers, children, 'aria-label': label, onBlur, ...rest }: DayButtonProps) {
  const noteOf = use(DayNotes);
  const element = useRef<HTMLButtonElement>(null);
  const { disabled, focused } = modifiers;
  useEffect(() => {
    if (focused) element.current?.focus();
  }, [focused]);
  const button = {
    ...rest,
    ref: element,
    // Moving between days does not count as blur, which would rerender the calendar.
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      if (!isDayBeside(event.currentTarget, event.relatedTarget)) onBlur?.(event);
    },
  };
  const note = disabled ? null : noteOf?.(fromCalendarDate(day.date));
  if (!note) {
    // Hidden text in eighty days would take the browser as long to lay out as the days themselves.
    return (
      <button {...button} aria-label={label}>
        {children}
      </button>
    );
  }
  return (
    <button {...button}>
      <span aria-hidden>{children}</span>
      <span className="rdp-label">{`${label}, `}</span>
      <small className="note">{note}</small>
    </button>
  );
}

/** Whether both are days of one calendar. */
function isDayBeside(day: Element, other: EventTarget | null): boolean {
  return (
    other instanceof Element &&
    other.classList.contains(day.className) &&
    day.closest('.rdp-months') === other.closest('.rdp-months')
  );
}

interface Props {
  readonly selection: DaySelection;
  readonly rules: DayRules;
  readonly language: Language;
  readonly months: 1 | 2;
  /** Opened to choose a date: focuses a day, so that arrow keys work at once. */
  readonly isOpened?: boolean;
  readonly noteOf?: (day: LocalDay) => string | null;
  readonly onSelect: (day: LocalDay) => void;
  readonly onDaysShown?: (first: LocalDay, last: LocalDay) => void;
}

const components = { DayButton: NotedDay };

const dayNumber = (date: Date): number =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / millisecondsOfDay;

/** Cheaper than the library's function, which handles clock changes: a render compares each day with both ends four times. */
const dateLib = {
  isSameDay: (one: Date, other: Date): boolean => dayNumber(one) === dayNumber(other),
  differenceInCalendarDays: (later: Date, earlier: Date): number => dayNumber(later) - dayNumber(earlier),
};

/** Months of days in the visitor's language, to choose a range. */
export function RangeCalendar(props: Props) {
  const { selection, rules, language, months, isOpened = false, noteOf, onSelect, onDaysShown } = props;
  const { t } = useTranslation('rental');
  // Memoized, since new formatters make the library recompute all days.
  const texts = useMemo(() => textsIn(language, t), [language, t]);
  return (
    <CalendarFrame>
      <DayNotes value={noteOf}>
        <DayPicker
          mode="range"
          autoFocus={isOpened}
          selected={selected(selection)}
          onSelect={(_range, day) => onSelect(fromCalendarDate(day))}
          today={toCalendarDate(rules.today)}
          defaultMonth={toCalendarDate(selection.step === 'empty' ? rules.today : selection.start)}
          startMonth={toCalendarDate(rules.today)}
          endMonth={toCalendarDate(rules.last)}
          numberOfMonths={months}
          weekStartsOn={1}
          // Always six weeks, so that changing the month moves nothing below.
          fixedWeeks
          lang={language}
          disabled={(date) => isBlocked(selection, fromCalendarDate(date), rules)}
          modifiers={{
            taken: (date) => rules.isTaken(fromCalendarDate(date)),
            closed: (date) => isClosed(fromCalendarDate(date), rules),
            end: selection.step === 'done' && toCalendarDate(selection.end),
          }}
          modifiersClassNames={{ taken: 'rdp-taken', closed: 'rdp-closed' }}
          components={components}
          dateLib={dateLib}
          {...texts}
          {...(onDaysShown && { onMonthChange: (month: Date) => onDaysShown(...shownDays(month, months)) })}
        />
      </DayNotes>
    </CalendarFrame>
  );
}

/** Disabled only because the branch is closed. */
const isClosed = (day: LocalDay, rules: DayRules): boolean =>
  day >= rules.today && day <= rules.last && !rules.isTaken(day) && rules.isClosed(day);

/** A start alone is its own end: the library marks nothing in half a range. */
function selected(selection: DaySelection): { from: Date | undefined; to?: Date } {
  if (selection.step === 'empty') return { from: undefined };
  const from = toCalendarDate(selection.start);
  return { from, to: selection.step === 'start' ? from : toCalendarDate(selection.end) };
}

/** Formatters and labels of the library. */
function textsIn(language: Language, t: TFunction<'rental'>): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const write = (date: Date, style: DayStyle) => formatDay(fromCalendarDate(date), language, style);
  const sayDay = (date: Date, { today, taken, closed, range_start, end, range_middle }: Modifiers) => {
    const notes = [
      today && t('dates.day.today'),
      taken && t('dates.day.taken'),
      closed && t('dates.day.closed'),
      range_start && t('dates.day.start'),
      end && t('dates.day.end'),
      range_middle && t('dates.day.between'),
    ];
    return [write(date, 'full'), ...notes].filter(Boolean).join(', ');
  };
  return {
    formatters: {
      formatCaption: (month) => write(month, 'month'),
      formatWeekdayName: (day) => write(day, 'weekdayShort'),
    },
    labels: {
      labelDayButton: sayDay,
      labelGrid: (month) => write(month, 'month'),
      labelWeekday: (day) => write(day, 'weekdayLong'),
      labelNext: () => t('dates.nextMonth'),
      labelPrevious: () => t('dates.previousMonth'),
      labelNav: () => t('dates.title'),
    },
  };
}

/** First day of the month and last day of the visible months. */
function shownDays(month: Date, months: number): [LocalDay, LocalDay] {
  const [year, index] = [month.getFullYear(), month.getMonth()];
  return [fromCalendarDate(new Date(year, index, 1, 12)), fromCalendarDate(new Date(year, index + months, 0, 12))];
}
