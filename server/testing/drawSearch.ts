import { Sort } from '#contract/calls/cars/search.ts';
import { makeRandom } from '#server/demo/fleet/random.ts';

/** Filters of the address, each with a few values. */
const values: Readonly<Record<string, readonly string[]>> = {
  q: ['toyota', 'тойота тбилиси', 'white suv 2015', 'qqqzzz jjjxxx', 'tbilisi bmw diesel', 'mountains'],
  city_id: ['1', '2', '3'],
  brand: ['toyota', 'bmw,kia', 'ford,hyundai,toyota'],
  model: ['prius', 'prius,x5'],
  category: ['suv', 'economy,comfort'],
  car_type: ['sedan', 'sedan,hatchback'],
  fuel: ['petrol', 'petrol,diesel'],
  transmission: ['automatic', 'automatic,manual'],
  steering: ['left', 'left,right'],
  drive: ['front', 'front,full'],
  year_min: ['2010'],
  year_max: ['2022'],
  engine_min: ['1200'],
  engine_max: ['3000'],
  doors: ['4', '4,5'],
  price_min: ['5000'],
  price_max: ['25000'],
  extras: ['driver', 'child_seat'],
  terms: ['pets', 'winter_tyres', 'border_armenia'],
  instant: ['1'],
  rating_min: ['4'],
  min_days: ['3'],
  sort: Sort.options,
};

/** A town, a half of the country, a street. */
const boxes = ['44.7,41.6,45,41.8', '41,41,43,43', '44.79,41.69,44.81,41.71'] as const;

/** A search of its own for each number: hardly two ask for the same filters, so that their statements differ in shape. */
export function drawSearch(number: number): Record<string, string> {
  const random = makeRandom(number);
  const drawn = Object.entries(values).flatMap(([name, list]) =>
    random.chance(30) ? [[name, random.pick(list)] as const] : [],
  );
  const dates = random.chance(50) ? { from: '2027-01-10', to: '2027-01-14' } : {};
  const area = random.chance(15) ? { bbox: random.pick(boxes) } : {};
  return { ...Object.fromEntries(drawn), ...area, ...dates };
}
