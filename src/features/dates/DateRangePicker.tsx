import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import type { DaySelection } from './daySelection.ts';
import { selectDay } from './daySelection.ts';
import type { LocalDay } from './localDay.ts';
import { addDays, timeInTbilisi, todayInTbilisi } from './localDay.ts';
import { RangeCalendar } from './RangeCalendar.tsx';
import type { RentalRange } from './rentalRange.ts';
import { dayOf, defaultTime, halfHours, momentOf, rentalDays, timeOf } from './rentalRange.ts';
import { type HoursOf, nearestTime, timesOn } from './rentalTimes.ts';

/** How far ahead a rental can be planned. */
const horizonDays = 365;

export interface DateRangePickerProps {
  /** Key of its state in the store, since a page may have several. */
  readonly name: string;
  readonly value: RentalRange | null;
  /** A whole range, or null when the dates are cleared. Half a range stays internal. */
  readonly onChange: (value: RentalRange | null) => void;
  readonly onDone?: () => void;
  /** Which end to choose first. */
  readonly edge?: 'from' | 'to';
  readonly months?: 1 | 2;
  readonly minDays?: number;
  readonly isTaken?: (day: LocalDay) => boolean;
  /** When cars can be handed over and returned. */
  readonly hoursOf?: HoursOf;
  /** Short text under the day's number, such as its price. */
  readonly noteOf?: (day: LocalDay) => string | null;
  /** Receives the first and last visible day when the visitor changes the month. */
  readonly onDaysShown?: (first: LocalDay, last: LocalDay) => void;
}

/** Sticky, in case the months are higher than the popover. */
const End = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  marginBottom: -12,
  padding: '16px 0 12px',
  backgroundColor: theme.vars.palette.background.paper,
  // On a phone held sideways it would leave no room for the days.
  '@media (max-height: 480px)': { position: 'static' },
}));

const Times = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: 16,
  // In a row even when wrapped below the text.
  '& > .buttons': { display: 'flex', gap: 12, marginInlineStart: 'auto' },
  '& > p': { flex: '1 1 140px', color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
}));

/** Calendar and times. Lazy-loaded: the calendar library is large. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { name, value, onChange, onDone, hoursOf, minDays = 1 } = props;
  const { t } = useTranslation('rental');
  const language = useAppSelector(selectLanguage);
  const [selection, setSelection] = useUiState<DaySelection>(
    `dates/selection/${name}`,
    () => firstSelection(value, props.edge),
    { privacy: 'keep' },
  );
  const [times, setTimes] = useUiState(
    `dates/times/${name}`,
    {
      from: value ? timeOf(value.from) : defaultTime,
      to: value ? timeOf(value.to) : defaultTime,
    },
    { privacy: 'keep' },
  );
  const now = useServerNow();
  const today = firstDay(now);
  const rules = {
    today,
    last: addDays(today, horizonDays),
    minDays,
    isTaken: props.isTaken ?? nothingTaken,
    isClosed: (day: LocalDay) => timesOn(day, now, hoursOf).length === 0,
  };

  const announce = (next: DaySelection, nextTimes: typeof times) => {
    if (next.step !== 'done') return;
    onChange({ from: momentOf(next.start, nextTimes.from), to: momentOf(next.end, nextTimes.to) });
  };
  const chooseDay = (day: LocalDay) => {
    const next = selectDay(selection, day, rules);
    const nextTimes = {
      from: next.step === 'empty' ? times.from : nearestTime(next.start, times.from, now, hoursOf),
      to: next.step === 'done' ? nearestTime(next.end, times.to, now, hoursOf) : times.to,
    };
    setSelection(next);
    setTimes(nextTimes);
    announce(next, nextTimes);
  };
  const chooseTime = (edge: 'from' | 'to', time: string) => {
    const next = { ...times, [edge]: time };
    setTimes(next);
    announce(selection, next);
  };
  const clear = () => {
    setSelection({ step: 'empty' });
    onChange(null);
  };

  const start = selection.step === 'empty' ? null : selection.start;
  return (
    <div>
      <RangeCalendar
        selection={selection}
        rules={rules}
        language={language}
        months={props.months ?? 1}
        isOpened={onDone !== undefined}
        onSelect={chooseDay}
        {...(props.noteOf && { noteOf: props.noteOf })}
        {...(props.onDaysShown && { onDaysShown: props.onDaysShown })}
      />
      <End>
        <Times>
          <TimeSelect
            label={t('dates.pickUpTime')}
            value={times.from}
            times={timesOn(start, now, hoursOf)}
            onChange={(time) => chooseTime('from', time)}
          />
          <TimeSelect
            label={t('dates.returnTime')}
            value={times.to}
            times={timesOn(selection.step === 'done' ? selection.end : null, now, hoursOf)}
            onChange={(time) => chooseTime('to', time)}
          />
        </Times>
        <Foot>
          <p aria-live="polite">{hint()}</p>
          <div className="buttons">
            {selection.step === 'empty' ? null : (
              <Button variant="text" onClick={clear}>
                {t('dates.clear')}
              </Button>
            )}
            {onDone ? <Button onClick={onDone}>{t('dates.done')}</Button> : null}
          </div>
        </Foot>
      </End>
    </div>
  );

  function hint(): string {
    if (selection.step === 'empty') return t('dates.chooseStart');
    if (selection.step === 'start') {
      const shortest = minDays > 1 ? ` · ${t('dates.minDays', { count: minDays })}` : '';
      return `${formatDay(selection.start, language, 'weekday')} → ${t('dates.chooseEnd')}${shortest}`;
    }
    const range = { from: momentOf(selection.start, times.from), to: momentOf(selection.end, times.to) };
    return t('dates.days', { count: rentalDays(range) });
  }
}

/** After the last half hour of a day, tomorrow is the first day to choose. */
function firstDay(now: number): LocalDay {
  const today = todayInTbilisi(now);
  return timeInTbilisi(now) < (halfHours.at(-1) ?? '') ? today : addDays(today, 1);
}

function firstSelection(value: RentalRange | null, edge: 'from' | 'to' | undefined): DaySelection {
  if (!value) return { step: 'empty' };
  const start = dayOf(value.from);
  return edge === 'to' ? { step: 'start', start } : { step: 'done', start, end: dayOf(value.to) };
}

function nothingTaken(): boolean {
  return false;
}

interface Props {
  readonly label: string;
  /** `HH:mm`; a time off the half hours, from a URL, stays in the list. */
  readonly value: string;
  readonly times: readonly string[];
  readonly onChange: (time: string) => void;
}

function TimeSelect({ label, value, times, onChange }: Props) {
  // Memoized by value: the days of the calendar change more often than the times.
  const all = (times.includes(value) ? times : [...times, value].toSorted()).join(' ');
  const options = useMemo(() => all.split(' ').map((time) => ({ value: time, label: time })), [all]);
  return <PlainSelect label={label} value={value} options={options} onChange={onChange} />;
}
