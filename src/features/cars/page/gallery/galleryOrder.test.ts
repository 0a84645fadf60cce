import { expect, test } from '@jest/globals';
import type { Picture, Shot } from '#contract/calls/cars/cars.ts';
import { galleryOrder } from './galleryOrder.ts';

const picture = (shot: Shot): Picture => ({
  shot,
  url: `/${shot}.webp`,
  srcset: '',
  width: 960,
  height: 640,
  placeholder: '',
});
const shots = (names: readonly Shot[]) => galleryOrder(names.map(picture)).map(({ shot }) => shot);

test('the sixth photo, which the mosaic omits, is the second side', () => {
  expect(shots(['front', 'left', 'interior', 'rear', 'right', 'trunk'])).toEqual([
    'front',
    'left',
    'interior',
    'rear',
    'trunk',
    'right',
  ]);
});

test('the main photo stays first, whichever shot it is', () => {
  expect(shots(['rear', 'trunk', 'front'])).toEqual(['rear', 'front', 'trunk']);
});

test('a car without photos has an empty gallery', () => {
  expect(shots([])).toEqual([]);
});
