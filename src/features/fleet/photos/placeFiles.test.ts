import { expect, test } from '@jest/globals';
import { Shot } from '#contract/calls/cars/cars.ts';
import { placeAfterKey, placeFiles } from './placeFiles.ts';

const shots = Shot.options;
const takenAre =
  (...taken: Shot[]) =>
  (shot: Shot) =>
    taken.includes(shot);

test('files dropped outside the slots fill the empty ones in order', () => {
  const { placed, left } = placeFiles(['a', 'b', 'c'], shots, takenAre('front', 'interior'), null);
  expect(placed).toEqual([
    { shot: 'left', file: 'a' },
    { shot: 'rear', file: 'b' },
    { shot: 'right', file: 'c' },
  ]);
  expect(left).toBe(0);
});

test('a file dropped on a picture replaces it, other files never do', () => {
  const { placed } = placeFiles(['a', 'b'], shots, takenAre('front', 'rear', 'right'), 'rear');
  expect(placed).toEqual([
    { shot: 'rear', file: 'a' },
    { shot: 'trunk', file: 'b' },
  ]);
});

test('files without a slot are counted', () => {
  expect(placeFiles(['a', 'b', 'c'], shots, takenAre(...shots.slice(1)), null)).toEqual({
    placed: [{ shot: 'front', file: 'a' }],
    left: 2,
  });
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, 5],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 1],
  ['Tab', 1, 1],
])('%s leads from slot %i to %i of six in rows of three', (key, from, to) => {
  expect(placeAfterKey(key, from, 3, 6)).toBe(to);
});
