import { memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceFilterNames } from '#contract/domain/carFilters.ts';
import type { Reference } from '#contract/calls/reference.ts';
import type { Facets } from '#contract/calls/search.ts';
import { termCodes } from '#contract/domain/terms/lists.ts';
import { useTouchedBefore } from '#src/shared/hooks/useTouchedBefore.ts';
import type { ListFilter, SearchFilters } from '../searchFilters.ts';
import { changeFilters, toggleCode } from '../searchFilters.ts';
import type { Step } from '../useSearch.ts';
import { CheckFilter } from './CheckFilter.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { ChipFilter } from './ChipFilter.tsx';
import { EngineFilter } from './EngineFilter.tsx';
import { mostFirst, withCounts } from './filterOptions.ts';
import type { FilterOption } from './filterOptions.ts';
import { MinDaysFilter } from './MinDaysFilter.tsx';
import { PlaceFilter } from './PlaceFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { RatingFilter } from './RatingFilter.tsx';
import { TextFilter } from './TextFilter.tsx';
import { YearFilter } from './YearFilter.tsx';

interface Props {
  readonly filters: SearchFilters;
  readonly reference: Reference | undefined;
  /** Counts of the last answer; absent until the first one. */
  readonly facets: Facets | undefined;
  readonly onChange: (filters: SearchFilters, step?: Step) => void;
}

/**
 * Every filter with its counts. Place and dates are asked in the header. Drawn anew for other filters or counts alone: it is
 * most of the screen, and neither another page of cars nor another currency changes it.
 */
export const FilterPanel = memo(function FilterPanel({ filters, reference, facets, onChange }: Props) {
  const { t } = useTranslation('search');
  const root = useRef<HTMLDivElement>(null);
  useTouchedBefore(root, filters);
  // Two quick touches may both come before the address of the first has arrived here.
  const newest = useRef(filters);
  useLayoutEffect(() => {
    newest.current = filters;
  }, [filters]);
  const toggle = (name: ListFilter, code: string) => {
    newest.current = toggleCode(newest.current, name, code);
    onChange(newest.current);
  };
  const list = (name: ListFilter, options: readonly FilterOption[]) => ({
    name,
    title: t(`filters.${name}`),
    options,
    chosen: filters[name] ?? [],
    onToggle: (code: string) => toggle(name, code),
  });
  const models = reference?.brands.filter(({ code }) => filters.brand?.includes(code)).flatMap((brand) => brand.models);
  const doors = facets?.doors.toSorted((a, b) => Number(a.code) - Number(b.code)) ?? [];
  const cities = reference?.cities.map(({ id, name }) => ({ code: String(id), name }));
  const any = { code: '', name: t('filters.anyCity'), count: null };
  return (
    <div ref={root}>
      <PlaceFilter filters={filters} onChange={onChange} />
      <PriceFilter filters={filters} prices={facets?.price} onChange={onChange} />
      <TextFilter filters={filters} onChange={onChange} />
      <CheckFilter {...list('category', withCounts(reference?.categories ?? [], facets?.category))} />
      <ChipFilter {...list('transmission', withCounts(reference?.transmissions ?? [], facets?.transmission))} />
      <ChipFilter {...list('fuel', withCounts(reference?.fuels ?? [], facets?.fuel))} />
      <YearFilter filters={filters} onChange={onChange} />
      <CheckFilter {...list('brand', mostFirst(withCounts(reference?.brands ?? [], facets?.brand)))} />
      {models && models.length > 0 ? (
        <CheckFilter {...list('model', mostFirst(withCounts(models, facets?.model)))} />
      ) : null}
      <CheckFilter {...list('equipment', withCounts(reference?.equipment ?? [], facets?.equipment))} />
      <CheckFilter {...list('extras', withCounts(reference?.extras ?? [], facets?.extras))} />
      <ChipFilter
        {...list(
          'terms',
          withCounts(
            termCodes.map((code) => ({ code, name: t(`terms.${code}`) })),
            facets?.terms,
          ),
        )}
      />
      {choiceFilterNames.map((name) => (
        <ChoiceFilter
          key={name}
          title={t(`filters.${name}`)}
          hint={name === 'instant' ? t('filters.instantHint') : null}
          isOn={filters[name] === true}
          count={facets?.[name].find(({ code }) => code === '1')?.count ?? null}
          onChange={(isOn) => onChange(changeFilters(filters, { [name]: isOn || undefined }))}
        />
      ))}
      <RatingFilter filters={filters} counts={facets?.rating} onChange={onChange} />
      <CheckFilter {...list('car_type', withCounts(reference?.car_types ?? [], facets?.car_type))} />
      <ChipFilter {...list('drive', withCounts(reference?.drives ?? [], facets?.drive))} />
      <ChipFilter {...list('steering', withCounts(reference?.steerings ?? [], facets?.steering))} />
      <EngineFilter filters={filters} onChange={onChange} />
      <ChipFilter
        {...list(
          'doors',
          doors.map(({ code, count }) => ({ code, name: code, count })),
        )}
      />
      <MinDaysFilter filters={filters} onChange={onChange} />
      <CheckFilter
        isSingle
        name="city"
        title={t('filters.city')}
        options={[any, ...withCounts(cities ?? [], facets?.city)]}
        chosen={[filters.city_id === undefined ? '' : String(filters.city_id)]}
        onToggle={(code) => onChange(changeFilters(filters, { city_id: code === '' ? undefined : Number(code) }))}
      />
    </div>
  );
});
