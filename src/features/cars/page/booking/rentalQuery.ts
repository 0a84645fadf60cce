import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { choiceParams } from './choice.ts';

/** Dates and what is chosen with them, as the addresses of the car page and of the checkout have them. */
export function rentalQuery({ from, to }: RentalRange, choice: RentalChoice): string {
  return new URLSearchParams({ from, to, ...choiceParams(choice) }).toString();
}
