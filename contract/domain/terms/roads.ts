import type { Stretch, Surface } from './lists.ts';

interface Road {
  /** The hardest part of the usual way there. */
  readonly surface: Surface;
  /** It is so high that winter tyres are a topic in winter. */
  readonly isMountain: boolean;
  /** Months, 1 to 12, in which snow or mud usually closes it. */
  readonly closed: readonly number[];
}

const asphalt: Road = { surface: 'asphalt', isMountain: false, closed: [] };
const mountain: Road = { surface: 'asphalt', isMountain: true, closed: [] };
const fromDecember = [12, 1, 2, 3, 4];
const fromNovember = [11, ...fromDecember, 5];
const fromOctober = [10, ...fromNovember];

const hard = {
  tusheti: { surface: 'off_road', isMountain: true, closed: fromOctober },
  shatili: { surface: 'gravel', isMountain: true, closed: fromNovember },
  ushguli: { surface: 'gravel', isMountain: true, closed: fromDecember },
  zagari: { surface: 'off_road', isMountain: true, closed: fromNovember },
  goderdzi: { surface: 'gravel', isMountain: true, closed: fromNovember },
  vashlovani: { surface: 'off_road', isMountain: false, closed: [] },
  truso: { surface: 'gravel', isMountain: true, closed: fromDecember },
  juta: { surface: 'gravel', isMountain: true, closed: fromDecember },
  gareja: { surface: 'gravel', isMountain: false, closed: [] },
} as const satisfies Record<Stretch, Road>;

/** Roads in questions. In doubt a road has the harder surface. */
export const roads = {
  ...hard,
  tbilisi: asphalt,
  batumi: asphalt,
  kutaisi: asphalt,
  mestia: mountain,
  kazbegi: mountain,
  gudauri: mountain,
  bakuriani: mountain,
  khulo: mountain,
  borjomi: asphalt,
  akhaltsikhe: asphalt,
  vardzia: asphalt,
  sighnaghi: asphalt,
  telavi: asphalt,
  lagodekhi: asphalt,
  mtskheta: asphalt,
  gori: asphalt,
  rustavi: asphalt,
  zugdidi: asphalt,
  martvili: asphalt,
  poti: asphalt,
  kobuleti: asphalt,
  ureki: asphalt,
} as const satisfies Record<string, Road>;

export type RoadCode = keyof typeof roads;
// The keys of the constant above.
export const roadCodes = Object.keys(roads) as [RoadCode, ...RoadCode[]];

/** The roads with their common type. */
export const roadOf = (code: RoadCode): Road => roads[code];
