import { useTranslation } from 'react-i18next';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters } from '../searchFilters.ts';
import { BoundsFilter } from './BoundsFilter.tsx';
import { ChipRow } from './ChipRow.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { useShownAtOnce } from '#src/shared/hooks/useShownAtOnce.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';

/** Common lower bounds. */
const usual = [2015, 2018, 2021, 2024];
/** For classic cars. */
const decades = [1950, 1960, 1970, 1980];
const everyYearFrom = 1990;

interface Props {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
}

export function YearFilter({ filters, onChange }: Props) {
  const { t } = useTranslation('search');
  const { year_min: from, year_max: to } = filters;
  const [shown, choose] = useShownAtOnce(from);
  const latest = Number(todayInTbilisi(useServerNow()).slice(0, 4)) + 1;
  const years = Array.from({ length: latest - everyYearFrom + 1 }, (_, index) => everyYearFrom + index);
  const change = (year_min: number | undefined, year_max: number | undefined) =>
    onChange(changeFilters(filters, { year_min, year_max }));
  return (
    <FilterGroup title={t('filters.yearFrom')}>
      <ChipRow>
        {usual.map((year) => (
          <ChoiceChip
            key={year}
            aria-pressed={shown === year}
            onClick={() => {
              const next = shown === year ? undefined : year;
              choose(next, () => change(next, to !== undefined && to < year ? undefined : to));
            }}
          >
            {year}
          </ChoiceChip>
        ))}
      </ChipRow>
      <BoundsFilter
        labels={[t('filters.yearFrom'), t('filters.yearTo')]}
        steps={[...decades, ...years]}
        from={from}
        to={to}
        write={String}
        onChange={change}
      />
    </FilterGroup>
  );
}
