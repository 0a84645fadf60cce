import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectCurrency } from '#src/features/currency/currencySlice.ts';
import { Price } from '#src/features/currency/Price.tsx';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { dayOf } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { quoteOf } from './offer.ts';
import type { Offer } from './offer.ts';

const Text = styled('p')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  '& > b': { display: 'block', fontSize: '1.1875rem', fontWeight: 600, lineHeight: 1.25 },
  '& > small': { display: 'block', fontSize: '.8125rem', color: theme.vars.palette.text.secondary },
}));

interface Props {
  car: Car;
  range: RentalRange | null;
  offer: Offer;
}

/** The price of the dates; without a price of their own, that of a day. */
export function BookingBarText({ car, range, offer }: Props) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const isConverted = useAppSelector(selectCurrency) === 'usd';
  const datesText = useDatesText();
  const dates = range ? datesText(range) : '';

  const quote = quoteOf(offer);
  if (quote !== null) {
    const { total, days, rate } = quote;
    const summary = t('booking.summary', { dates, count: days });
    return (
      <Text>
        <b>
          <Price tetri={total} rate={rate} />
        </b>
        <small>{isConverted ? `${formatGel(total, language)} · ${summary}` : summary}</small>
      </Text>
    );
  }
  return (
    <Text>
      <b>
        <Price tetri={car.price_per_day} /> <span>{t('booking.perDay')}</span>
      </b>
      <small>{note()}</small>
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

/** Writes the days of a rental: "22–26 May". */
function useDatesText(): (range: RentalRange) => string {
  const language = useAppSelector(selectLanguage);
  return useCallback((range) => formatDays(dayOf(range.from), dayOf(range.to), language), [language]);
}
