import type { Habit } from './advisePrice.ts';

/** From so many weeks that are over a habit is read. */
export const HABIT_WEEKS = 8;
const WEEK = 7;
/** Fewer days give no habit. */
const LEAST_DAYS = 14;

/**
 * How the same days of the last weeks did: days are numbers, `bookedOn` gives the day on which each of them was booked,
 * infinity where it never was, and null where the car could not be rented.
 */
export function readHabit(days: readonly number[], today: number, bookedOn: (day: number) => number | null): Habit {
  // So many weeks ago all of these days are in the past.
  const back = Math.floor((Math.max(...days) - today) / WEEK) + 1;
  const [known, open] = [[], []] as [number[], number[]];
  for (let weeks = back; weeks < back + HABIT_WEEKS; weeks += 1) {
    for (const day of days) {
      const booked = bookedOn(day - weeks * WEEK);
      if (booked === null) continue;
      known.push(booked);
      if (booked > today - weeks * WEEK) open.push(booked);
    }
  }
  return {
    usual: known.length < LEAST_DAYS ? null : (known.length - open.length) / known.length,
    chance: open.length < LEAST_DAYS ? null : open.filter(Number.isFinite).length / open.length,
  };
}
