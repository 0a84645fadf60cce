import { useTranslation } from 'react-i18next';
import type { FieldName } from './carFields.ts';

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
