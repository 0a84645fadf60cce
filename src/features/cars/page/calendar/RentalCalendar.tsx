import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import type { DaySelection, DayRules } from '#src/features/dates/daySelection.ts';
import { selectDay } from '#src/features/dates/daySelection.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { RangeCalendar } from '#src/features/dates/RangeCalendar.tsx';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { dayOf, defaultTime, momentOf, timeOf } from '#src/features/dates/rentalRange.ts';
import { timesOn, type HoursOf, nearestTime } from '#src/features/dates/rentalTimes.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { FreeDays } from './useFreeDays.ts';

/** How far ahead a rental can be planned. */
const horizonDays = 365;

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  marginTop: 8,
  '& > p': { flex: '1 1 200px', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface Props {
  range: RentalRange | null;
  minDays: number;
  freeDays: FreeDays;
  noteOf: (day: string) => string | null;
  onChange: (range: RentalRange | null) => void;
}

/** Months of free and booked days with prices. Lazy-loaded: the calendar library is large. */
export function RentalCalendar({ range, minDays, freeDays, noteOf, onChange }: Props) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'));
  const now = useServerNow();
  const today = todayInTbilisi(now);
  const { isTaken, hoursOf } = freeDays;
  const isClosed = (day: string) => timesOn(day, now, hoursOf).length === 0;
  const rules = { today, last: addDays(today, horizonDays), minDays, isTaken, isClosed };
  const { selection, epoch, choose, clear } = useDaySelection(range, { rules, hoursOf, onChange });

  return (
    <div aria-busy={freeDays.isLoading}>
      <RangeCalendar
        key={epoch}
        selection={selection}
        rules={rules}
        language={language}
        months={isWide ? 2 : 1}
        noteOf={noteOf}
        onSelect={choose}
        onDaysShown={(_first, last) => freeDays.reach(last)}
      />
      <Foot>
        <p role="status">{hint(selection)}</p>
        {selection.step === 'empty' ? null : (
          <Button variant="text" onClick={clear}>
            {t('calendar.clear')}
          </Button>
        )}
      </Foot>
    </div>
  );

  function hint(chosen: DaySelection): string {
    const write = (day: string) => formatDay(day, language, 'weekday');
    switch (chosen.step) {
      case 'empty':
        return t('calendar.chooseStart');
      case 'start':
        return t('calendar.chooseEnd', { date: write(chosen.start) });
      case 'done':
        return t('calendar.chosen', { from: write(chosen.start), to: write(chosen.end) });
    }
  }
}

interface ShownSelection {
  readonly selection: DaySelection;
  /** The range of the page in the last render. */
  readonly seen: RentalRange | null;
  /** The range chosen here, which the URL reflects a moment later. */
  readonly chosen: RentalRange | null;
  /** Incremented when dates come from elsewhere, so that the calendar opens at their month. */
  readonly epoch: number;
}

const areEqual = (a: RentalRange | null, b: RentalRange | null) => a?.from === b?.from && a?.to === b?.to;

function selectionOf(range: RentalRange | null): DaySelection {
  return range ? { step: 'done', start: dayOf(range.from), end: dayOf(range.to) } : { step: 'empty' };
}

/** Updates the selection when the dates of the page have changed; otherwise returns the same object. */
function following(shown: ShownSelection, range: RentalRange | null): ShownSelection {
  if (areEqual(shown.seen, range)) return shown;
  const isOwn = areEqual(shown.chosen, range);
  return {
    selection: isOwn ? shown.selection : selectionOf(range),
    seen: range,
    chosen: range,
    epoch: isOwn ? shown.epoch : shown.epoch + 1,
  };
}

interface Choosing {
  readonly rules: DayRules;
  readonly hoursOf: HoursOf;
  readonly onChange: (range: RentalRange | null) => void;
}

/** The selected days, which follow the dates of the page; half a range stays internal. */
function useDaySelection(range: RentalRange | null, { rules, hoursOf, onChange }: Choosing) {
  const now = useServerNow();
  const [stored, setShown] = useUiState<ShownSelection>(
    'car/days',
    () => ({
      selection: selectionOf(range),
      seen: range,
      chosen: range,
      epoch: 0,
    }),
    { privacy: 'keep' },
  );
  const shown = following(stored, range);
  useEffect(() => setShown(shown), [shown, setShown]);

  const choose = (day: string) => {
    const selection = selectDay(shown.selection, day, rules);
    if (selection.step !== 'done') {
      setShown({ ...shown, selection });
      return;
    }
    const { start, end } = selection;
    const chosen = {
      from: momentOf(start, nearestTime(start, range ? timeOf(range.from) : defaultTime, now, hoursOf)),
      to: momentOf(end, nearestTime(end, range ? timeOf(range.to) : defaultTime, now, hoursOf)),
    };
    setShown({ ...shown, selection, chosen });
    onChange(chosen);
  };

  const clear = () => {
    setShown({ ...shown, selection: { step: 'empty' }, chosen: null });
    onChange(null);
  };

  return { selection: shown.selection, epoch: shown.epoch, choose, clear };
}
