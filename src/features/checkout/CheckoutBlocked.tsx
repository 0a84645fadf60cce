import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars.ts';
import type { Offer } from '#src/features/cars/page/booking/offer.ts';
import { OfferStatus } from '#src/features/cars/page/booking/OfferStatus.tsx';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';

interface Props {
  readonly car: Car;
  readonly offer: Offer;
  /** The dates went to another one while they were being ordered: what happened is to be read at once. */
  readonly isLost: boolean;
  /** The car page with what was chosen. */
  readonly carPath: string;
  readonly onTake: (range: RentalRange) => void;
  readonly onRetry: () => void;
}

/** In the place of sums and button while there is no price: what stands in the way and the way out. */
export function CheckoutBlocked({ car, offer, isLost, carPath, onTake, onRetry }: Props) {
  const { t } = useTranslation('checkout');
  const panel = useRef<HTMLDivElement>(null);
  const isAnswered = isLost && offer.step !== 'checking';
  useEffect(() => {
    if (isAnswered) panel.current?.focus();
  }, [isAnswered]);
  return (
    <Panel ref={panel} as="aside" tabIndex={-1} aria-label={t('price')} aria-busy={offer.step === 'checking'}>
      <Typography component="h2" variant="h3" sx={{ mb: 3 }}>
        {t('price')}
      </Typography>
      <OfferStatus offer={offer} minDays={car.min_days} onTake={onTake} onRetry={onRetry} />
      {offer.step === 'checking' || offer.step === 'ordered' ? null : (
        <ButtonLink variant="outlined" fullWidth sx={{ mt: 4 }} to={carPath}>
          {t('otherDates')}
        </ButtonLink>
      )}
    </Panel>
  );
}
