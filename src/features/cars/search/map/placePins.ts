import type { MapPin } from '#contract/calls/cars/map.ts';

export interface PlacedPin {
  readonly pin: MapPin;
  /** Pixels to the right and down from its place. */
  readonly shift: readonly [number, number];
}

const WIDTH = 74;
const HEIGHT = 38;

/** Pins of one place, of which everybody sees only the square, side by side around it: three in a row. */
export function placePins(pins: readonly MapPin[]): readonly PlacedPin[] {
  const groups = Map.groupBy(pins, ({ lat, lng }) => `${lat},${lng}`);
  return [...groups.values()].flatMap((group) => {
    const rows = Math.ceil(group.length / 3);
    return group.map((pin, index) => {
      const row = Math.floor(index / 3);
      const inRow = Math.min(3, group.length - row * 3);
      return { pin, shift: [((index % 3) - (inRow - 1) / 2) * WIDTH, (row - (rows - 1) / 2) * HEIGHT] as const };
    });
  });
}
