import { expect, test } from '@jest/globals';
import { mobileQuery } from '#src/shared/lib/mobile.ts';
import { theme } from './theme.ts';

test.each([
  ['sm', 626],
  ['md', 725],
  ['lg', 900],
  ['xl', 1024],
  ['wide', 1279],
] as const)('at exactly the width of %s the smaller layout is used', (name, width) => {
  const [, below = ''] = /max-width:([\d.]+)px/.exec(theme.breakpoints.down(name)) ?? [];
  expect([width <= Number(below), width + 1 <= Number(below)]).toEqual([true, false]);
});

test('pictures and scripts change where the theme does', () => {
  expect(`@media ${mobileQuery}`.replaceAll(' ', '')).toBe(theme.breakpoints.down('md').replaceAll(' ', ''));
});
