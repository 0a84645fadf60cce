import type { Shot } from '#contract/cars.ts';
import { bodyTraits } from './bodyTraits.ts';
import type { Body, ModelSpec } from './modelSpecs.ts';

/** How a car looks on its card. */
export interface Looks {
  readonly colour: string;
  readonly mainShot: Shot;
}

/** Bodies with a row of their own on the home page, which three pictures would not fill. */
const bodiesOfRows: readonly Body[] = ['coupe', 'classic', 'minibus'];

/**
 * Paints the cars of each body in turns from the cheapest to the dearest, so that no two neighbours of a search by
 * price look alike. All are shown from the front, but for three from behind where a row of one body needs more pictures.
 */
export function dressCars<Car extends { readonly spec: ModelSpec; readonly price: number }>(
  cars: readonly Car[],
): readonly (Car & Looks)[] {
  const seen = new Map<Body, number>();
  return cars
    .map((car, place) => ({ car, place }))
    .toSorted((a, b) => a.car.price - b.car.price)
    .map(({ car, place }) => {
      const { body } = car.spec;
      const nth = seen.get(body) ?? 0;
      seen.set(body, nth + 1);
      return { place, car: { ...car, ...looksOf(body, nth) } };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ car }) => car);
}

function looksOf(body: Body, nth: number): Looks {
  const { colours } = bodyTraits[body];
  const isFromBehind = bodiesOfRows.includes(body) && nth >= colours.length && nth < 2 * colours.length;
  return { colour: colours[nth % colours.length] ?? colours[0], mainShot: isFromBehind ? 'rear' : 'front' };
}
