import { expect, test } from '@jest/globals';
import { branches } from '#mocks/fixtures/branches.ts';
import { bodyOf, changesOf, valuesOf, withTheirs } from './branchForm.ts';

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

test('what was changed elsewhere meanwhile is kept beside what is changed here', () => {
  const day = (date: string, from: string | null = null) => ({ date, from, to: from && '14:00' });
  const branchWith = (...days: readonly ReturnType<typeof day>[]) => ({
    ...vake!,
    exceptions: days.map((one) => ({ ...one, is_closed: one.from === null })),
  });
  const before = branchWith(day('2027-01-07'), day('2027-03-03'), day('2027-04-09'));
  const theirs = {
    ...branchWith(day('2027-01-07', '10:00'), day('2027-01-19'), day('2027-03-03'), day('2027-04-09')),
    name: 'Vake centre',
    lat: 41.5,
    lng: 44.5,
  };
  const mine = {
    ...valuesOf(before),
    en: '5 Abashidze Street',
    lat: '41.7',
    exceptions: [day('2027-01-07'), day('2027-03-03', '12:00'), day('2027-05-26')],
  };
  const joined = withTheirs(before, mine, theirs);
  expect([joined.name, joined.en, joined.lat, joined.lng]).toEqual([
    'Vake centre',
    '5 Abashidze Street',
    '41.7',
    mine.lng,
  ]);
  // Theirs opened a day for some hours and has a new one; mine has other hours, one day less and a new one.
  expect(joined.exceptions).toEqual([
    day('2027-01-07', '10:00'),
    day('2027-01-19'),
    day('2027-03-03', '12:00'),
    day('2027-05-26'),
  ]);
});
