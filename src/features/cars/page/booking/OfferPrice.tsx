import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import EventAvailableOutlinedIcon from '@mui/icons-material/EventAvailableOutlined';
import HourglassEmptyRoundedIcon from '@mui/icons-material/HourglassEmptyRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { QuoteLines } from '#src/features/quotes/QuoteLines.tsx';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { quoteOf } from './offer.ts';
import type { Offer } from './offer.ts';

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  marginTop: 12,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& > svg': { flex: 'none', width: 20, height: 20 },
}));

/** As high as days, total, the note about GEL and what a cancellation means. */
const Waiting = styled(SkeletonBox)({ height: 164, marginTop: 16 });

/** The price of the chosen dates and extras, and the deadline for free cancellation. */
export function OfferPrice({ car, offer }: { car: Car; offer: Offer }) {
  const { t } = useTranslation(['quote', 'car']);
  const { ofInstant } = useMomentText();
  const language = useAppSelector(selectLanguage);
  if (offer.step !== 'free' && offer.step !== 'checking') return null;
  const quote = quoteOf(offer);
  if (quote === null) return <Waiting aria-hidden />;
  return (
    <>
      <QuoteLines
        quote={{ ...quote, deposit: 0 }}
        extraNames={Object.fromEntries(car.extras.map(({ code, name }) => [code, name]))}
        isStale={offer.step === 'checking'}
      />
      <Note>
        {car.needs_confirmation ? <HourglassEmptyRoundedIcon /> : <BoltOutlinedIcon />}
        <span>{t(car.needs_confirmation ? 'car:booking.ownerFirst' : 'car:booking.atOnce')}</span>
      </Note>
      <Note>
        <EventAvailableOutlinedIcon />
        <span>
          <span>{t('freeUntil', { moment: ofInstant(quote.free_until) })}</span>{' '}
          {quote.deposit === 0 ? null : <span>{t('depositBack', { sum: formatGel(quote.deposit, language) })}</span>}
        </span>
      </Note>
    </>
  );
}
