import { memo } from 'react';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { ROW } from './gridSizes.ts';

interface Props {
  readonly cars: readonly CalendarCar[];
  readonly firstRow: number;
  readonly lastRow: number;
  /** Label of a paused car. */
  readonly paused: string;
  /** The car whose days are being chosen. */
  readonly chosenId: number | null;
}

/**
 * The visible names of the cars, beside their days. The column is sticky as a whole: if each cell were sticky, the browser
 * would create a layer for every car and for every row between two of them. Rows repeat the names underneath for screen readers.
 */
export const CarColumn = memo(function CarColumn({ cars, firstRow, lastRow, paused, chosenId }: Props) {
  return (
    <div data-part="cars" aria-hidden>
      {cars.slice(firstRow, lastRow + 1).map((car, place) => (
        <CarHead key={car.id} car={car} top={(firstRow + place) * ROW} paused={paused} isChosen={car.id === chosenId} />
      ))}
    </div>
  );
});

export const nameOf = ({ brand, model }: Pick<CalendarCar, 'brand' | 'model'>): string => `${brand} ${model}`;

export const stateOf = ({ status, year }: Pick<CalendarCar, 'status' | 'year'>, paused: string): string =>
  status === 'inactive' ? `${year} · ${paused}` : String(year);

interface HeadProps extends Pick<Props, 'paused'> {
  readonly car: CalendarCar;
  readonly top: number;
  readonly isChosen: boolean;
}

const CarHead = memo(function CarHead({ car, top, paused, isChosen }: HeadProps) {
  return (
    <div data-car="" style={{ top }} {...(isChosen && { 'data-chosen': '' })}>
      {car.image ? <img src={car.image.url} alt="" width={52} height={38} loading="lazy" decoding="async" /> : null}
      <div className="text">
        <b className="name">{nameOf(car)}</b>
        <small className="state">{stateOf(car, paused)}</small>
      </div>
    </div>
  );
});
