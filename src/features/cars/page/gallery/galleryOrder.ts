import type { Picture, Shot } from '#contract/calls/cars.ts';

/** The mosaic shows five of six: the second side of a car tells the least. */
const order: readonly Shot[] = ['front', 'left', 'interior', 'rear', 'trunk', 'right'];

/** The main picture first, whichever shot it is, then the others as people look round a car. */
export function galleryOrder(images: readonly Picture[]): readonly Picture[] {
  const [main, ...others] = images;
  if (!main) return [];
  return [main, ...others.toSorted((a, b) => order.indexOf(a.shot) - order.indexOf(b.shot))];
}
