import { useTranslation } from 'react-i18next';
import type { Facets } from '#contract/calls/search.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { changeFilters, ratings } from '../searchFilters.ts';
import { ChipFilter } from './ChipFilter.tsx';
import { withCounts } from './filterOptions.ts';

interface Props {
  readonly filters: SearchFilters;
  readonly counts: Facets['rating'] | undefined;
  readonly onChange: (filters: SearchFilters) => void;
}

/** At least so many stars; one bound at a time. */
export function RatingFilter({ filters, counts, onChange }: Props) {
  const { t } = useTranslation('search');
  const list = ratings.map((code) => ({ code, name: `★ ${code}` }));
  const toggle = (code: string) => {
    const rating = ratings.find((other) => other === code && other !== filters.rating_min);
    onChange(changeFilters(filters, { rating_min: rating }));
  };
  return (
    <ChipFilter
      isSingle
      title={t('filters.rating')}
      options={withCounts(list, counts)}
      chosen={filters.rating_min ? [filters.rating_min] : []}
      onToggle={toggle}
    />
  );
}
