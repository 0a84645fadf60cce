import { expect, test } from '@jest/globals';
import { addressWith, readFleetWish, sortBy } from './fleetWish.ts';

const of = (text: string) => new URLSearchParams(text);

test('the address says what is shown; what it cannot mean is left out', () => {
  expect(readFleetWish(of('status=draft&q=+vake+&branch_id=3&category=suv&week=free&sort=price&order=asc'))).toEqual({
    status: 'draft',
    q: 'vake',
    branch_id: 3,
    category: 'suv',
    week: 'free',
    sort: 'price',
    order: 'asc',
  });
  expect(readFleetWish(of('status=stolen&branch_id=x&week=maybe&sort=owner&order=up&q=+'))).toEqual({});
  expect(readFleetWish(of('branch_id=-4'))).toEqual({});
});

test('a change keeps the rest and begins with the first page', () => {
  expect(addressWith(of('status=draft&page=3'), { q: 'kia' })).toBe('?status=draft&q=kia');
  expect(addressWith(of('status=draft&q=kia'), { status: undefined })).toBe('?q=kia');
});

test('a head sorts its usual way first, then the other way round', () => {
  const first = sortBy(of(''), {}, 'price');
  expect(first).toEqual({ to: '?sort=price', now: undefined });
  const second = sortBy(of('sort=price'), { sort: 'price' }, 'price');
  expect(second).toEqual({ to: '?sort=price&order=asc', now: 'descending' });
  expect(sortBy(of('sort=price&order=asc'), { sort: 'price', order: 'asc' }, 'price')).toEqual({
    to: '?sort=price',
    now: 'ascending',
  });
  expect(sortBy(of(''), {}, 'name').to).toBe('?sort=name');
});
