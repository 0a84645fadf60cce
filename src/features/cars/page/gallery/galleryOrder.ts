import type { Picture, Shot } from '#contract/calls/cars/cars.ts';

/** The mosaic shows five of six, and the second side of a car adds the least. */
const order: readonly Shot[] = ['front', 'left', 'interior', 'rear', 'trunk', 'right'];

/** The main photo first, then the others in a fixed order. */
export function galleryOrder(images: readonly Picture[]): readonly Picture[] {
  const [main, ...others] = images;
  if (!main) return [];
  return [main, ...others.toSorted((a, b) => order.indexOf(a.shot) - order.indexOf(b.shot))];
}
