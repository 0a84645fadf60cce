import EventAvailableOutlinedIcon from '@mui/icons-material/EventAvailableOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { QuoteLines } from '#src/features/quotes/QuoteLines.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { quoteOf } from './offer.ts';
import type { Offer } from './offer.ts';

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  marginTop: 16,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& > svg': { flex: 'none', width: 20, height: 20 },
}));

/** As high as days, total, deposit and the note about GEL. */
const Waiting = styled(SkeletonBox)({ height: 164, marginTop: 16 });

/** The price of the chosen dates and extras, and the deadline for free cancellation. */
export function OfferPrice({ car, offer }: { car: Car; offer: Offer }) {
  const { t } = useTranslation('quote');
  const { ofInstant } = useMomentText();
  if (offer.step !== 'free' && offer.step !== 'checking') return null;
  const quote = quoteOf(offer);
  if (quote === null) return <Waiting aria-hidden />;
  return (
    <>
      <QuoteLines
        quote={quote}
        extraNames={Object.fromEntries(car.extras.map(({ code, name }) => [code, name]))}
        isStale={offer.step === 'checking'}
      />
      <Note>
        <EventAvailableOutlinedIcon />
        <span>{t('freeUntil', { moment: ofInstant(quote.free_until) })}</span>
      </Note>
    </>
  );
}
