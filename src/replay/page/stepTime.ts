import { timeInTbilisi } from '#src/features/dates/localDay.ts';

/** The time in Georgia to the second, `HH:mm:ss`; the zone is whole minutes away. */
export const stepTime = (instant: number): string =>
  `${timeInTbilisi(instant)}:${String(Math.floor(instant / 1000) % 60).padStart(2, '0')}`;

const minute = 60_000;

/** How long after the step before: thousandths as they are, longer ones in seconds or minutes. */
export function gapText(gap: number): string {
  if (gap < 10_000) return String(Math.round(Math.max(gap, 0)));
  return gap < minute ? `${Math.round(gap / 1000)} s` : `${Math.round(gap / minute)} min`;
}
