import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters } from '../searchFilters.ts';
import { ChipRow } from './ChipRow.ts';
import { FilterGroup } from './FilterGroup.tsx';

const shortest = [1, 2, 3, 7];

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
}

/** The car may be rented for as few days as this. */
export function MinDaysFilter({ filters, onChange }: Props) {
  const { t } = useTranslation('search');
  return (
    <FilterGroup title={t('filters.minDays')}>
      <ChipRow>
        {shortest.map((days) => (
          <ChoiceChip
            key={days}
            aria-pressed={filters.min_days === days}
            onClick={() => onChange(changeFilters(filters, { min_days: filters.min_days === days ? undefined : days }))}
          >
            {t('filters.minDaysOf', { count: days })}
          </ChoiceChip>
        ))}
      </ChipRow>
    </FilterGroup>
  );
}
