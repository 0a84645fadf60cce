import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import type { DayButtonProps, Modifiers } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/values.ts';
import { formatDay } from '#src/lib/dayNames.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { CalendarFrame } from './CalendarFrame.tsx';
import type { DayRules, DaySelection } from './daySelection.ts';
import { isBlocked } from './daySelection.ts';
import type { LocalDay } from './localDay.ts';
import { fromCalendarDate, toCalendarDate } from './localDay.ts';

interface Props {
  readonly selection: DaySelection;
  readonly rules: DayRules;
  readonly language: Language;
  readonly months: 1 | 2;
  /** It was opened to choose in: the arrow keys work at once. */
  readonly isOpened?: boolean;
  readonly noteOf?: (day: LocalDay) => string | null;
  readonly onSelect: (day: LocalDay) => void;
  readonly onDaysShown?: (first: LocalDay, last: LocalDay) => void;
}

/** Months of days in the visitor's language, from which two are chosen. */
export function RangeCalendar(props: Props) {
  const { selection, rules, language, months, isOpened = false, noteOf, onSelect, onDaysShown } = props;
  const { t } = useTranslation('rental');
  const write = (date: Date, style: Parameters<typeof formatDay>[2]) =>
    formatDay(fromCalendarDate(date), language, style);
  // A component made anew would lose the keyboard's place in the calendar.
  const components = useMemo(() => ({ DayButton: dayButtonWith(noteOf) }), [noteOf]);
  const labelDay = (date: Date, modifiers: Modifiers) => {
    const words = [
      modifiers['today'] && t('dates.day.today'),
      modifiers['taken'] && t('dates.day.taken'),
      modifiers['closed'] && t('dates.day.closed'),
      modifiers['range_start'] && t('dates.day.start'),
      modifiers['range_end'] && selection.step === 'done' && t('dates.day.end'),
      modifiers['range_middle'] && t('dates.day.between'),
    ];
    return [write(date, 'full'), ...words].filter(Boolean).join(', ');
  };
  return (
    <CalendarFrame>
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
        // Six weeks always: turning the page moves nothing below.
        fixedWeeks
        lang={language}
        disabled={(date) => isBlocked(selection, fromCalendarDate(date), rules)}
        modifiers={{
          taken: (date) => rules.isTaken(fromCalendarDate(date)),
          closed: (date) => isClosed(fromCalendarDate(date), rules),
        }}
        modifiersClassNames={{ taken: 'rdp-taken', closed: 'rdp-closed' }}
        components={components}
        formatters={{
          formatCaption: (month) => write(month, 'month'),
          formatWeekdayName: (day) => write(day, 'weekdayShort'),
        }}
        labels={{
          labelDayButton: labelDay,
          labelGrid: (month) => write(month, 'month'),
          labelWeekday: (day) => write(day, 'weekdayLong'),
          labelNext: () => t('dates.nextMonth'),
          labelPrevious: () => t('dates.previousMonth'),
          labelNav: () => t('dates.title'),
        }}
        {...(onDaysShown && { onMonthChange: (month: Date) => onDaysShown(...shownDays(month, months)) })}
      />
    </CalendarFrame>
  );
}

/** Of the days that could be chosen otherwise. */
const isClosed = (day: LocalDay, rules: DayRules): boolean =>
  day >= rules.today && day <= rules.last && !rules.isTaken(day) && rules.isClosed(day);

function selected(selection: DaySelection): { from: Date | undefined; to?: Date } {
  if (selection.step === 'empty') return { from: undefined };
  const from = toCalendarDate(selection.start);
  return selection.step === 'start' ? { from } : { from, to: toCalendarDate(selection.end) };
}

/** First day of the month and last day of as many months as are in sight. */
function shownDays(month: Date, months: number): [LocalDay, LocalDay] {
  const [year, index] = [month.getFullYear(), month.getMonth()];
  return [fromCalendarDate(new Date(year, index, 1, 12)), fromCalendarDate(new Date(year, index + months, 0, 12))];
}

/** Its name is made of its content, so that what is seen is also what is heard: the whole date, then the note. */
function dayButtonWith(noteOf: Props['noteOf']) {
  return function DayWithNote({ day, modifiers, children, 'aria-label': words, ...button }: DayButtonProps) {
    const note = modifiers.disabled ? null : noteOf?.(fromCalendarDate(day.date));
    return (
      <button
        {...button}
        ref={(element) => {
          if (modifiers.focused) element?.focus();
        }}
      >
        <span aria-hidden>{children}</span>
        <VisuallyHidden>{note ? `${words}, ` : words}</VisuallyHidden>
        {note ? <small>{note}</small> : null}
      </button>
    );
  };
}
