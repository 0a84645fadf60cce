import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { writeLitres } from '../litres.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters } from '../searchFilters.ts';
import { BoundsFilter } from './BoundsFilter.tsx';
import { FilterGroup } from './FilterGroup.tsx';

/** Cubic centimetres. */
const volumes = [1000, 1200, 1400, 1600, 1800, 2000, 2500, 3000, 3500, 4000, 5000];

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
}

export function EngineFilter({ filters, onChange }: Props) {
  const { t } = useTranslation('search');
  const language = useAppSelector(selectLanguage);
  return (
    <FilterGroup title={t('filters.engine')}>
      <BoundsFilter
        labels={[t('filters.engineFrom'), t('filters.engineTo')]}
        steps={volumes}
        from={filters.engine_min}
        to={filters.engine_max}
        write={(volume) => t('chips.litres', { value: writeLitres(volume, language) })}
        onChange={(engine_min, engine_max) => onChange(changeFilters(filters, { engine_min, engine_max }))}
      />
    </FilterGroup>
  );
}
