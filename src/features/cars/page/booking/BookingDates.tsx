import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars.ts';
import { DateRangeField } from '#src/features/dates/DateRangeField.tsx';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import type { FreeDays } from '../calendar/useFreeDays.ts';

/** Three fields in one frame: pick-up, return, place. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  margin: '18px 0 16px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.radii.large,
  '& > button': { border: 0, borderRadius: '11px 0 0', fontVariantNumeric: 'tabular-nums' },
  '& > button + button': { borderLeft: `1px solid ${theme.vars.palette.divider}`, borderRadius: '0 11px 0 0' },
  '& > button:hover, & > button[aria-expanded=true]': { backgroundColor: theme.vars.palette.background.mist },
  '& > button small': { fontWeight: 400 },
  '& > button > span': { justifyContent: 'space-between', gap: 6, marginTop: 0, fontSize: '.9375rem' },
  '& > button em': {
    margin: 0,
    padding: 0,
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.secondary,
    fontSize: 'inherit',
    fontWeight: 400,
  },
}));

const Place = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  minHeight: 64,
  padding: '10px 14px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.9375rem',
  fontWeight: 500,
  lineHeight: 1.4,
  '& > small': {
    display: 'block',
    ...theme.typography.caption,
    lineHeight: 1.4,
    color: theme.vars.palette.text.secondary,
  },
}));

interface Props {
  car: Car;
  range: RentalRange | null;
  freeDays: FreeDays;
  noteOf: (day: string) => string | null;
  onChange: (range: RentalRange | null) => void;
  /** The location is then one of the places to choose from. */
  hasPlaces: boolean;
}

export function BookingDates({ car, range, freeDays, noteOf, onChange, hasPlaces }: Props) {
  const { t } = useTranslation('car');
  return (
    <Frame>
      <DateRangeField
        name="booking"
        value={range}
        onChange={onChange}
        minDays={car.min_days}
        isTaken={freeDays.isTaken}
        hoursOf={freeDays.hoursOf}
        noteOf={noteOf}
        onDaysShown={(_first, last) => freeDays.reach(last)}
      />
      {hasPlaces ? null : (
        <Place>
          <small>{t('booking.place')}</small>
          {car.address}
        </Place>
      )}
    </Frame>
  );
}
