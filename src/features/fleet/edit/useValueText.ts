import { useTranslation } from 'react-i18next';
import type { Reference } from '#contract/calls/reference.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { kindOf } from './carFields.ts';
import type { CarFields, FieldName } from './carFields.ts';
import { optionsOf } from './options.ts';

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
