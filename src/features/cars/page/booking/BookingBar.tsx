import GlobalStyles from '@mui/material/GlobalStyles';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars.ts';
import { DateRangeDialog } from '#src/features/dates/DateRangeDialog.tsx';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { FreeDays } from '../calendar/useFreeDays.ts';
import { BookButton } from './BookButton.tsx';
import { BookingBarText } from './BookingBarText.tsx';
import { quoteOf } from './offer.ts';
import type { Offer } from './offer.ts';

const Bar = styled('section')(({ theme }) => ({
  position: 'fixed',
  right: 0,
  bottom: 0,
  left: 0,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  minHeight: 76,
  padding: `12px ${theme.layout.gutter} calc(12px + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 -8px 24px -12px rgba(20,33,27,.16)',
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const roomForBar = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [breakpoints.down('lg')]: { html: { scrollPaddingBottom: 92 }, body: { paddingBottom: 76 } },
    })}
  />
);

interface Props {
  car: Car;
  range: RentalRange | null;
  offer: Offer;
  choice: RentalChoice;
  freeDays: FreeDays;
  noteOf: (day: string) => string | null;
  onChange: (range: RentalRange | null) => void;
}

/** On narrow screens price and dates stay in reach at the lower edge. */
export function BookingBar({ car, range, choice, offer, freeDays, noteOf, onChange }: Props) {
  const { t } = useTranslation('car');
  const [isOpen, setIsOpen] = useUiState('booking/bar', false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nearest = offer.step === 'taken' ? offer.free[0] : undefined;
  const isAsking = offer.step === 'checking';

  return (
    <>
      {/* The end of the page, footer and all, stays above the bar. */}
      {roomForBar}
      <Bar ref={setAnchor} aria-label={t('booking.label')}>
        <BookingBarText car={car} range={range} offer={offer} />
        {range && quoteOf(offer) !== null ? (
          <BookButton car={car} range={range} choice={choice} isBare />
        ) : nearest ? (
          <Button size="large" onClick={() => onChange(nearest)}>
            {t('booking.take')}
          </Button>
        ) : (
          <Button
            size="large"
            variant={isAsking ? 'outlined' : 'contained'}
            aria-haspopup="dialog"
            onPointerEnter={DateRangeDialog.prefetch}
            onFocus={DateRangeDialog.prefetch}
            onClick={() => setIsOpen(true)}
          >
            <span>{t(range ? 'booking.changeDates' : 'booking.chooseDates')}</span>
          </Button>
        )}
        <DateRangeDialog
          name="bookingBar"
          isOpen={isOpen}
          anchor={anchor}
          value={range}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
          minDays={car.min_days}
          isTaken={freeDays.isTaken}
          noteOf={noteOf}
          onDaysShown={(_first, last) => freeDays.reach(last)}
        />
      </Bar>
    </>
  );
}
