import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { quoteOf, rentOf } from './offer.ts';
import type { Offer } from './offer.ts';

/** Never higher than the window: what is above the foot scrolls. */
const Card = styled(Panel)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  position: 'sticky',
  top: `calc(${theme.layout.header} + 20px)`,
  // Its foot, when pinned, is above all of the page.
  zIndex: theme.zIndex.appBar - 1,
  maxHeight: `calc(100dvh - ${theme.layout.header} - 40px)`,
  boxShadow: theme.vars.palette.elevation.raised,
  [theme.breakpoints.down('lg')]: { position: 'static', maxHeight: 'none', boxShadow: 'none' },
}));

const Middle = styled('div')(({ theme }) => ({
  minHeight: 0,
  // Room for focus rings, which scrolling would cut off.
  margin: '0 -8px',
  padding: '0 8px 14px',
  [theme.breakpoints.up('lg')]: {
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // The foot has it.
    '& [data-total]': { display: 'none' },
  },
  [theme.breakpoints.down('lg')]: { paddingBottom: 0 },
}));

const DayPrice = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > .amount': {
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
  /** The total and the button. */
  foot: ReactNode;
}

/** The price of the car: beside the page on wide screens, in it on narrow ones. With dates, their average day. */
export function BookingCard({ car, offer, children, foot }: Props) {
  const { t } = useTranslation('car');
  const { old_price } = car;
  const quote = quoteOf(offer);
  const rent = quote === null ? null : { tetri: rentOf(quote), ofDays: quote.days, rate: quote.rate };
  const isSaved = old_price !== null && (rent === null || rent.tetri < old_price * rent.ofDays);
  return (
    <Card as="aside" aria-label={t('booking.label')}>
      <DayPrice>
        <b className="amount">
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
      <Middle>{children}</Middle>
      {foot}
    </Card>
  );
}
