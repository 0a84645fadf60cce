import type { Body } from './modelSpecs.ts';

interface BodyTraits {
  readonly category: string;
  readonly carType: string;
  /** GEL. */
  readonly deposits: readonly [number, ...number[]];
  readonly minAges: readonly [number, ...number[]];
  readonly insurances: readonly [string, ...string[]];
}

export const bodyTraits: Readonly<Record<Body, BodyTraits>> = {
  hatchback: {
    category: 'economy',
    carType: 'hatchback',
    deposits: [200, 300],
    minAges: [21],
    insurances: ['casco-500', 'liability'],
  },
  sedan: {
    category: 'comfort',
    carType: 'sedan',
    deposits: [250, 300, 400],
    minAges: [21],
    insurances: ['casco-500', 'casco-full'],
  },
  executive: {
    category: 'business',
    carType: 'sedan',
    deposits: [700, 1000],
    minAges: [25, 27],
    insurances: ['casco-1000', 'casco-full'],
  },
  suv: {
    category: 'suv',
    carType: 'crossover',
    deposits: [300, 400, 500],
    minAges: [21, 23],
    insurances: ['casco-500', 'casco-1000', 'casco-full'],
  },
  offroad: {
    category: 'offroad',
    carType: 'offroad',
    deposits: [400, 500, 700],
    minAges: [23, 25],
    insurances: ['casco-1000', 'casco-500'],
  },
  minivan: {
    category: 'minivan',
    carType: 'minivan',
    deposits: [400, 500],
    minAges: [23],
    insurances: ['casco-500', 'casco-1000'],
  },
  coupe: {
    category: 'sports',
    carType: 'coupe',
    deposits: [1000, 1500],
    minAges: [25, 27],
    insurances: ['casco-1000', 'casco-full'],
  },
  classic: {
    category: 'classic',
    carType: 'sedan',
    deposits: [500, 800],
    minAges: [25],
    insurances: ['liability', 'casco-1000'],
  },
  pickup: {
    category: 'pickup',
    carType: 'pickup',
    deposits: [400, 500],
    minAges: [23],
    insurances: ['casco-1000', 'casco-500'],
  },
  minibus: {
    category: 'bus',
    carType: 'minibus',
    deposits: [600, 800],
    minAges: [25],
    insurances: ['casco-1000', 'casco-500'],
  },
};
