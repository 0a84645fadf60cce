import type { RentalRange } from '#src/features/dates/rentalRange.ts';

/** Dates and extras as the addresses of the car page and of the checkout have them. */
export function wishQuery({ from, to }: RentalRange, extras: readonly string[]): string {
  return new URLSearchParams({ from, to, ...(extras.length > 0 && { extras: extras.join(',') }) }).toString();
}
