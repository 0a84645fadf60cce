import { useTranslation } from 'react-i18next';
import type { Reference } from '#contract/calls/reference/reference.ts';
import { carFields, codeFields } from '#contract/domain/cars/carFields.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { kindOf } from './carFields.ts';
import type { CarFields, FieldName } from './carFields.ts';

/** What a field of the car is called, with its language where it has one. */
export function useFieldLabel(): (name: FieldName) => string {
  const { t } = useTranslation('fleet');
  return (name) => {
    switch (name) {
      case 'description_en':
      case 'description_ka':
      case 'description_ru':
        return t(`fields.inLanguage.${name}`);
      case 'address_en':
      case 'address_ka':
      case 'address_ru':
        return t(`fields.inLanguage.${name}`);
      default:
        return t(`fields.${name}`);
    }
  };
}

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

/** A value of a field as people read it. */
export function useValueText(reference: Reference): (car: CarFields, name: FieldName) => string {
  const { t } = useTranslation('fleet');
  const language = useAppSelector(selectLanguage);
  return (car, name) => {
    if (name === 'extras') {
      const names = car.extras.map(({ code }) => reference.extras.find((extra) => extra.code === code)?.name ?? code);
      return names.length === 0 ? t('edit.empty') : names.join(', ');
    }
    if (name === 'equipment') {
      const names = reference.equipment.filter(({ code }) => car.equipment.includes(code)).map((one) => one.name);
      return names.length === 0 ? t('edit.empty') : names.join(', ');
    }
    const value = car[name];
    if (value === null) return t('edit.empty');
    if (typeof value === 'boolean') return t(value ? 'edit.yes' : 'edit.no');
    if (typeof value === 'number' && kindOf(name) === 'money') return formatGel(value, language);
    if (kindOf(name) === 'litres') return String(Number(value) / 1000);
    return optionsOf(name, car, reference)?.find((option) => option.value === String(value))?.label ?? String(value);
  };
}
