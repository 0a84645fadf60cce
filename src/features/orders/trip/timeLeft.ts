import type { TFunction } from 'i18next';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  ['days', day],
  ['hours', hour],
  ['minutes', minute],
] as const;

/** "1 day 4 hours", "2 hours": the largest unit and the one below it, without what is none; no number ends a line. */
function lengthText(milliseconds: number, t: TFunction<'orders'>): string {
  const first = units.findIndex(([, size]) => milliseconds >= size);
  let rest = milliseconds;
  const parts = units.slice(first, first + 2).map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? '' : t(`onTrip.left.${unit}`, { count }).replace(' ', '\u00a0');
  });
  return parts.join(' ').trim();
}

/** What is counted down to. */
export type TripMoment = 'pickUp' | 'return';

/** How long it is until the pick-up or the return, or since it was due; `left` in milliseconds, below 0 when due. */
export function timeLeftText(moment: TripMoment, left: number, t: TFunction<'orders'>): string {
  const time = Math.abs(left);
  if (time < minute) return t(`onTrip.left.${moment}.now`);
  return t(`onTrip.left.${moment}.${left > 0 ? 'ahead' : 'over'}`, { time: lengthText(time, t) });
}

/** What is worth saying aloud while the screen is open: the last hour, and that it is over. */
export const stageOf = (left: number): 'far' | 'soon' | 'over' => (left < 0 ? 'over' : left < hour ? 'soon' : 'far');
