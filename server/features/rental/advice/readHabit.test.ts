import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HABIT_WEEKS, readHabit } from './readHabit.ts';

const today = 1_000;
const week = [1_007, 1_008, 1_009, 1_010, 1_011, 1_012, 1_013];

test('the days of eight past weeks are read as they were the same time before', () => {
  const days: number[] = [];
  // Of each week three days were booked a fortnight before, two the day before, two never.
  const booked = [14, 14, 14, 1, 1, null, null];
  const habit = readHabit(week, today, (day) => {
    days.push(day);
    const ahead = booked[day % 7] ?? null;
    return ahead === null ? Infinity : day - ahead;
  });
  assert.equal(days.length, HABIT_WEEKS * 7);
  assert.deepEqual([Math.min(...days), Math.max(...days)], [1_007 - 9 * 7, 1_013 - 2 * 7]);
  assert.deepEqual(habit, { usual: 3 / 7, chance: 2 / 4 });
});

test('a booking counts from the day on which it was made', () => {
  const [day] = [week[0] ?? 0];
  const made = (ahead: number) => readHabit([day], today, (each) => each - ahead);
  assert.equal(made(7).usual, null);
  const many = (ahead: number) =>
    readHabit([day, day + 1], today, (each) => ((each - day) % 7 === 0 ? each - ahead : Infinity));
  assert.equal(many(7).usual, 0.5);
  assert.equal(many(6).usual, 0);
});

test('days on which it could not be rented do not count, and too few give no habit', () => {
  assert.deepEqual(
    readHabit(week, today, () => null),
    { usual: null, chance: null },
  );
  const listedSince = (first: number) => readHabit(week, today, (day) => (day < first ? null : Infinity));
  assert.deepEqual(listedSince(1_007 - 3 * 7), { usual: 0, chance: 0 });
  assert.deepEqual(listedSince(1_008 - 3 * 7), { usual: null, chance: null });
  // All are booked long before: no day was ever free at that time.
  assert.deepEqual(
    readHabit(week, today, (day) => day - 60),
    { usual: 1, chance: null },
  );
});
