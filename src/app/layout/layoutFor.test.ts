import { expect, test } from '@jest/globals';
import { paths } from '#src/shared/lib/paths.ts';
import { layoutFor } from './layoutFor.ts';

test('home lies under a clear header and ends in deep green', () => {
  expect(layoutFor(paths.home)).toEqual({ isPanel: false, isOverPicture: true, footer: 'deep', hasBar: true });
});

test('a car and its checkout bring their own bars', () => {
  for (const path of [paths.car('toyota-corolla', 7), paths.checkout('toyota-corolla', 7)]) {
    expect(layoutFor(path)).toEqual({ isPanel: false, isOverPicture: false, footer: 'slim', hasBar: false });
  }
});

test('the control panel has a side instead of a header', () => {
  expect(layoutFor(paths.adminOrder(5))).toEqual({
    isPanel: true,
    isOverPicture: false,
    footer: 'none',
    hasBar: false,
  });
});

test('an address where nothing lives is one picture', () => {
  expect(layoutFor('/cars')).toEqual({ isPanel: false, isOverPicture: true, footer: 'none', hasBar: true });
});
