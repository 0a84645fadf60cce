import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/cars.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { useMoney } from '#src/features/currency/useMoney.ts';
import { SkeletonBox } from '#src/ui/SkeletonBox.tsx';
import { PaidInGel } from './PaidInGel.tsx';
import type { Offer } from './offer.ts';

const Lines = styled('dl')(({ theme }) => ({
  marginTop: 16,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '5px 0',
    fontSize: '.9375rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > div:last-of-type': {
    marginTop: 10,
    paddingTop: 16,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontSize: '1.0625rem',
    fontWeight: 600,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& > div:last-of-type > dt': { color: 'inherit' },
}));

const Waiting = styled(SkeletonBox)({ height: 16, marginBlock: 4 });

/** Days by price and the total, as the server counted them. */
export function PriceLines({ car, offer }: { car: Car; offer: Offer }) {
  const { t } = useTranslation('car');
  const { format } = useMoney();

  if (offer.step === 'checking') {
    return (
      <Lines aria-hidden>
        <div>
          <Waiting sx={{ width: '46%' }} />
          <Waiting sx={{ width: '20%' }} />
        </div>
        <div>
          <Waiting sx={{ width: '24%' }} />
          <Waiting sx={{ width: '26%' }} />
        </div>
      </Lines>
    );
  }
  if (offer.step !== 'free') return null;

  const { total, days } = offer;
  // Week ends, seasons and long rentals have prices of their own: then a day costs this on average.
  const isEven = car.price_per_day * days === total;
  const perDay = format(isEven ? car.price_per_day : Math.round(total / days));
  return (
    <>
      <Lines>
        <div>
          <dt>{t(isEven ? 'booking.line' : 'booking.lineAverage', { price: perDay, count: days })}</dt>
          <dd>
            <Price tetri={total} />
          </dd>
        </div>
        <div>
          <dt>{t('booking.total')}</dt>
          <dd>
            <Price tetri={total} />
          </dd>
        </div>
      </Lines>
      <PaidInGel tetri={total} />
    </>
  );
}
