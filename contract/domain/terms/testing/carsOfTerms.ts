import type { CarTerms } from '../../terms.ts';
import { termsOf } from '../termsOf.ts';

/** Three cars of three owners, for questions: one allows nothing, one nearly everything for a fee, one much for free. */
export const carsOfTerms: Readonly<Record<'city' | 'offroader' | 'family', CarTerms>> = {
  city: termsOf(
    {
      insurance: 'casco-500',
      deposit: 30_000,
      distance_per_day: 200,
      min_age: 23,
      min_licence_years: 2,
      child_seat: null,
    },
    {},
    { licence: { scripts: ['georgian', 'latin'], idp: 'not_accepted' } },
  ),
  offroader: termsOf(
    {
      insurance: 'casco-1000',
      deposit: 60_000,
      distance_per_day: null,
      min_age: 21,
      min_licence_years: 1,
      child_seat: { price: 1_000, per: 'day' },
    },
    {
      protection: {
        basic: { excess: 100_000, excluded: ['tyres', 'underbody', 'windscreen', 'interior'] },
        plus: { excess: 30_000, excluded: ['tyres', 'underbody', 'interior'], price: 2_000 },
        full: { excess: 0, excluded: ['interior'], price: 3_500 },
      },
      deposit: { how: ['card_hold', 'transfer'], back_within_days: 7 },
      fuel: { policy: 'full', price: 2_000 },
      drivers: { most: 2, price: 1_000 },
      ages: { max: 75, young: { below: 25, price: 2_000 } },
      licence: { scripts: ['georgian', 'latin', 'cyrillic'], idp: 'other_scripts' },
    },
    {
      borders: {
        armenia: { price: 10_000, papers: ['power_of_attorney'], notice_days: 2 },
        turkey: { price: 20_000, papers: ['power_of_attorney', 'green_card'], notice_days: 3 },
        azerbaijan: null,
        russia: null,
      },
      roads: { surface: 'off_road', forbidden: ['zagari'] },
      winter_tyres: { fitted: true, from: '11-15', to: '03-15' },
      pets: { allowed: true, price: 3_000 },
      late_return: { grace_minutes: 30, price: 1_500 },
      cleaning: { price: 5_000 },
      one_way: { allowed: true, price: 8_000 },
    },
  ),
  family: termsOf(
    {
      insurance: 'liability',
      deposit: 0,
      distance_per_day: 300,
      min_age: 25,
      min_licence_years: 3,
      child_seat: { price: 0, per: 'rental' },
    },
    {
      distance: { beyond: 0 },
      drivers: { most: 1, price: 0 },
      licence: { scripts: ['georgian', 'latin', 'cyrillic'], idp: 'all_foreign' },
      borders: {
        armenia: { price: 0, papers: [], notice_days: 0 },
        turkey: null,
        azerbaijan: null,
        russia: null,
      },
      roads: { surface: 'gravel', forbidden: ['tusheti', 'ushguli'] },
      winter_tyres: { fitted: true, from: '12-01', to: '03-01' },
      smoking: { allowed: true },
      pets: { allowed: true, price: 0 },
      one_way: { allowed: true, price: 0 },
    },
    {},
  ),
};
