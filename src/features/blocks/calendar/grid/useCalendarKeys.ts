import type { KeyboardEvent } from 'react';
import type { Cell } from './gesture.ts';

interface Options {
  readonly active: Cell | null;
  /** Ids of the cars in the order of the rows. */
  readonly carIds: readonly number[];
  readonly days: number;
  /** The day where the keyboard starts. */
  readonly home: number;
  /** `isExtending`: selects the days since the last step without Shift. */
  readonly onMove: (to: Cell, isExtending: boolean) => void;
  readonly onEnter: (at: Cell) => void;
  readonly onEscape: () => void;
}

const PAGE_ROWS = 5;
const steps: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [-PAGE_ROWS, 0],
  PageDown: [PAGE_ROWS, 0],
};

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Arrows move by a day, with Ctrl by a week, with Shift they select; Enter opens, Escape cancels, Home goes to today. */
export function useCalendarKeys({ active, carIds, days, home, onMove, onEnter, onEscape }: Options) {
  return (event: KeyboardEvent): void => {
    const [firstCar] = carIds;
    if (firstCar === undefined) return;
    const from = active ?? { carId: firstCar, day: home };
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onEnter(from);
    } else if (event.key === 'Escape') {
      onEscape();
    } else if (event.key === 'Home') {
      event.preventDefault();
      onMove({ ...from, day: home }, false);
    } else {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const [rows, by] = step;
      const isExtending = event.shiftKey && rows === 0;
      const row = clamp(carIds.indexOf(from.carId) + rows, carIds.length - 1);
      const day = clamp(from.day + by * (event.ctrlKey ? 7 : 1), days - 1);
      // The first key only shows the focus.
      onMove(active === null ? from : { carId: carIds[row] ?? firstCar, day }, isExtending);
    }
  };
}
