import { LEAST_PRICE, MOST_PRICE } from '../money/priceBounds.ts';
import type { ReferenceList } from '../referenceLists.ts';

/*
 * Every field of a car that holds one value, once: plain data, read by both sides. From it come the schemas of the
 * calls, what a car lacks, the columns of an import, the editor, the facts and filters. How to add one: docs/contributing.md.
 */

/** The sections of the car editor, in order. */
export const carSections = ['basics', 'specification', 'images', 'texts', 'prices', 'extras', 'rules'] as const;
export type CarSection = (typeof carSections)[number];

/** The value of each kind. Money is in tetri, an engine's volume in cubic centimetres. */
export interface ValueOfKind {
  code: string;
  text: string;
  whole: number;
  decimal: number;
  money: number;
  litres: number;
  choice: boolean;
}
export type CarFieldKind = keyof ValueOfKind;

/** The filter of a field: any of several values, a range, or one wanted value of two. */
export type CarFilter =
  | { readonly by: 'list'; readonly name: string }
  | { readonly by: 'bounds'; readonly name: string; readonly least: number; readonly most: number }
  | { readonly by: 'choice'; readonly name: string; readonly wanted: boolean };

interface CarField {
  readonly kind: CarFieldKind;
  /** Its section of the editor, in the order of this table. Its label is `fields.…` of the texts `fleet`. */
  readonly section: CarSection;
  /** Column of `cars`, if named differently from the field. */
  readonly column?: string;
  /** The reference list of a code. */
  readonly list?: ReferenceList;
  /** The minimum and maximum of a number, or the longest text, that an owner may send. */
  readonly least?: number;
  readonly most?: number;
  /** The unit of the number: `units.…` of the texts `fleet`. */
  readonly unit?: 'days' | 'years' | 'kilometres' | 'litres' | 'consumption';
  /** A car cannot be active without it. */
  readonly required?: 'always' | 'unless_electric';
  /** It has a default value and is never empty. */
  readonly isSet?: true;
  /** It is public, under this name, on the page of the car. */
  readonly isShown?: true;
  /** A choice that the page lists as a fact: `facts.choices.…` of the texts `car`. */
  readonly isFact?: true;
  /** The filter of the search with, except for ranges, its facet counts. */
  readonly filter?: CarFilter;
  /** An import has a column of the field's name; this is what the template says in it. */
  readonly example?: string;
}

const list = <Name extends string>(name: Name) => ({ by: 'list', name }) as const;
const bounds = <Name extends string>(name: Name, least: number, most: number) =>
  ({ by: 'bounds', name, least, most }) as const;

const OLDEST_YEAR = 1900;
export const LONGEST_PLATE = 16;

const price = { kind: 'money', section: 'prices', least: LEAST_PRICE, most: MOST_PRICE } as const;
const amount = { kind: 'money', section: 'rules', least: 0, most: MOST_PRICE } as const;
const consumption = {
  kind: 'decimal',
  section: 'specification',
  least: 0,
  most: 99.9,
  unit: 'consumption',
  required: 'always',
  isShown: true,
} as const;

export const carFields = {
  brand: {
    kind: 'code',
    section: 'basics',
    column: 'brand_code',
    list: 'brands',
    required: 'always',
    filter: list('brand'),
    example: 'subaru',
  },
  model: {
    kind: 'code',
    section: 'basics',
    column: 'model_code',
    list: 'models',
    required: 'always',
    filter: list('model'),
    example: 'forester',
  },
  year: {
    kind: 'whole',
    section: 'basics',
    least: OLDEST_YEAR,
    most: 2100,
    required: 'always',
    filter: bounds('year', OLDEST_YEAR, 9_999),
    example: '2021',
  },
  plate: { kind: 'text', section: 'basics', most: LONGEST_PLATE, example: 'GE-718-KV' },
  colour: {
    kind: 'code',
    section: 'basics',
    column: 'colour_code',
    list: 'colours',
    required: 'always',
    example: 'white',
  },
  category: {
    kind: 'code',
    section: 'basics',
    column: 'category_code',
    list: 'categories',
    required: 'always',
    filter: list('category'),
    example: 'suv',
  },
  // In the file of an import the column `branch`: also by its name.
  branch_id: { kind: 'whole', section: 'basics', least: 1, most: 2_147_483_647, required: 'always' },
  car_type: {
    kind: 'code',
    section: 'specification',
    column: 'car_type_code',
    list: 'car_types',
    required: 'always',
    filter: list('car_type'),
    example: 'crossover',
  },
  fuel: {
    kind: 'code',
    section: 'specification',
    column: 'fuel_code',
    list: 'fuels',
    required: 'always',
    filter: list('fuel'),
    example: 'petrol',
  },
  transmission: {
    kind: 'code',
    section: 'specification',
    column: 'transmission_code',
    list: 'transmissions',
    required: 'always',
    filter: list('transmission'),
    example: 'automatic',
  },
  drive: {
    kind: 'code',
    section: 'specification',
    column: 'drive_code',
    list: 'drives',
    required: 'always',
    filter: list('drive'),
    example: 'all',
  },
  engine_volume: {
    kind: 'litres',
    section: 'specification',
    least: 50,
    most: 20_000,
    unit: 'litres',
    required: 'unless_electric',
    isShown: true,
    filter: bounds('engine', 0, 99_999),
    example: '2500',
  },
  seats: { kind: 'whole', section: 'specification', least: 1, most: 60, required: 'always', example: '5' },
  doors: {
    kind: 'whole',
    section: 'specification',
    least: 1,
    most: 9,
    required: 'always',
    isShown: true,
    filter: list('doors'),
    example: '5',
  },
  consumption_city: { ...consumption, example: '9.4' },
  consumption_track: { ...consumption, example: '6.8' },
  has_climate_control: {
    kind: 'choice',
    section: 'specification',
    required: 'always',
    isShown: true,
    isFact: true,
    example: 'yes',
  },
  steering: {
    kind: 'code',
    section: 'specification',
    column: 'steering_code',
    list: 'steerings',
    required: 'always',
    filter: list('steering'),
    example: 'left',
  },
  link: { kind: 'text', section: 'texts', most: 300, example: '' },
  price_per_day: { ...price, required: 'always', example: '141.44' },
  old_price: price,
  price_floor: price,
  deposit: { ...amount, required: 'always', isShown: true, example: '300' },
  min_deposit: { ...amount, required: 'always', isShown: true, example: '100' },
  min_days: {
    kind: 'whole',
    section: 'rules',
    least: 1,
    most: 365,
    unit: 'days',
    isSet: true,
    isShown: true,
    example: '2',
  },
  min_age: {
    kind: 'whole',
    section: 'rules',
    least: 18,
    most: 80,
    unit: 'years',
    isSet: true,
    isShown: true,
    example: '21',
  },
  min_licence_years: {
    kind: 'whole',
    section: 'rules',
    least: 0,
    most: 50,
    unit: 'years',
    isSet: true,
    isShown: true,
    example: '2',
  },
  distance_per_day: {
    kind: 'whole',
    section: 'rules',
    least: 1,
    most: 10_000,
    unit: 'kilometres',
    isShown: true,
    example: '250',
  },
  preparation_minutes: { kind: 'whole', section: 'rules', least: 0, most: 2_880, isSet: true, example: '60' },
  insurance: {
    kind: 'code',
    section: 'rules',
    column: 'insurance_code',
    list: 'insurances',
    required: 'always',
    example: 'casco-500',
  },
  needs_confirmation: {
    kind: 'choice',
    section: 'rules',
    isSet: true,
    isShown: true,
    filter: { by: 'choice', name: 'instant', wanted: false },
    example: 'no',
  },
} as const satisfies Readonly<Record<string, CarField>>;

export type CarTable = typeof carFields;
export type CarFieldName = keyof CarTable;
/** The fields with this property in the table. */
type FieldsWith<What> = { [Name in CarFieldName]: CarTable[Name] extends What ? Name : never }[CarFieldName];

// The keys of the table are the names.
export const carFieldNames = Object.keys(carFields) as readonly CarFieldName[];
export const carField = (name: CarFieldName): CarField => carFields[name];

const namesWhere = (isSo: (field: CarField) => boolean) => carFieldNames.filter((name) => isSo(carField(name)));

/** The value of a field; null where it is not set. */
export type CarValue<Name extends CarFieldName> =
  | ValueOfKind[CarTable[Name]['kind']]
  | (CarTable[Name] extends { isSet: true } ? never : null);

export type CodeField = FieldsWith<{ kind: 'code' }>;
// The types select by the same properties of the table.
export const codeFields = namesWhere(({ kind }) => kind === 'code') as readonly CodeField[];

export type ShownField = FieldsWith<{ isShown: true }>;
// As above.
export const shownFields = namesWhere(({ isShown }) => isShown === true) as readonly ShownField[];
/** A required field of an active car is never empty. */
export type ShownValue<Name extends ShownField> = CarTable[Name] extends { required: 'always' }
  ? NonNullable<CarValue<Name>>
  : CarValue<Name>;

export type FactField = FieldsWith<{ isFact: true }>;
// As above.
export const factFields = namesWhere(({ isFact }) => isFact === true) as readonly FactField[];

export const requiredFields = namesWhere(({ required }) => required !== undefined);

export const columnOf = (name: CarFieldName): string => carField(name).column ?? name;
