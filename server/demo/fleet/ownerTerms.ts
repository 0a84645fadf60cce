import type { SomeTerms, Terms } from '#contract/domain/terms.ts';
import type { ModelSpec } from './modelSpecs.ts';
import { owners } from './owners.ts';
import type { Random } from './random.ts';

const everyPart = ['tyres', 'underbody', 'windscreen', 'interior'] as const;
const border = (price: number, days: number): Terms['borders']['armenia'] => ({
  price,
  papers: ['power_of_attorney'],
  notice_days: days,
});
const noBorders = { armenia: null, turkey: null, azerbaijan: null, russia: null } as const;
const winter = { fitted: true, from: '12-01', to: '03-01' } as const;

/** A company of the plains: plans to choose, everything has its price. */
const company = (random: Random): SomeTerms => ({
  protection: {
    basic: { excess: 100_000, excluded: [...everyPart] },
    plus: { excess: 40_000, excluded: ['tyres', 'underbody', 'interior'], price: random.pick([1_500, 2_000]) },
    full: { excess: 0, excluded: ['interior'], price: random.pick([3_000, 3_500, 4_000]) },
  },
  deposit: { how: ['card_hold', 'transfer'], back_within_days: 7 },
  distance: { beyond: 60 },
  fuel: { policy: 'full', price: 2_000 },
  drivers: { most: 2, price: 1_000 },
  ages: { max: 75, young: { below: 25, price: 1_500 } },
  licence: { scripts: ['georgian', 'latin', 'cyrillic'], idp: 'other_scripts' },
  borders: { ...noBorders, armenia: border(random.pick([10_000, 15_000]), 2), turkey: border(20_000, 3) },
  roads: { surface: 'gravel', forbidden: ['tusheti', 'zagari', 'vashlovani'] },
  winter_tyres: winter,
  pets: { allowed: true, price: 3_000 },
  late_return: { grace_minutes: 60, price: 1_500 },
  cleaning: { price: 5_000 },
  one_way: { allowed: true, price: random.pick([8_000, 10_000, 12_000]) },
});

/** A company of the mountains: its cars are made for roads that others forbid. */
const ofMountains: SomeTerms = {
  protection: {
    basic: { excess: 150_000, excluded: [...everyPart] },
    plus: { excess: 50_000, excluded: ['interior'], price: 3_000 },
    full: null,
  },
  deposit: { how: ['cash', 'card_hold'], back_within_days: 3 },
  fuel: { policy: 'same', price: 2_000 },
  drivers: { most: 3, price: 0 },
  ages: { max: null, young: null },
  licence: { scripts: ['georgian', 'latin', 'cyrillic'], idp: 'other_scripts' },
  roads: { surface: 'off_road', forbidden: ['zagari'] },
  winter_tyres: { fitted: true, from: '11-15', to: '03-31' },
  pets: { allowed: true, price: 2_000 },
  late_return: { grace_minutes: 120, price: 1_000 },
  cleaning: { price: 6_000 },
};

/** A person who rents their own car out. */
const person = (random: Random): SomeTerms => ({
  drivers: { most: 1, price: random.pick([0, 500]) },
  licence: {
    scripts: ['georgian', 'latin', ...(random.chance(60) ? (['cyrillic'] as const) : [])],
    idp: 'other_scripts',
  },
  roads: random.chance(40)
    ? { surface: 'gravel', forbidden: ['tusheti', 'shatili', 'ushguli'] }
    : { surface: 'asphalt', forbidden: [] },
  winter_tyres: { ...winter, fitted: random.chance(60) },
  pets: { allowed: random.chance(40), price: 0 },
  late_return: { grace_minutes: 60, price: random.pick([0, 1_000]) },
  cleaning: { price: random.pick([0, 3_000]) },
  ...(random.chance(25) && { borders: { ...noBorders, armenia: border(8_000, 3) } }),
});

/** The terms that an owner of the demo fleet has written; some have written none. */
export function ownerTermsOf(owner: number, random: Random): SomeTerms | null {
  const { name, kind } = owners[owner] ?? {};
  if (name?.includes('4x4') === true) return ofMountains;
  if (kind === 'legal') return company(random);
  return owner > 0 && random.chance(25) ? null : person(random);
}

/** Terms that differ for a car of such a body, for every owner. */
export function carTermsOf(body: ModelSpec['body']): SomeTerms {
  if (body === 'offroad') return { roads: { surface: 'off_road', forbidden: ['zagari'] } };
  if (body === 'coupe' || body === 'classic')
    return { pets: { allowed: false, price: 0 }, roads: { surface: 'asphalt', forbidden: [] }, borders: noBorders };
  return {};
}
