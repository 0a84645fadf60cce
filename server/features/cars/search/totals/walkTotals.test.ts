import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Candidate, type FindCandidates, type Place, walkTotals } from './walkTotals.ts';

type Direction = 'asc' | 'desc';

/** Cars by their bounds, as a database would hand them out; `read` counts how many were. */
function stock(cars: readonly Candidate[], direction: Direction): { find: FindCandidates; read: () => number } {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (a: Place, b: Place) => (a.total - b.total || a.id - b.id) * sign;
  const placeOf = (car: Candidate): Place => ({ total: car.bound, id: car.id });
  const sorted = cars.toSorted((a, b) => compare(placeOf(a), placeOf(b)));
  let read = 0;
  return {
    find: (past, count) => {
      const next = sorted.filter((car) => past === null || compare(placeOf(car), past) > 0).slice(0, count);
      read += next.length;
      return Promise.resolve(next);
    },
    read: () => read,
  };
}

const money = fc.integer({ min: 1, max: 30 });
const fleet = (direction: Direction) =>
  fc
    .array(fc.record({ bound: money, slack: fc.oneof(fc.constant(0), money) }), { minLength: 150, maxLength: 300 })
    .map((cars) =>
      cars.map(({ bound, slack }, id) => ({ id, bound, total: direction === 'asc' ? bound + slack : bound - slack })),
    );

for (const direction of ['asc', 'desc'] as const) {
  test(`pages of a walk ${direction} together are all cars in order`, async () => {
    await fc.assert(
      fc.asyncProperty(fleet(direction), fc.integer({ min: 1, max: 50 }), async (cars, size) => {
        const { find } = stock(cars, direction);
        const walked: Place[] = [];
        for (let page: readonly Place[] = []; ;) {
          page = await walkTotals(find, { direction, after: walked.at(-1) ?? null }, size);
          walked.push(...page);
          if (page.length < size) break;
        }
        const sign = direction === 'asc' ? 1 : -1;
        assert.deepEqual(
          walked.map(({ id }) => id),
          cars.toSorted((a, b) => (a.total - b.total || a.id - b.id) * sign).map(({ id }) => id),
        );
      }),
    );
  });
}

test('a walk ends where no car behind can be cheaper, however many there are', async () => {
  const cars = Array.from({ length: 50_000 }, (_, id) => ({ id, bound: 100, total: id % 2 === 0 ? 100 : 150 }));
  const { find, read } = stock(cars, 'asc');
  const found = await walkTotals(find, { direction: 'asc', after: null }, 25);
  assert.deepEqual(
    found.map(({ id }) => id),
    Array.from({ length: 25 }, (_, index) => index * 2),
  );
  assert.equal(read(), 64);
});
