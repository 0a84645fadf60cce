import { cityIdOf } from '../../fixtures/cars/cards.ts';
import { fleet } from '../../fixtures/fleet/fleet.ts';
import type { FleetCar } from '../../fixtures/fleet/fleet.ts';
import { namedPlaces } from '../../fixtures/places/namedPlaces.ts';
import { brands, categories } from '../../fixtures/reference.ts';
import { nameIn } from '../../fixtures/translated.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse } from '../../refuse.ts';

const codeOf = ({ code }: { readonly code: string }): string => code.toLowerCase();

/** The cars by one of their codes: how many, and the lowest price. */
function countBy(cars: readonly FleetCar[], keyOf: (car: FleetCar) => string) {
  return [...new Set(cars.map((car) => keyOf(car)))].map((key) => {
    const own = cars.filter((car) => keyOf(car) === key);
    return { first: own[0], code: key, count: own.length, price_from: Math.min(...own.map(({ price }) => price)) };
  });
}

export const rentMocks = {
  getRentPage: ({ params }) => {
    const places = namedPlaces.filter(({ kind }) => kind !== 'district');
    const place = places.find((one) => codeOf(one) === params['place']);
    if (place === undefined) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
    const shown = (one: typeof place) => ({
      kind: one.kind === 'airport' ? ('airport' as const) : ('city' as const),
      code: codeOf(one),
      name: nameIn(one.list, one.code),
    });
    const city = places.find(({ kind, id }) => kind === 'city' && id === place.city_id) ?? place;
    const cars = fleet.filter((car) => cityIdOf(car.city) === place.city_id);
    return {
      status: 'success',
      place: { ...shown(place), id: place.id, city_id: place.city_id, city: nameIn(city.list, city.code) },
      count: cars.length,
      price_from: cars.length === 0 ? null : Math.min(...cars.map(({ price }) => price)),
      delivery_from: place.kind === 'airport' ? 5_000 : null,
      categories: countBy(cars, ({ category }) => category).map(({ first: _first, ...category }) => ({
        ...category,
        name: nameIn(categories, category.code),
      })),
      models: countBy(cars, ({ model }) => model).map(({ first, ...model }) => ({
        ...model,
        name: brands[first?.brand ?? '']?.models[model.code] ?? model.code,
        brand: first?.brand ?? '',
        brand_name: brands[first?.brand ?? '']?.name ?? '',
      })),
      others: places.filter((one) => one !== place).map((one) => shown(one)),
    };
  },
} satisfies MocksOf<'getRentPage'>;
