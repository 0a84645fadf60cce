import { expect, test } from '@jest/globals';
import { placeOf, withPlace } from './searchPlace.ts';

test.each([
  [{}, null],
  [{ city_id: 2 }, { kind: 'city', id: 2 }],
  [{ pick_up: 'airport-1' }, { kind: 'airport', id: 1 }],
  [
    { city_id: 2, pick_up: 'airport-1' },
    { kind: 'airport', id: 1 },
  ],
  [
    { city_id: 2, pick_up: 'address-2' },
    { kind: 'city', id: 2 },
  ],
  [{ district_id: 5 }, { kind: 'district', id: 5 }],
] as const)('the place of %o is %o', (filters, place) => {
  expect(placeOf(filters)).toEqual(place);
});

const fuel = { fuel: ['petrol'] };

test.each([
  [
    { ...fuel, city_id: 1 },
    { kind: 'city', id: 2 },
    { ...fuel, city_id: 2 },
  ],
  [{ ...fuel, city_id: 1 }, null, fuel],
  [{ city_id: 1 }, { kind: 'airport', id: 1 }, { pick_up: 'airport-1', drop_off: 'airport-1' }],
  [{ pick_up: 'airport-1', drop_off: 'airport-1' }, { kind: 'city', id: 1 }, { city_id: 1 }],
  [
    { pick_up: 'airport-1', drop_off: 'airport-3' },
    { kind: 'district', id: 5 },
    { district_id: 5, drop_off: 'airport-3' },
  ],
  [{ district_id: 5 }, { kind: 'city', id: 1 }, { city_id: 1 }],
  // The same place changes nothing that was chosen beside it.
  [
    { city_id: 1, pick_up: 'address-1' },
    { kind: 'city', id: 1 },
    { city_id: 1, pick_up: 'address-1' },
  ],
] as const)('%o at %o is %o', (filters, place, expected) => {
  expect(withPlace(filters, place)).toEqual(expected);
});
