import type { FleetCar } from '#contract/fleet.ts';
import type { CarChanges } from '#contract/fleetFields.ts';

/** Everything an owner writes of a car; null is what is not filled in. */
export type CarFields = Readonly<Pick<FleetCar, Exclude<keyof CarChanges, 'is_active'>>>;

/** Fields with a value of a reference list, and the column of each. */
export const codeColumns = {
  brand: 'brand_code',
  model: 'model_code',
  category: 'category_code',
  car_type: 'car_type_code',
  fuel: 'fuel_code',
  transmission: 'transmission_code',
  steering: 'steering_code',
  drive: 'drive_code',
  colour: 'colour_code',
  insurance: 'insurance_code',
} as const satisfies Partial<Record<keyof CarFields, string>>;
export type CodeField = keyof typeof codeColumns;
// The keys of the constant above.
export const codeFields = Object.keys(codeColumns) as readonly CodeField[];

/** Fields whose columns have their names. */
export const plainFields = [
  'year',
  'engine_volume',
  'doors',
  'seats',
  'has_climate_control',
  'consumption_city',
  'consumption_track',
  'price_per_day',
  'old_price',
  'price_floor',
  'deposit',
  'min_deposit',
  'min_days',
  'min_age',
  'min_licence_years',
  'distance_per_day',
  'needs_confirmation',
  'preparation_minutes',
  'branch_id',
  'plate',
  'link',
] as const satisfies readonly (keyof CarFields)[];
