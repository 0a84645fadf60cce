import { expect, test } from '@jest/globals';
import { mockTermsOf } from '#mocks/fixtures/fleet/terms.ts';
import { askedChoice } from '#src/features/quotes/rentalChoice.ts';
import { choiceParams, readChoice } from './choice.ts';

const facts = { deposit: 0, distance_per_day: 200, min_age: 21, min_licence_years: 2, extras: [] };
/** One owner offers three plans, two more drivers and, at a surcharge, drivers below 25; the other offers nothing. */
const generous = { extras: [{ code: 'child_seat' }], terms: mockTermsOf({ ...facts, id: 1 }) };
const plain = { extras: [], terms: mockTermsOf({ ...facts, id: 3 }) };

test.each([
  ['', {}],
  [
    'extras=child_seat,helicopter&plan=plus&additional=2&youngest_age=23',
    {
      extras: ['child_seat'],
      plan: 'plus',
      moreDrivers: 2,
      youngestAge: 23,
    },
  ],
  // The plan included in the price is the default.
  ['plan=basic', {}],
  ['plan=gold&additional=3&youngest_age=20', {}],
  ['additional=-1&youngest_age=25', {}],
  ['pick_up=airport-1&drop_off=hotel-2', { pickUp: { kind: 'airport', id: 1 }, dropOff: { kind: 'hotel', id: 2 } }],
  ['pick_up=airport-0&drop_off=moon-2', {}],
  ['additional=1.5&youngest_age=abc', {}],
])('a URL with %s chooses only what the car offers', (search, chosen) => {
  const choice = readChoice(new URLSearchParams(search), generous);
  expect(choice).toEqual({
    extras: [],
    plan: null,
    moreDrivers: 0,
    youngestAge: null,
    pickUp: null,
    dropOff: null,
    ...chosen,
  });
  expect(readChoice(new URLSearchParams(choiceParams(choice)), generous)).toEqual(choice);
});

test('a car without options has no choice', () => {
  const search = new URLSearchParams('extras=child_seat&plan=plus&additional=1&youngest_age=22');
  const choice = readChoice(search, plain);
  expect(choiceParams(choice)).toEqual({});
  expect(askedChoice(choice)).toEqual({ extras: [] });
});

test('the request is the same in whatever order the options were chosen', () => {
  const choice = {
    extras: ['trunk', 'child_seat'],
    plan: 'full',
    moreDrivers: 0,
    youngestAge: 22,
    pickUp: null,
    dropOff: { kind: 'airport', id: 2 },
  } as const;
  expect(askedChoice(choice)).toEqual({
    extras: ['child_seat', 'trunk'],
    plan: 'full',
    drop_off: { kind: 'airport', id: 2 },
    drivers: { additional: 0, youngest_age: 22 },
  });
});
