import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { quoteOf, rentOf } from './offer.ts';
import type { Offer } from './offer.ts';

const Card = styled(Panel)(({ theme }) => ({
  position: 'sticky',
  top: `calc(${theme.layout.header} + 20px)`,
  boxShadow: theme.vars.palette.elevation.raised,
  [theme.breakpoints.down('lg')]: { position: 'static', boxShadow: 'none' },
}));

const DayPrice = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > b': {
    color: theme.vars.palette.text.primary,
    fontSize: '1.75rem',
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-.02em',
  },
  '& > s': { color: theme.vars.palette.text.tertiary },
}));

interface Props {
  car: Car;
  offer: Offer;
  /** Dates, availability and sums. */
  children: ReactNode;
}

/** The price of the car: beside the page on wide screens, in it on narrow ones. With dates, their average day. */
export function BookingCard({ car, offer, children }: Props) {
  const { t } = useTranslation('car');
  const { old_price } = car;
  const quote = quoteOf(offer);
  const rent = quote === null ? null : { tetri: rentOf(quote), ofDays: quote.days, rate: quote.rate };
  const isSaved = old_price !== null && (rent === null || rent.tetri < old_price * rent.ofDays);
  return (
    <Card as="aside" aria-label={t('booking.label')}>
      <DayPrice>
        <b>
          <Price {...(rent ?? { tetri: car.price_per_day })} />
        </b>
        <span>{t('booking.perDay')}</span>
        {isSaved ? (
          <s>
            <VisuallyHidden>{t('booking.oldPrice')} </VisuallyHidden>
            <Price tetri={old_price} />
          </s>
        ) : null}
      </DayPrice>
      {children}
    </Card>
  );
}
