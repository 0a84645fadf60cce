import { bodyTraits } from './bodyTraits.ts';
import type { Body, ModelSpec } from './modelSpecs.ts';

/**
 * Paints the cars of each body in turns from the cheapest to the dearest, so that no two neighbours of a search by
 * price look alike. Bodies with a row of their own on the home page have as many paints as it has places.
 */
export function dressCars<Car extends { readonly spec: ModelSpec; readonly price: number }>(
  cars: readonly Car[],
): readonly (Car & { readonly colour: string })[] {
  const seen = new Map<Body, number>();
  return cars
    .map((car, place) => ({ car, place }))
    .toSorted((a, b) => a.car.price - b.car.price)
    .map(({ car, place }) => {
      const { body } = car.spec;
      const { colours } = bodyTraits[body];
      const nth = seen.get(body) ?? 0;
      seen.set(body, nth + 1);
      return { place, car: { ...car, colour: colours[nth % colours.length] ?? colours[0] } };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ car }) => car);
}
