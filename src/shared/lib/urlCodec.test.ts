import { expect, test } from '@jest/globals';
import { id, inList, oneOf, page, urlCodec, words } from './urlCodec.ts';
import { changeQuery } from '../hooks/useUrlState.ts';

const people = urlCodec('adminAccounts', { q: words(), role: oneOf(['all', 'owner'], 'all'), page, id: inList(id) });
const read = (search: string) => people.read(new URLSearchParams(search));

test('a wrong or missing parameter has its default or is absent', () => {
  expect(read('')).toEqual({ role: 'all', page: 1 });
  expect(read('?q=+&role=king&page=0&id=2147483648')).toEqual({ role: 'all', page: 1 });
  expect(read('?page=123456&id=-1')).toEqual({ role: 'all', page: 1 });
  expect(read('?id=7&page=3&role=owner&q=+nino+')).toEqual({ q: 'nino', role: 'owner', page: 3, id: 7 });
  expect(read(`?q=${'a'.repeat(200)}`).q).toHaveLength(100);
});

test('only what differs from the usual is written, and names of others stay', () => {
  expect(changeQuery(people, '?utm=x&page=2', { page: 1 })).toBe('?utm=x');
  expect(changeQuery(people, '', { role: 'owner', q: 'a b' })).toBe('?q=a+b&role=owner');
  expect(changeQuery(people, '?role=owner', { role: 'all' })).toBe('?');
});

test('another list begins at its beginning, a part of the same list leaves the other parts', () => {
  expect(changeQuery(people, '?page=3&id=7', { q: 'nino' })).toBe('?q=nino');
  expect(changeQuery(people, '?page=3&id=7', { id: 8 })).toBe('?page=3&id=8');
  expect(changeQuery(people, '?page=3&id=7', { id: undefined })).toBe('?page=3');
  expect(changeQuery(people, '?page=3', ({ page: now }) => ({ page: now + 1 }))).toBe('?page=4');
});
