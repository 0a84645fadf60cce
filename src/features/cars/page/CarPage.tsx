import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback } from 'react';
import type { Car } from '#contract/cars.ts';
import type { RequestFailure } from '#src/api/requestFailure.ts';
import { useMoney } from '#src/features/currency/useMoney.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { Container } from '#src/ui/Container.tsx';
import { BookButton } from './booking/BookButton.tsx';
import { BookingBar } from './booking/BookingBar.tsx';
import { BookingCard } from './booking/BookingCard.tsx';
import { BookingDates } from './booking/BookingDates.tsx';
import { offerOf } from './booking/offer.ts';
import { OfferStatus } from './booking/OfferStatus.tsx';
import { PriceLines } from './booking/PriceLines.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { FreeDaysBlock } from './calendar/FreeDaysBlock.tsx';
import { useFreeDays } from './calendar/useFreeDays.ts';
import { CarHeading } from './CarHeading.tsx';
import { carName } from './carName.ts';
import { CarFacts } from './facts/CarFacts.tsx';
import { Description } from './facts/Description.tsx';
import { Extras } from './facts/Extras.tsx';
import { GoodToKnow } from './facts/GoodToKnow.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { OwnerCard } from './OwnerCard.tsx';
import { Place } from './Place.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { SimilarCars } from './SimilarCars.tsx';

/** On a phone the pictures stand above the name, as nothing is seen before them. */
const Top = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'flex', flexDirection: 'column-reverse' },
}));

/** The page and, on wide screens, the price beside it. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  gap: 64,
  alignItems: 'start',
  paddingTop: 36,
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 36 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { paddingTop: 24 },
}));

interface Props {
  car: Car;
  range: RentalRange | null;
  /** The server's answer for exactly these dates; null while it is asked. */
  answer: Car | null;
  failure: RequestFailure | null;
  onDatesChange: (range: RentalRange | null) => void;
  onRetry: () => void;
}

/** Everything about one car. */
export function CarPage({ car, range, answer, failure, onDatesChange, onRetry }: Props) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const freeDays = useFreeDays(car.id);
  const { format } = useMoney();
  const { priceOf, days } = freeDays;
  const noteOf = useCallback(
    (day: string) => {
      const price = priceOf(day);
      return price === null ? null : format(price);
    },
    [priceOf, format],
  );
  // Today's hours may have passed, so it is nothing to suggest.
  const offer = offerOf({ range, minDays: car.min_days, answer, failure, calendar: days.slice(1) });
  const dates = { car, range, freeDays, noteOf, onChange: onDatesChange };

  const booking = (
    <BookingCard car={car}>
      <BookingDates {...dates} />
      <OfferStatus offer={offer} minDays={car.min_days} onTake={onDatesChange} onRetry={onRetry} />
      <PriceLines car={car} offer={offer} />
      {offer.step === 'free' ? <BookButton /> : null}
    </BookingCard>
  );

  return (
    <Container>
      <Breadcrumbs car={car} range={range} />
      <Top>
        <CarHeading car={car} />
        <Gallery images={car.images} name={`${carName(car)} ${car.year}`} />
      </Top>
      <Columns>
        <div>
          <CarFacts car={car} />
          <Description text={car.description} />
          <Extras extras={car.extras} />
          <GoodToKnow car={car} />
          <FreeDaysBlock minDays={car.min_days} {...dates} />
          {isWide ? null : booking}
          <Place car={car} />
          <OwnerCard owner={car.owner} />
          <Reviews car={car} />
        </div>
        {isWide ? booking : null}
      </Columns>
      <SimilarCars car={car} range={range} />
      {isWide ? null : <BookingBar offer={offer} {...dates} />}
    </Container>
  );
}
