import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { choiceParams } from './choice.ts';

/** Dates and options as URL parameters of the car page and the checkout. */
export function rentalQuery({ from, to }: RentalRange, choice: RentalChoice): string {
  return new URLSearchParams({ from, to, ...choiceParams(choice) }).toString();
}
