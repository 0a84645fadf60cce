import { handOverFrom } from '#contract/domain/orders/orderMachine.ts';
import type { RentalRules } from '#server/features/rental/price/rentalRules.ts';

/**
 * Until when an accepted order can be paid: some hours, as people sleep, but never past two hours before its
 * start. It is at least the time of an order without confirmation, as long as the start is ahead.
 */
export function payUntil(
  start: Date,
  now: Date,
  { acceptedHours, holdMinutes }: Pick<RentalRules, 'acceptedHours' | 'holdMinutes'>,
): Date {
  const latest = Math.min(now.getTime() + acceptedHours * 3_600_000, handOverFrom(start).getTime());
  const least = Math.min(now.getTime() + holdMinutes * 60_000, start.getTime());
  return new Date(Math.max(latest, least));
}
