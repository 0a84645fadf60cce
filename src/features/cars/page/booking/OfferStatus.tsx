import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import EventAvailableOutlinedIcon from '@mui/icons-material/EventAvailableOutlined';
import EventBusyOutlinedIcon from '@mui/icons-material/EventBusyOutlined';
import HourglassEmptyRoundedIcon from '@mui/icons-material/HourglassEmptyRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { FreeDates } from '#src/features/quotes/FreeDates.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import type { Offer } from './offer.ts';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  fontSize: '.9375rem',
  fontWeight: 500,
  lineHeight: 1.4,
  '& > svg': { flex: 'none', width: 20, height: 20 },
  '&[data-tone=good]': { color: theme.vars.palette.primary.text },
  '&[data-tone=bad]': { color: theme.vars.palette.error.main },
  '&[data-tone=plain]': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
}));

interface Props {
  offer: Offer;
  minDays: number;
  onTake: (range: RentalRange) => void;
  onRetry: () => void;
  /** What else can be done where the dates are taken. */
  wait?: ReactNode;
}

/** Whether the chosen dates are available, and alternatives if not. Announced on every change. */
export function OfferStatus({ offer, minDays, onTake, onRetry, wait }: Props) {
  const { t } = useTranslation('car');
  const free = (
    <Line data-tone="good">
      <EventAvailableOutlinedIcon />
      <span>{t('booking.isFree')}</span>
    </Line>
  );
  return <div role="status">{content()}</div>;

  function content(): ReactNode {
    switch (offer.step) {
      case 'noDates':
        return <Line data-tone="plain">{t('booking.noDates')}</Line>;
      case 'checking':
        // The same dates were available for the last price: only the sum changes.
        return offer.last === null ? (
          <Line data-tone="plain">
            <HourglassEmptyRoundedIcon />
            <span>{t('booking.checking')}</span>
          </Line>
        ) : (
          free
        );
      case 'free':
        return free;
      case 'tooShort':
        return (
          <Line data-tone="bad">
            <ErrorOutlineRoundedIcon />
            <span>{t('booking.minDays', { count: minDays })}</span>
          </Line>
        );
      case 'taken':
        return (
          <>
            <Line data-tone="bad">
              <EventBusyOutlinedIcon />
              <span>{t('booking.isTaken')}</span>
            </Line>
            <FreeDates dates={offer.free} onTake={onTake} />
            {wait}
          </>
        );
      case 'ordered':
        return (
          <>
            <Line data-tone="good">
              <EventAvailableOutlinedIcon />
              <span>{t('booking.isOrdered')}</span>
            </Line>
            <ButtonLink
              variant="outlined"
              sx={{ mt: 2.5 }}
              to={offer.orderId === null ? paths.orders : paths.order(offer.orderId)}
            >
              {t('booking.seeOrder')}
            </ButtonLink>
          </>
        );
      case 'failed':
        return (
          <>
            <Line data-tone="bad">
              <ErrorOutlineRoundedIcon />
              <span>{offer.message ?? t('booking.failed')}</span>
            </Line>
            {offer.message === null ? (
              <Button variant="text" onClick={onRetry}>
                {t('failed.action')}
              </Button>
            ) : null}
          </>
        );
    }
  }
}
