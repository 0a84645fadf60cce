import type { CarCard as Car } from '#contract/calls/cars/cars.ts';
import { CarouselTrack } from '#src/shared/ui/layout/CarouselTrack.tsx';
import type { Carousel } from '#src/shared/ui/layout/useCarousel.ts';
import { CarCard } from './CarCard.tsx';
import { CarCardSkeleton } from './CarCardSkeleton.tsx';
import type { CardDates } from './useCarLink.ts';

interface Props {
  /** Undefined while loading. */
  readonly cars: readonly Car[] | undefined;
  readonly dates: CardDates | null;
  /** Connects the carousel to the track. */
  readonly attach: Carousel['attach'];
}

/** A scrolling row of cars, or skeletons of their size. */
export function CarsTrack({ cars, dates, attach }: Props) {
  return (
    <CarouselTrack ref={attach} aria-busy={!cars}>
      {cars
        ? cars.map((car) => (
            <li key={car.id}>
              <CarCard car={car} dates={dates} />
            </li>
          ))
        : placeholders.map((place) => (
            <li key={place}>
              <CarCardSkeleton />
            </li>
          ))}
    </CarouselTrack>
  );
}

const placeholders = ['first', 'second', 'third', 'fourth'];
