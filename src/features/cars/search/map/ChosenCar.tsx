import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car, CarCard as Card } from '#contract/calls/cars/cars.ts';
import type { MapPin } from '#contract/calls/cars/map.ts';
import type { FoundCard } from '#contract/calls/cars/search.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import type { CardDates } from '#src/features/cars/card/useCarLink.ts';
import { useGetCarQuery } from '#src/features/cars/carsApi.ts';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { FreeDates } from '../dates/FreeDates.tsx';

const Popup = styled('section')(({ theme }) => ({
  position: 'absolute',
  left: 16,
  bottom: 44,
  zIndex: 3,
  width: 'min(300px, calc(100% - 32px))',
  padding: 12,
  borderRadius: theme.radii.panel,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.modal,
  [theme.breakpoints.down('md')]: { bottom: 'calc(132px + 16px)' },
}));

const Close = styled(RoundButton)({ position: 'absolute', top: -16, right: -12, zIndex: 2 });

interface Props {
  readonly id: number;
  /** Undefined where the map no longer shows it. */
  readonly pin: MapPin | undefined;
  /** The asked ones. */
  readonly dates: CardDates | null;
  /** Those that the list has. */
  readonly cars: readonly FoundCard[];
  readonly onClose: () => void;
}

/** The car of the pressed pin: its card, which says what the pin says and leads to its page with the same dates. */
export function ChosenCar({ id, pin, dates: asked, cars, onClose }: Props) {
  const { t } = useTranslation('search');
  const listed = cars.find((car) => car.id === id);
  // Of a flexible search it may be free on other dates than the asked ones.
  const own = pin?.dates ?? listed?.dates;
  const dates = asked && own ? { ...asked, ...own } : asked;
  const range = dates === null ? {} : { from: dates.from, to: dates.to };
  const { data, isError } = useGetCarQuery({ params: { id }, query: range }, { skip: listed !== undefined });
  const car = listed ?? (data?.car.id === id ? cardOf(data.car, pin) : undefined);
  return (
    <Popup aria-live="polite" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <Close aria-label={t('map.closeCar')} onClick={onClose}>
        <CloseRoundedIcon />
      </Close>
      {car ? (
        <>
          <CarCard car={car} dates={dates} sizes="276px" />
          {own ? <FreeDates dates={own} /> : null}
        </>
      ) : isError ? (
        <p role="alert">{t('error.title')}</p>
      ) : (
        <SkeletonBox sx={{ height: 260 }} />
      )}
    </Popup>
  );
}

/** What a list would say of the car, also of the asked places; nothing without a picture, which every car to rent has. */
function cardOf({ images: [image, ...more_images], ...car }: Car, pin: MapPin | undefined): Card | undefined {
  return image && { ...car, total: pin?.total ?? car.total, image, more_images };
}
