import type { RentalRules } from '#server/rentalRules.ts';

export interface Cancellable {
  readonly from: Date;
  readonly orderedAt: Date;
}

/** Until then the client gets everything back. Who orders late has a grace of an hour, but never past the start. */
export function freeUntil(
  { from, orderedAt }: Cancellable,
  { freeCancelHours, lateGraceMinutes }: Pick<RentalRules, 'freeCancelHours' | 'lateGraceMinutes'>,
): Date {
  const early = from.getTime() - freeCancelHours * 3_600_000;
  const grace = Math.min(orderedAt.getTime() + lateGraceMinutes * 60_000, from.getTime());
  return new Date(Math.max(early, grace));
}
