import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import type { DaySelection } from '#src/features/dates/daySelection.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { RangeCalendar } from '#src/features/dates/RangeCalendar.tsx';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { timesOn } from '#src/features/dates/rentalTimes.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useDaySelection } from './useDaySelection.ts';
import type { FreeDays } from './useFreeDays.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

/** How far ahead a rental may be planned. */
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

/** Months of free and taken days with the price of each. Loaded on its own: the calendar library is large. */
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
