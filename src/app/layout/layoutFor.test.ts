import { expect, test } from '@jest/globals';
import { paths } from '#src/shared/lib/paths.ts';
import { layoutFor } from './layoutFor.ts';

test('home lies under a clear header and ends in deep green', () => {
  expect(layoutFor(paths.home)).toEqual({
    isPanel: false,
    isOverPicture: true,
    hasSearch: false,
    footer: 'deep',
    hasBar: true,
  });
});

test('a car and its checkout bring their own bars', () => {
  const frame = { isPanel: false, isOverPicture: false, footer: 'slim', hasBar: false };
  expect(layoutFor(paths.car('toyota-corolla', 7))).toEqual({ ...frame, hasSearch: true });
  // Nothing leads away from the checkout.
  expect(layoutFor(paths.checkout('toyota-corolla', 7))).toEqual({ ...frame, hasSearch: false });
});

test('the control panel has a side instead of a header', () => {
  expect(layoutFor(paths.adminOrder(5))).toEqual({
    isPanel: true,
    isOverPicture: false,
    hasSearch: true,
    footer: 'none',
    hasBar: false,
  });
});

test('an address where nothing lives is one picture', () => {
  expect(layoutFor('/cars')).toEqual({
    isPanel: false,
    isOverPicture: true,
    hasSearch: false,
    footer: 'none',
    hasBar: true,
  });
});
