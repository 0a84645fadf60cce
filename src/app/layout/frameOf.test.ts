import { expect, test } from '@jest/globals';
import { paths } from '#src/lib/paths.ts';
import { frameOf } from './frameOf.ts';

test('home lies under a clear header and ends in deep green', () => {
  expect(frameOf(paths.home)).toEqual({ isPanel: false, isOverPicture: true, footer: 'deep', hasBar: true });
});

test('a car and its checkout bring their own bars', () => {
  for (const path of [paths.car('toyota-corolla', 7), paths.checkout('toyota-corolla', 7)]) {
    expect(frameOf(path)).toEqual({ isPanel: false, isOverPicture: false, footer: 'slim', hasBar: false });
  }
});

test('the control panel has a side instead of a header', () => {
  expect(frameOf(paths.adminOrder(5))).toEqual({ isPanel: true, isOverPicture: false, footer: 'none', hasBar: false });
});

test('an address where nothing lives is one picture', () => {
  expect(frameOf('/cars')).toEqual({ isPanel: false, isOverPicture: true, footer: 'none', hasBar: true });
});
