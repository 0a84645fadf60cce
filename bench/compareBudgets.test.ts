import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findBreaches, whoGrew } from './compareBudgets.ts';

const budgets = { home: 200, extra: 60, routes: { home: 190, car: 50 }, packages: { react: 10, mui: 20 } };

test('a route over its limit is a breach', () => {
  const figures = { routes: { home: 201, car: 60, search: 61 }, packages: {} };
  assert.deepEqual(findBreaches(budgets, figures), [
    'home: 201 bytes, 1 over its budget of 200',
    'search: 61 bytes, 1 over its budget of 60',
  ]);
});

test('packages that grew are listed, new ones too', () => {
  const figures = { routes: {}, packages: { react: 10, mui: 25, 'big-dates': 90 } };
  assert.deepEqual(whoGrew(budgets, figures), [
    { name: 'big-dates', growth: 90 },
    { name: 'mui', growth: 5 },
  ]);
});
