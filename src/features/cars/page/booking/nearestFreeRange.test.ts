import { expect, test } from '@jest/globals';
import { nearestFreeRange } from './nearestFreeRange.ts';

/** A month of days, `.` free and `x` taken, from 1 June. */
const june = (pattern: string) =>
  Array.from(pattern, (mark, index) => ({
    date: `2026-06-${String(index + 1).padStart(2, '0')}`,
    is_free: mark === '.',
    price: 10_000,
  }));

const wanted = { first: '2026-06-05', last: '2026-06-07' };

test.each([
  ['later days when they are nearer', '...xxxx....', '2026-06-08', '2026-06-10'],
  ['earlier days when they are nearer', '.....xxxxxxx...', '2026-06-03', '2026-06-05'],
  ['the later of two equally near', '....xxx...', '2026-06-08', '2026-06-10'],
  ['no run that is one day short', '.x.x.x..x...', '2026-06-10', '2026-06-12'],
])('suggests %s', (_title, pattern, first, last) => {
  const suggestion = nearestFreeRange(june(pattern), wanted);
  expect(suggestion).toEqual({ first, last });
});

test('suggests nothing when no run is long enough', () => {
  expect(nearestFreeRange(june('..x..x..x..'), wanted)).toBeNull();
});
