import { expect, test } from '@jest/globals';
import { branches } from '#mocks/fixtures/branches.ts';
import { bodyOf, changesOf, valuesOf } from './branchForm.ts';

const [vake, airport] = branches;

test('an unchanged branch is written back as it was read, without changes', () => {
  for (const branch of branches) {
    const { hours, exceptions, name } = bodyOf(valuesOf(branch));
    expect({ hours, exceptions, name }).toEqual({
      hours: branch.hours,
      exceptions: branch.exceptions,
      name: branch.name,
    });
    expect(changesOf(branch, valuesOf(branch))).toEqual({});
  }
});

test('only changes are sent', () => {
  expect(changesOf(vake!, { ...valuesOf(vake!), ka: 'აბაშიძის ქუჩა 5' })).toEqual({
    addresses: { en: '47 Chavchavadze Avenue', ka: 'აბაშიძის ქუჩა 5', ru: '' },
  });
  const { week } = valuesOf(airport!);
  expect(week.isAlways).toBe(true);
  expect(changesOf(airport!, { ...valuesOf(airport!), week: { ...week, isAlways: false } }).hours).toHaveLength(5);
});

test('a new branch is open on weekdays', () => {
  expect(bodyOf(valuesOf(null)).hours?.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
});
