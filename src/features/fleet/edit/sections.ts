import type { CarSection } from '#contract/fleet.ts';
import type { FieldName } from './carFields.ts';

/** The parts of the editor in their order, and whose fields each shows. Photos have none. */
export const sections = {
  basics: ['brand', 'model', 'year', 'plate', 'colour', 'category', 'branch_id'],
  specification: [
    'car_type',
    'fuel',
    'transmission',
    'drive',
    'engine_volume',
    'seats',
    'doors',
    'consumption_city',
    'consumption_track',
    'has_climate_control',
    'steering',
  ],
  images: [],
  texts: ['description_en', 'description_ka', 'description_ru', 'address_en', 'address_ka', 'address_ru', 'link'],
  prices: ['price_per_day', 'old_price', 'price_floor'],
  extras: ['extras'],
  rules: [
    'deposit',
    'min_deposit',
    'min_days',
    'min_age',
    'min_licence_years',
    'distance_per_day',
    'preparation_minutes',
    'insurance',
    'needs_confirmation',
  ],
} as const satisfies Record<CarSection, readonly FieldName[]>;

// The keys are the names.
export const sectionNames = Object.keys(sections) as readonly CarSection[];

export const fieldsOf = (section: CarSection): readonly FieldName[] => sections[section];

export const sectionOf = (name: FieldName): CarSection =>
  sectionNames.find((section) => fieldsOf(section).includes(name)) ?? 'images';
