import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FleetCar } from '#contract/calls/fleet/fleet.ts';
import { CarChanges } from '#contract/domain/cars/fleetFields.ts';
import { fleet, wholeCar } from './testing/fleetOwner.ts';

const text = fc.constantFrom('Calm and tall', 'მშვიდი', 'Спокойный', null);
const texts = fc.record({ en: text, ka: text, ru: text }, { requiredKeys: [] });
const price = fc.integer({ min: 10_000, max: 20_000 });
const few = fc.integer({ min: 2, max: 9 });

/** Any of the fields, each with any of its values. */
const changes: fc.Arbitrary<CarChanges> = fc.record(
  {
    brand: fc.constant('subaru'),
    model: fc.constantFrom('forester', 'brz'),
    category: fc.constantFrom('suv', 'sports', null),
    car_type: fc.constantFrom('crossover', 'coupe'),
    fuel: fc.constantFrom('petrol', 'diesel', 'electric', null),
    transmission: fc.constantFrom('automatic', 'manual'),
    steering: fc.constantFrom('left', 'right'),
    drive: fc.constantFrom('front', 'rear'),
    colour: fc.constantFrom('white', 'black'),
    insurance: fc.constantFrom('casco-500', 'liability'),
    year: fc.integer({ min: 1990, max: 2026 }),
    engine_volume: fc.option(fc.integer({ min: 800, max: 5_000 })),
    doors: few,
    seats: few,
    has_climate_control: fc.boolean(),
    consumption_city: fc.integer({ min: 1, max: 999 }).map((tenths) => tenths / 10),
    consumption_track: fc.integer({ min: 1, max: 999 }).map((tenths) => tenths / 10),
    price_per_day: price,
    price_floor: fc.option(price),
    deposit: price,
    min_deposit: few,
    min_days: few,
    min_age: fc.integer({ min: 18, max: 30 }),
    min_licence_years: few,
    distance_per_day: fc.option(price.map((amount) => amount % 1_000 || 1)),
    needs_confirmation: fc.boolean(),
    preparation_minutes: fc.integer({ min: 0, max: 600 }),
    plate: fc.constantFrom('AA-001-BB', null),
    link: fc.constantFrom('https://example.com/car', null),
    descriptions: texts,
    addresses: texts,
    equipment: fc.subarray(['aux', 'bluetooth', 'tow_bar', 'usb']),
    extras: fc
      .subarray(['driver', 'trunk', 'child_seat', 'delivery'])
      .map((codes) => codes.map((code) => ({ code, price: 1_000, per: 'day' as const, most: null }))),
  },
  { requiredKeys: [] },
);

type Editable = Pick<FleetCar, keyof FleetCar & keyof typeof CarChanges.shape>;
function editableOf(car: FleetCar): Editable {
  const names = new Set(Object.keys(CarChanges.shape));
  // Exactly the fields that are named.
  return Object.fromEntries(Object.entries(car).filter(([name]) => names.has(name))) as Editable;
}

test('whatever is sent, what is left out stays as it was', async (t) => {
  const { create, changed, branchId } = await fleet(t);
  let car = await create({ ...wholeCar, branch_id: branchId });
  await fc.assert(
    fc.asyncProperty(changes, async (sent) => {
      const before = editableOf(car);
      const expected = {
        ...before,
        ...sent,
        descriptions: { ...before.descriptions, ...sent.descriptions },
        addresses: { ...before.addresses, ...sent.addresses },
        // In the order in which renters are shown them.
        extras: (sent.extras ?? before.extras).toSorted((one, other) => one.code.localeCompare(other.code)),
      };
      const next = await changed(car.id, { ...sent, version: car.version });
      assert.equal(next.version, car.version + 1);
      const { extras, ...others } = editableOf(next);
      assert.deepEqual(
        { ...others, extras: extras.toSorted((one, other) => one.code.localeCompare(other.code)) },
        expected,
      );
      car = next;
    }),
    { numRuns: 60 },
  );
});
