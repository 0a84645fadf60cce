import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car, CarCard as Card } from '#contract/calls/cars/cars.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import type { CardDates } from '#src/features/cars/card/useCarLink.ts';
import { useGetCarQuery } from '#src/features/cars/carsApi.ts';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';

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
  readonly dates: CardDates | null;
  /** Those that the list has. */
  readonly cars: readonly Card[];
  readonly onClose: () => void;
}

/** The car of the pressed pin: its card, which leads to its page. */
export function ChosenCar({ id, dates, cars, onClose }: Props) {
  const { t } = useTranslation('search');
  const listed = cars.find((car) => car.id === id);
  const range = dates === null ? {} : { from: dates.from, to: dates.to };
  const { data, isError } = useGetCarQuery({ params: { id }, query: range }, { skip: listed !== undefined });
  const car = listed ?? (data?.car.id === id ? cardOf(data.car) : undefined);
  return (
    <Popup aria-live="polite" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <Close aria-label={t('map.closeCar')} onClick={onClose}>
        <CloseRoundedIcon />
      </Close>
      {car ? (
        <CarCard car={car} dates={dates} sizes="276px" />
      ) : isError ? (
        <p role="alert">{t('error.title')}</p>
      ) : (
        <SkeletonBox sx={{ height: 260 }} />
      )}
    </Popup>
  );
}

/** What a list would say of the car; nothing without a picture, which every car to rent has. */
function cardOf({ images: [image, ...more_images], ...car }: Car): Card | undefined {
  return image && { ...car, image, more_images };
}
