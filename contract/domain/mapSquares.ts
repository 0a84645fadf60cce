/*
 * What everybody sees of a car's place: the middle of a square of about 300 m. Cars are found by it, too, so that no
 * series of searches says more. The migration of the map has the same sizes.
 */
export const ROW_DEGREES = 0.0027;
export const COLUMN_DEGREES = 0.0036;

/** Degrees; never over the 180th meridian. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The squares whose middle is in a box. */
export interface Squares {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

export const LONGEST_BOX = 100;

const degreesPattern = /^-?\d{1,3}(\.\d{1,15})?$/;

/** `west,south,east,north`; null for anything else. */
export function readBox(text: string): Box | null {
  if (text.length > LONGEST_BOX) return null;
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => degreesPattern.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnEarth && west < east && south < north ? { west, south, east, north } : null;
}

/** In metres' steps: equal boxes have equal texts. */
export function writeBox({ west, south, east, north }: Box): string {
  return [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(5)))).join(',');
}

export function squaresOf({ west, south, east, north }: Box): Squares {
  return {
    // The ceiling of what is just below zero is -0, which is another value in a key.
    firstRow: Math.ceil(south / ROW_DEGREES - 0.5) + 0,
    lastRow: Math.floor(north / ROW_DEGREES - 0.5),
    firstColumn: Math.ceil(west / COLUMN_DEGREES - 0.5) + 0,
    lastColumn: Math.floor(east / COLUMN_DEGREES - 0.5),
  };
}

/** The middle of a square, or of several as the mean of their numbers. */
export function middleOf(row: number, column: number): { lat: number; lng: number } {
  return { lat: fiveDigits((row + 0.5) * ROW_DEGREES), lng: fiveDigits((column + 0.5) * COLUMN_DEGREES) };
}

const fiveDigits = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** The square around a place. */
export function boxAround(lat: number, lng: number): Box {
  return {
    west: lng - COLUMN_DEGREES / 2,
    south: lat - ROW_DEGREES / 2,
    east: lng + COLUMN_DEGREES / 2,
    north: lat + ROW_DEGREES / 2,
  };
}

/** Pixels that a price on the map needs. */
const PIN_PIXELS = 72;
/** Of the world at zoom 0. */
const WORLD_PIXELS = 512;

/** So many squares along each side become one cluster: what is nearer than a price is wide would overlap; and at most so many clusters. */
export function squaresPerCluster(squares: Squares, zoom: number, most: number): number {
  const degrees = (PIN_PIXELS * 360) / (WORLD_PIXELS * 2 ** zoom);
  let side = Math.max(1, Math.ceil(degrees / COLUMN_DEGREES));
  // One more at each end, where the box begins and ends within a cluster.
  const along = (first: number, last: number): number => Math.floor(Math.max(0, last - first) / side) + 2;
  while (along(squares.firstRow, squares.lastRow) * along(squares.firstColumn, squares.lastColumn) > most)
    side = Math.ceil(side * 1.2);
  return side;
}
