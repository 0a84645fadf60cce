import { type CodeField, codeFields } from '../carFields.ts';

/** Columns of the file that are numbers under the same name; amounts of money are not among them. */
export const numberColumns = [
  'year',
  'engine_volume',
  'doors',
  'seats',
  'consumption_city',
  'consumption_track',
  'min_days',
  'min_age',
  'min_licence_years',
  'distance_per_day',
  'preparation_minutes',
] as const;
/** In lari, as people write prices. */
export const moneyColumns = ['price_per_day', 'deposit', 'min_deposit'] as const;
export const flagColumns = ['has_climate_control', 'needs_confirmation'] as const;
export const textColumns = ['plate', 'link'] as const;
export const codeColumns: readonly CodeField[] = codeFields;
/** Column by text and language: `description_en` is `descriptions.en`. */
export const translatedColumns = ['description', 'address'].flatMap((text) =>
  (['en', 'ka', 'ru'] as const).map((language) => ({ column: `${text}_${language}`, text, language })),
);

/** Every column a file may have, in the order of the template. */
export const importColumns: readonly string[] = [
  ...codeColumns,
  'year',
  'plate',
  'branch',
  ...numberColumns.filter((column) => column !== 'year'),
  ...flagColumns,
  ...moneyColumns,
  'link',
  ...translatedColumns.map(({ column }) => column),
];

const example: Readonly<Record<string, string>> = {
  brand: 'subaru',
  model: 'forester',
  category: 'suv',
  car_type: 'crossover',
  fuel: 'petrol',
  transmission: 'automatic',
  steering: 'left',
  drive: 'all',
  colour: 'white',
  insurance: 'casco-500',
  year: '2021',
  plate: 'GE-718-KV',
  engine_volume: '2500',
  doors: '5',
  seats: '5',
  consumption_city: '9.4',
  consumption_track: '6.8',
  min_days: '2',
  min_age: '21',
  min_licence_years: '2',
  distance_per_day: '250',
  preparation_minutes: '60',
  has_climate_control: 'yes',
  needs_confirmation: 'no',
  price_per_day: '141.44',
  deposit: '300',
  min_deposit: '100',
  description_en: 'Calm and tall with all-wheel drive.',
  description_ka: 'მშვიდი და მაღალი სრულამძრავიანი უნივერსალი.',
  description_ru: 'Спокойный высокий универсал с полным приводом.',
};

/** A file to fill in, with one car as an example; the mark at its beginning tells Excel its letters. */
export function importTemplate(): string {
  const cells = importColumns.map((column) => example[column] ?? '');
  return `\uFEFF${importColumns.join(';')}\r\n${cells.join(';')}\r\n`;
}
