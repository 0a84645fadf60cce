import type { Reference } from '#contract/reference.ts';
import type { CarFields, FieldName } from './carFields.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const lists = {
  category: 'categories',
  car_type: 'car_types',
  fuel: 'fuels',
  transmission: 'transmissions',
  steering: 'steerings',
  drive: 'drives',
  colour: 'colours',
  insurance: 'insurances',
} as const satisfies Partial<Record<FieldName, keyof Reference>>;

type Listed = keyof typeof lists;

const isListed = (name: FieldName): name is Listed => name in lists;

const choicesOf = (options: readonly { readonly code: string; readonly name: string }[]): Choice[] =>
  options.map(({ code, name }) => ({ value: code, label: name }));

/** What a field can be; null where anything may be typed. Models are those of the brand. */
export function optionsOf(name: FieldName, car: Pick<CarFields, 'brand'>, reference: Reference): Choice[] | null {
  if (name === 'brand') return choicesOf(reference.brands);
  if (name === 'model') return choicesOf(reference.brands.find(({ code }) => code === car.brand)?.models ?? []);
  return isListed(name) ? choicesOf(reference[lists[name]]) : null;
}
