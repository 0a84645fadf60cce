import { carFields, codeFields } from '#contract/domain/cars/carFields.ts';
import type { Reference } from '#contract/calls/reference.ts';
import type { CarFields, FieldName } from './carFields.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const choicesOf = (options: readonly { readonly code: string; readonly name: string }[]): Choice[] =>
  options.map(({ code, name }) => ({ value: code, label: name }));

/** What a field can be; null where anything may be typed. Models are those of the brand. */
export function optionsOf(name: FieldName, car: Pick<CarFields, 'brand'>, reference: Reference): Choice[] | null {
  if (name === 'brand') return choicesOf(reference.brands);
  if (name === 'model') return choicesOf(reference.brands.find(({ code }) => code === car.brand)?.models ?? []);
  const code = codeFields.find((one) => one === name);
  return code === undefined || code === 'brand' || code === 'model' ? null : choicesOf(reference[carFields[code].list]);
}
