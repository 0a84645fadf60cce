import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import { useState, useCallback } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { useLoginFirst } from '#src/features/auth/useLoginFirst.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { useMoney } from '#src/features/currency/useMoney.ts';
import { DateRangeDialog } from '#src/features/dates/DateRangeDialog.tsx';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { dayOf } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import type { FreeDays } from '../calendar/useFreeDays.ts';
import { quoteOf } from './offer.ts';
import type { Offer } from './offer.ts';
import { rentalQuery } from './rentalQuery.ts';
import { SLOT_HEIGHT, usePinned } from './usePinned.ts';

/** How high the bar is, px. */
const BAR = 76;

const barOf = (theme: Theme) =>
  ({
    position: 'fixed',
    right: 0,
    bottom: 0,
    left: 0,
    zIndex: theme.zIndex.appBar,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 16,
    minHeight: BAR,
    padding: `12px max(${theme.layout.gutter}, (100% - ${theme.layout.content}) / 2) calc(12px + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: '0 -8px 24px -12px rgba(20,33,27,.16)',
  }) as const;

/** Its space in the box beside the page while it is pinned; on narrow screens it always is, and has none. */
const Slot = styled('div')(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.up('lg')]: {
    '&[data-pinned]': { minHeight: `var(${SLOT_HEIGHT}, 67px)` },
    '&[data-pinned][data-priced]': { minHeight: `var(${SLOT_HEIGHT}, 121px)` },
  },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingTop: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: {
    '&[data-pinned]': barOf(theme),
    // In the box the price of a day and the state of the dates are above it.
    '&:not([data-pinned])': { '& > [data-day]': { display: 'none' }, '& .amount': { justifyContent: 'space-between' } },
  },
  [theme.breakpoints.down('lg')]: barOf(theme),
}));

/** Keeps the end of the page, and what the keyboard focuses, above the bar. */
const roomForBar = <GlobalStyles styles={{ html: { scrollPaddingBottom: BAR + 16 }, body: { paddingBottom: BAR } }} />;

interface Props {
  car: Car;
  range: RentalRange | null;
  offer: Offer;
  choice: RentalChoice;
  freeDays: FreeDays;
  noteOf: (day: string) => string | null;
  onChange: (range: RentalRange | null) => void;
}

/**
 * The total and the button, always in reach: at the end of the price box while that is in view, otherwise, and always on
 * narrow screens, a bar at the lower edge.
 */
export function BookingFoot({ car, range, choice, offer, freeDays, noteOf, onChange }: Props) {
  const { t } = useTranslation('car');
  const { slot, part, isPinned } = usePinned('booking/isPinned');
  const [isOpen, setIsOpen] = useUiState('booking/bar', false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nearest = offer.step === 'taken' ? offer.free[0] : undefined;
  const isAsking = offer.step === 'checking';

  return (
    <Slot ref={slot} data-pinned={isPinned ? '' : undefined} data-priced={quoteOf(offer) === null ? undefined : ''}>
      {roomForBar}
      <Foot ref={part} data-pinned={isPinned ? '' : undefined}>
        <FootText car={car} range={range} offer={offer} />
        {range && quoteOf(offer) !== null ? (
          <BookButton car={car} range={range} choice={choice} />
        ) : nearest ? (
          <Button size="large" onClick={() => onChange(nearest)}>
            {t('booking.take')}
          </Button>
        ) : (
          <Button
            ref={setAnchor}
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
          hoursOf={freeDays.hoursOf}
          noteOf={noteOf}
          onDaysShown={(_first, last) => freeDays.reach(last)}
        />
      </Foot>
    </Slot>
  );
}

const Text = styled('p')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  '& > .amount': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    fontSize: '1.1875rem',
    fontWeight: 600,
    lineHeight: 1.25,
  },
  '& > .note': { display: 'block', fontSize: '.8125rem', color: theme.vars.palette.text.secondary },
}));

interface FootTextProps {
  car: Car;
  range: RentalRange | null;
  offer: Offer;
}

/** The price of the dates, or else the price of a day. */
function FootText({ car, range, offer }: FootTextProps) {
  const { t } = useTranslation(['car', 'quote']);
  const language = useAppSelector(selectLanguage);
  const datesText = useDatesText();
  const dates = range ? datesText(range) : '';

  const quote = quoteOf(offer);
  const isConverted = useMoney(quote?.rate).rate !== null;
  if (quote !== null) {
    const { total, days, rate } = quote;
    const summary = t('booking.summary', { dates, count: days });
    return (
      <Text>
        <b className="amount">
          <span>{t('quote:total')}</span> <Price bill tetri={total} rate={rate} />
        </b>
        <small className="note">{isConverted ? `${formatGel(total, language)} · ${summary}` : summary}</small>
      </Text>
    );
  }
  return (
    <Text data-day="">
      <b className="amount">
        <Price tetri={car.price_per_day} /> <span>{t('booking.perDay')}</span>
      </b>
      <small className="note">{note()}</small>
    </Text>
  );

  function note(): ReactNode {
    switch (offer.step) {
      case 'noDates':
      case 'free':
        return null;
      case 'checking':
        return t('booking.checking');
      case 'tooShort':
        return t('booking.minDays', { count: car.min_days });
      case 'taken':
        return offer.free[0] ? t('booking.nearest', { dates: datesText(offer.free[0]) }) : t('booking.isTaken');
      case 'ordered':
        return t('booking.isOrdered');
      case 'failed':
        return offer.message ?? t('booking.failed');
    }
  }
}

/** Formats the days of a rental: "22–26 May". */
function useDatesText(): (range: RentalRange) => string {
  const language = useAppSelector(selectLanguage);
  return useCallback((range) => formatDays(dayOf(range.from), dayOf(range.to), language), [language]);
}

const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));

interface BookButtonProps {
  readonly car: Car;
  readonly range: RentalRange;
  readonly choice: RentalChoice;
}

/** Continues to the checkout with the whole choice; visitors log in on the way. */
function BookButton({ car, range, choice }: BookButtonProps) {
  const { t } = useTranslation('car');
  const isClient = useAppSelector(selectIsClient);
  const checkout = `${paths.checkout(car.slug, car.id)}?${rentalQuery(range, choice)}`;
  const askLogin = useLoginFirst('booking', checkout);
  const look = {
    size: 'large',
    ...(car.needs_confirmation ? {} : { startIcon: <BoltOutlinedIcon /> }),
  } as const;
  const label = t(car.needs_confirmation ? 'booking.request' : 'booking.book');

  if (askLogin === null && !isClient) return <Note>{t('booking.clientsOnly')}</Note>;
  return askLogin === null ? (
    <ButtonLink {...look} to={checkout}>
      <span>{label}</span>
    </ButtonLink>
  ) : (
    <Button {...look} data-dialog="login" aria-haspopup="dialog" onClick={askLogin}>
      <span>{label}</span>
    </Button>
  );
}
