import type { CarCard as Car } from '#contract/calls/cars/cars.ts';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { CarCardSkeleton } from '#src/features/cars/card/CarCardSkeleton.tsx';
import { WideCarCard } from '#src/features/cars/card/WideCarCard.tsx';
import { WideCarCardSkeleton } from '#src/features/cars/card/WideCarCardSkeleton.tsx';
import { CarouselTrack, trackSizes } from '#src/shared/ui/layout/CarouselTrack.tsx';
import type { Carousel } from '#src/shared/ui/layout/useCarousel.ts';
import type { rows } from './rows.ts';

type Look = (typeof rows)[keyof typeof rows]['look'];

const columns = { plain: [4, 3], band: [3, 2], lead: [3, 2], wide: [2, 2] } as const satisfies Record<
  Look,
  readonly [number, number]
>;

const third = trackSizes(3, 2);
/** Beside the words of the row. */
const lead = `(min-width: 1280px) 282px, (min-width: 1025px) calc(25vw - 38px), (min-width: 901px) calc(37.5vw - 36px), ${third}`;
const sizes = { plain: {}, band: { sizes: third }, lead: { sizes: lead } };

interface RowCarsProps {
  cars: readonly Car[] | null;
  look: Look;
  /** Lets the carousel follow the track. */
  attach: Carousel['attach'];
  label: string;
}

/** The scrolling cars of a row, or boxes of their size. */
export function RowCars({ cars, look, attach, label }: RowCarsProps) {
  const Skeleton = look === 'wide' ? WideCarCardSkeleton : CarCardSkeleton;
  if (!cars) {
    return (
      <CarouselTrack columns={columns[look]} aria-hidden>
        {Array.from({ length: columns[look][0] }, (_, place) => `skeleton ${place}`).map((key) => (
          <li key={key}>
            <Skeleton />
          </li>
        ))}
      </CarouselTrack>
    );
  }
  return (
    <CarouselTrack ref={attach} columns={columns[look]} aria-label={label}>
      {cars.map((car) => (
        <li key={car.id}>{look === 'wide' ? <WideCarCard car={car} /> : <CarCard car={car} {...sizes[look]} />}</li>
      ))}
    </CarouselTrack>
  );
}
