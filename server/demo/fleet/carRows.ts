import type { RentalDates } from '#server/features/rental/rentalDates.ts';
import type { DemoCar } from './buildCars.ts';
import type { Body } from './modelSpecs.ts';
import { owners } from './owners.ts';
import { carTermsOf } from './ownerTerms.ts';
import type { Random } from './random.ts';

/** Which colour of the search a paint of the pictures is: a word can be misread, a picture cannot. */
export const paintColours: Readonly<Record<string, string>> = {
  ash: 'grey',
  beige: 'beige',
  black: 'black',
  burgundy: 'burgundy',
  champagne: 'beige',
  cherry: 'red',
  cobalt: 'blue',
  coral: 'orange',
  graphite: 'graphite',
  ivory: 'cream',
  lightblue: 'sky',
  mint: 'green',
  moss: 'green',
  mustard: 'mustard',
  navy: 'blue',
  olive: 'green',
  orange: 'orange',
  petrol: 'teal',
  red: 'red',
  sand: 'sand',
  silver: 'silver',
  snow: 'pearl',
  steel: 'grey',
  teal: 'teal',
  white: 'white',
  yellow: 'yellow',
};

interface BodyTraits {
  readonly category: string;
  readonly carType: string;
  /** GEL. */
  readonly deposits: readonly [number, ...number[]];
  readonly minAges: readonly [number, ...number[]];
  readonly insurances: readonly [string, ...string[]];
}

const bodyTraits: Readonly<Record<Body, BodyTraits>> = {
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

const PREPARATION_MINUTES = 60;

/** A car as its row of the table. */
export function toCarRow(car: DemoCar, ownerId: number, branchId: number, createdAt: Date, random: Random) {
  const { spec, photographed } = car;
  const traits = bodyTraits[spec.body];
  const deposit = random.pick(traits.deposits) * 100;
  const language = random.pick(['ka', 'ka', 'ru', 'en'] as const);
  const written = (of: 'en' | 'ka' | 'ru'): string | null =>
    car.isTranslated || of === language ? car.description[of] : null;
  return {
    owner_id: ownerId,
    branch_id: branchId,
    city_id: car.cityId,
    status: 'active',
    plate: photographed.plate,
    slug: `${spec.brand}-${spec.model}-${car.year}`,
    brand_code: spec.brand,
    model_code: spec.model,
    year: car.year,
    category_code: traits.category,
    car_type_code: photographed.body === 'wagon' ? 'wagon' : traits.carType,
    fuel_code: spec.fuel,
    transmission_code: spec.gearbox,
    steering_code: photographed.steering,
    drive_code: spec.drive,
    colour_code: paintColours[photographed.paint],
    insurance_code: random.pick(traits.insurances),
    engine_volume: spec.engine,
    doors: photographed.body === 'wagon' ? 5 : spec.doors,
    seats: spec.seats,
    has_climate_control: spec.body !== 'classic',
    consumption_city: spec.consumption[0],
    consumption_track: spec.consumption[1],
    price_per_day: car.price,
    old_price: car.oldPrice,
    deposit,
    min_deposit: deposit / 2,
    distance_per_day: random.pick([null, 200, 250, 300]),
    terms: carTermsOf(spec.body),
    min_days: random.pick([1, 1, 1, 2, 2, 3]),
    min_age: random.pick(traits.minAges),
    min_licence_years: traits.minAges[0] > 21 ? 3 : 2,
    needs_confirmation: car.needsConfirmation,
    preparation_minutes: PREPARATION_MINUTES,
    own_language: language,
    description_en: written('en'),
    description_ka: written('ka'),
    description_ru: written('ru'),
    // A company hands its cars over at its branch, a person at home.
    has_own_address: owners[car.owner]?.kind !== 'legal',
    address_en: car.address.en,
    address_ka: car.address.ka,
    address_ru: car.address.ru,
    created_at: createdAt,
  };
}

export function toExtraRows(car: DemoCar, carId: number, random: Random) {
  const isLarge = ['minibus', 'minivan', 'classic', 'executive'].includes(car.spec.body);
  return [
    { extra_code: 'driver', chance: isLarge ? 80 : 20, price: random.pick([8_000, 10_000, 12_000]), per: 'day' },
    {
      extra_code: 'trunk',
      chance: ['suv', 'offroad', 'sedan', 'minivan'].includes(car.spec.body) ? 45 : 0,
      price: 1_500,
      per: 'day',
    },
    {
      extra_code: 'child_seat',
      chance: car.spec.body === 'coupe' ? 0 : 65,
      price: random.pick([1_000, 1_200]),
      per: 'day',
    },
    { extra_code: 'delivery', chance: 70, price: random.pick([2_500, 3_000, 5_000]), per: 'rental' },
  ]
    .filter(({ chance }) => random.chance(chance))
    .map(({ extra_code, price, per }) => ({
      car_id: carId,
      extra_code,
      price,
      per,
      // A seat is bought, not rented, after a week.
      most: extra_code === 'child_seat' ? 7 * price : null,
    }));
}

/** How many of a hundred cars have each, the old ones but little of it. */
const equipmentChances = {
  bluetooth: 85,
  carplay: 55,
  usb: 80,
  aux: 40,
  reversing_camera: 60,
  parking_sensors: 50,
  cruise_control: 55,
  dash_cam: 20,
  seat_anchors: 70,
  winter_tyres: 25,
  roof_rails: 30,
  ski_rack: 8,
  tow_bar: 12,
  smoking: 6,
} as const;

export function toEquipmentRows(car: DemoCar, carId: number, random: Random) {
  const share = car.spec.body === 'classic' ? 0.1 : 1;
  return Object.entries(equipmentChances)
    .filter(([, chance]) => random.chance(chance * share))
    .map(([equipment_code]) => ({ car_id: carId, equipment_code }));
}

/** A half-open range in PostgreSQL's own notation; the preparation after a rental counts as taken. */
export function toPeriod({ from, to }: RentalDates, preparationMinutes = 0): string {
  return `[${from.toISOString()},${new Date(to.getTime() + preparationMinutes * 60_000).toISOString()})`;
}

export function toBlockPeriod(dates: RentalDates): string {
  return toPeriod(dates, PREPARATION_MINUTES);
}
