import { afterEach, expect, jest, test } from '@jest/globals';
import { readPositions, writePositions } from './scrollPositions.ts';

const opened = jest.spyOn(performance, 'getEntriesByType');
afterEach(() => sessionStorage.clear());

test.each([
  ['navigate', undefined],
  ['reload', 900],
  ['back_forward', 900],
] as const)('a document that came by %s is found at %p of its address', (type, place) => {
  window.history.replaceState(null, '', '/about-us');
  opened.mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  writePositions(
    new Map([
      ['/about-us', 900],
      ['x7', 300],
    ]),
  );
  expect([readPositions().get('/about-us'), readPositions().get('x7')]).toEqual([place, 300]);
});
