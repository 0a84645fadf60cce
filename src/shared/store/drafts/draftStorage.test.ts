import { expect, test } from '@jest/globals';
import { makeDraftStorage } from './draftStorage.ts';

test('a draft is found by its user alone, until it is dropped', () => {
  const typed = makeDraftStorage();
  typed.keep(1, 'name', 'Nino');
  expect(typed.find(1, 'name')).toBe('Nino');
  expect(typed.find(2, 'name')).toBeUndefined();
  typed.drop('name');
  expect(typed.find(1, 'name')).toBeUndefined();
  expect(typed.all()).toBeNull();
});

test('a draft of another user deletes those before it', () => {
  const typed = makeDraftStorage({ userId: 1, values: [['name', 'Nino']] });
  expect(typed.find(1, 'name')).toBe('Nino');
  typed.keep(2, 'phone', '555');
  expect(typed.find(1, 'name')).toBeUndefined();
  expect(typed.all()).toEqual({ userId: 2, values: [['phone', '555']] });
});

test('it deletes everything, or all but the drafts of one user', () => {
  const typed = makeDraftStorage({ userId: 1, values: [['name', 'Nino']] });
  typed.forget(1);
  expect(typed.find(1, 'name')).toBe('Nino');
  typed.forget(2);
  expect(typed.find(1, 'name')).toBeUndefined();
  typed.keep(1, 'name', 'Nino');
  typed.forget();
  expect(typed.find(1, 'name')).toBeUndefined();
});

test('of more than twenty drafts the newest stay', () => {
  const typed = makeDraftStorage();
  for (let place = 1; place <= 21; place += 1) typed.keep(1, String(place), place);
  expect(typed.find(1, '1')).toBeUndefined();
  typed.keep(1, '2', 'again');
  typed.keep(1, '22', 22);
  expect([typed.find(1, '2'), typed.find(1, '3'), typed.all()?.values.length]).toEqual(['again', undefined, 20]);
});
