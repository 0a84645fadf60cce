import { expect, test } from '@jest/globals';
import { changeQuery } from '#src/shared/hooks/useUrlState.ts';
import { fleetUrl, sortBy } from './fleetFilters.ts';

const read = (text: string) => fleetUrl.read(new URLSearchParams(text));

test('the URL holds all filters; invalid ones are ignored', () => {
  expect(read('status=draft&q=+vake+&branch_id=3&category=suv&week=free&sort=price&order=asc')).toEqual({
    status: 'draft',
    q: 'vake',
    branch_id: 3,
    category: 'suv',
    week: 'free',
    sort: 'price',
    order: 'asc',
    page: 1,
  });
  expect(read('status=stolen&branch_id=x&week=maybe&sort=owner&order=up&q=+')).toEqual({ page: 1 });
  expect(read('branch_id=-4')).toEqual({ page: 1 });
});

test('a column sorts in its usual direction first, then in reverse', () => {
  const sorted = (search: string, by: Parameters<typeof sortBy>[1]) =>
    sortBy({ place: read(search), addressOf: (next) => changeQuery(fleetUrl, search, next) }, by);
  expect(sorted('page=2', 'price')).toEqual({ to: '?sort=price', now: undefined });
  expect(sorted('sort=price', 'price')).toEqual({ to: '?sort=price&order=asc', now: 'descending' });
  expect(sorted('sort=price&order=asc', 'price')).toEqual({ to: '?sort=price', now: 'ascending' });
  expect(sorted('', 'name').to).toBe('?sort=name');
});
