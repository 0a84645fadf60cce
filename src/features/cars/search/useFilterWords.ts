import { useTranslation } from 'react-i18next';
import { useGetReferenceQuery } from '#src/features/reference/referenceApi.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import type { FilterWords } from './activeFilters.ts';
import { usePriceUnits } from './usePriceUnits.ts';

export function useFilterWords(): FilterWords {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  const { data: reference } = useGetReferenceQuery();
  return { t, language, reference, units: usePriceUnits() };
}
