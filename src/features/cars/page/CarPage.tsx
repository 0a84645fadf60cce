import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Car } from '#contract/calls/cars/cars.ts';
import { hoursOn } from '#contract/domain/openingHours.ts';
import { placeCodeOf } from '#contract/domain/placeCode.ts';
import { useMoney } from '#src/features/currency/useMoney.ts';
import { rentalDays } from '#src/features/dates/rentalRange.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import type { HoursOf } from '#src/features/dates/rentalTimes.ts';
import { openingOf } from '#src/features/places/openingOf.ts';
import { useListPlacesQuery } from '#src/features/places/placesApi.ts';
import type { PlaceOption } from '#src/features/places/placesWith.ts';
import { placesWith } from '#src/features/places/placesWith.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { useQuote } from '#src/features/quotes/useQuote.ts';
import { browserStorage } from '#src/shared/lib/browserStorage.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { BelowFold } from '#src/shared/ui/states/BelowFold.tsx';
import { TermsBlock } from '../terms/TermsBlock.tsx';
import { ThirdPartyNote } from '../terms/ThirdPartyNote.tsx';
import { BookingCard } from './booking/BookingCard.tsx';
import { BookingDates } from './booking/BookingDates.tsx';
import { BookingFoot } from './booking/BookingFoot.tsx';
import { planOf } from './booking/choice.ts';
import { ChoosePlaces } from './booking/ChoosePlaces.tsx';
import { offerOf } from './booking/offer.ts';
import { OfferPrice } from './booking/OfferPrice.tsx';
import { OfferStatus } from './booking/OfferStatus.tsx';
import { rememberCar } from '../recent/recentCars.ts';
import { WaitForDates } from '../saved/WaitForDates.tsx';
import { useChoiceInAddress, withToggled } from './booking/useChoiceInAddress.ts';
import { breadcrumbsOf } from './breadcrumbsOf.ts';
import { FreeDaysBlock } from './calendar/FreeDaysBlock.tsx';
import { useFreeDays } from './calendar/useFreeDays.ts';
import { CarHeading } from './CarHeading.tsx';
import { CarNotFound } from './CarNotFound.tsx';
import { carName } from './carName.ts';
import { CarFacts } from './facts/CarFacts.tsx';
import { Description } from './facts/Description.tsx';
import { Equipment } from './facts/Equipment.tsx';
import { Extras } from './facts/Extras.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { OwnerCard } from './OwnerCard.tsx';
import { Place } from './Place.tsx';
import { ProtectionBlock } from './protection/ProtectionBlock.tsx';
import { Reviews } from './reviews/Reviews.tsx';
import { SimilarCars } from './SimilarCars.tsx';

/** On a phone the photos come above the name, so that they are visible at once. */
const Top = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'flex', flexDirection: 'column-reverse' },
}));

/** Two parts of content and the price: beside them on wide screens, between them on narrow ones. */
export const CarColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  // Beside a tall price box the second part takes the remaining height.
  gridTemplateRows: 'auto 1fr',
  columnGap: 64,
  alignItems: 'start',
  paddingTop: 36,
  '& > aside': { gridRow: '1 / span 2', gridColumn: 2 },
  '& > .facts > section:first-of-type': { paddingTop: 0, border: 0 },
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', columnGap: 36 },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'none',
    '& > aside': { gridArea: 'auto', marginBottom: 36 },
  },
  [theme.breakpoints.down('md')]: { paddingTop: 24 },
}));

interface Props {
  car: Car;
  range: RentalRange | null;
  onDatesChange: (range: RentalRange | null) => void;
}

/** The page of one car. */
export function CarPage({ car, range, onDatesChange }: Props) {
  const known = useFreeDays(car.id);
  const places = useCarPlaces(car);
  const { formatPrice } = useMoney();
  const { priceOf } = known;
  const noteOf = useCallback(
    (day: string) => {
      const price = priceOf(day);
      return price === null ? null : formatPrice(price);
    },
    [priceOf, formatPrice],
  );
  const { choice, shown, change } = useChoiceInAddress(car);
  const freeDays = { ...known, hoursOf: hoursAt(places, choice, known.hoursOf) };
  const isLongEnough = range !== null && rentalDays(range) >= car.min_days;
  const { quote, last, failure, refresh } = useQuote(isLongEnough ? { carId: car.id, ...range, choice } : null);
  const offer = offerOf({ range, minDays: car.min_days, quote, last, failure });
  const dates = { car, range, freeDays, noteOf, onChange: onDatesChange };
  useEffect(() => rememberCar(browserStorage('localStorage'), car.id), [car.id]);
  const isUninsured = planOf(car.terms, choice) === null;
  // Its owner took it off the site while the page was open.
  if (failure?.status === 404) return <CarNotFound />;

  return (
    <Container>
      <Breadcrumbs car={car} range={range} />
      <Top>
        <CarHeading car={car} />
        <Gallery images={car.images} name={`${carName(car)} ${car.year}`} />
      </Top>
      <CarColumns>
        <div className="facts">
          <CarFacts car={car} />
          <Description text={car.description} writtenIn={car.description_language} />
        </div>
        <BookingCard car={car} offer={offer} foot={<BookingFoot offer={offer} choice={shown} {...dates} />}>
          <BookingDates options={places} choice={choice} {...dates} />
          {isUninsured ? <ThirdPartyNote canChoose={car.terms.plans.length > 0} /> : null}
          <OfferStatus
            offer={offer}
            minDays={car.min_days}
            onTake={onDatesChange}
            onRetry={refresh}
            wait={range && <WaitForDates carId={car.id} dates={range} />}
          />
          <OfferPrice car={car} offer={offer} />
        </BookingCard>
        <div>
          <FreeDaysBlock minDays={car.min_days} {...dates} />
          <Choices car={car} range={range} places={places} choice={shown} onChange={change} />
          <BelowFold isInset tall={[840, 820]}>
            <OwnerCard car={car} />
            <Reviews car={car} />
          </BelowFold>
          <BelowFold isInset tall={[1900, 1300]}>
            <Equipment items={car.equipment_named} />
            <TermsBlock car={car} />
          </BelowFold>
        </div>
      </CarColumns>
      <BelowFold isInset tall={[380, 395]}>
        <SimilarCars car={car} range={range} />
      </BelowFold>
    </Container>
  );
}

interface ChoicesProps {
  readonly car: Car;
  readonly range: RentalRange | null;
  readonly places: readonly PlaceOption[];
  readonly choice: RentalChoice;
  readonly onChange: (change: (choice: RentalChoice) => RentalChoice) => void;
}

/** What is chosen with the car. */
function Choices({ car, range, places, choice, onChange }: ChoicesProps) {
  return (
    <>
      <ProtectionBlock car={car} choice={choice} onChange={onChange} />
      <Place car={car}>
        <ChoosePlaces car={car} range={range} options={places} choice={choice} onChange={onChange} />
      </Place>
      <Extras extras={car.extras} chosen={choice.extras} onToggle={(code) => onChange(withToggled(code))} />
    </>
  );
}

/** Places for pick-up and return other than the car's own. */
function useCarPlaces({ id }: Pick<Car, 'id'>): readonly PlaceOption[] {
  const { data } = useListPlacesQuery({ query: { car_id: id } });
  return data === undefined ? [] : placesWith(data);
}

/** Opening hours of the chosen place. For two different places the server checks the times. */
function hoursAt(options: readonly PlaceOption[], { pickUp, dropOff }: RentalChoice, own: HoursOf): HoursOf {
  if (pickUp === null && dropOff === null) return own;
  const found = options.find(({ ref }) => pickUp !== null && placeCodeOf(ref) === placeCodeOf(pickUp));
  const isBoth = pickUp !== null && dropOff !== null && placeCodeOf(pickUp) === placeCodeOf(dropOff);
  if (found === undefined || !isBoth) return () => undefined;
  const opening = openingOf(found.place);
  return (day) => hoursOn(opening, day);
}

const Trail = styled('nav')(({ theme }) => ({
  '& > ol': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    paddingBlock: '20px 12px',
    color: theme.vars.palette.text.secondary,
    fontSize: '.875rem',
    lineHeight: 1.5,
  },
  '& li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& a:hover': { textDecoration: 'underline' },
  '& svg': { width: 16, height: 16, color: theme.vars.palette.text.tertiary },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Home, the city, the category in that city, the car. */
function Breadcrumbs({ car, range }: { car: Car; range: RentalRange | null }) {
  const { t } = useTranslation('car');
  const steps = breadcrumbsOf(t, car, range);
  return (
    <Trail aria-label={t('breadcrumbs')}>
      <ol>
        {steps.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
            <ChevronRightRoundedIcon />
          </li>
        ))}
        <li aria-current="page">{carName(car)}</li>
      </ol>
    </Trail>
  );
}
