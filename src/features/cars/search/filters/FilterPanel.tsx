import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reference } from '#contract/calls/reference/reference.ts';
import type { Facets } from '#contract/calls/cars/search.ts';
import { choiceFilterNames } from '#contract/domain/cars/carFilters.ts';
import { MOST_FLEXIBLE } from '#contract/domain/limits.ts';
import { termCodes } from '#contract/domain/terms/lists.ts';
import { useDraft } from '#src/shared/hooks/useDraft.ts';
import { useTouchedBefore } from '#src/shared/hooks/useTouchedBefore.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';
import type { ListFilter, SearchFilters } from '../searchFilters.ts';
import { changeFilters, toggleCode, ratings } from '../searchFilters.ts';
import type { Step } from '../useSearch.ts';
import { CheckFilter } from './CheckFilter.tsx';
import { ChipFilter } from './ChipFilter.tsx';
import { ChipRow } from './ChipRow.ts';
import { EngineFilter } from './EngineFilter.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { FoldedFilter } from './FoldedFilter.tsx';
import { mostFirst, withCounts } from './filterOptions.ts';
import type { FilterOption } from './filterOptions.ts';
import { PlaceFilter } from './PlaceFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { YearFilter } from './YearFilter.tsx';

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '14px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.9375rem',
  cursor: 'pointer',
  '& > .MuiSwitch-root': { marginInlineEnd: -8 },
  '& .title': { display: 'block', fontWeight: 600 },
  '& .count, & .hint': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

interface ChoiceFilterProps {
  readonly title: string;
  readonly hint: string | null;
  readonly isOn: boolean;
  readonly count: number | null;
  readonly onChange: (isOn: boolean) => void;
}

/** A yes/no filter. */
function ChoiceFilter({ title, hint, isOn, count, onChange }: ChoiceFilterProps) {
  return (
    <Row>
      <span>
        <b className="title">
          <span>{title}</span> {count === null ? null : <small className="count">{count}</small>}
        </b>
        {hint === null ? null : <small className="hint">{hint}</small>}
      </span>
      <Switch checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    </Row>
  );
}

interface RatingFilterProps {
  readonly filters: SearchFilters;
  readonly counts: Facets['rating'] | undefined;
  readonly onChange: (filters: SearchFilters) => void;
}

/** Minimum rating, as one choice. */
function RatingFilter({ filters, counts, onChange }: RatingFilterProps) {
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

/** Days that the dates may be moved by, and lengths of the shortest rental. */
const flexibleDays = Array.from({ length: MOST_FLEXIBLE }, (_, index) => index + 1);
const shortest = [1, 2, 3, 7];

interface DaysFilterProps {
  readonly name: 'flexible' | 'min_days';
  readonly title: string;
  readonly choices: readonly number[];
  readonly label: (count: number) => string;
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters) => void;
}

/** One of a few numbers of days. */
function DaysFilter({ name, title, choices, label, filters, onChange }: DaysFilterProps) {
  return (
    <FilterGroup title={title}>
      <ChipRow>
        {choices.map((days) => (
          <ChoiceChip
            key={days}
            aria-pressed={filters[name] === days}
            onClick={() => onChange(changeFilters(filters, { [name]: filters[name] === days ? undefined : days }))}
          >
            {label(days)}
          </ChoiceChip>
        ))}
      </ChipRow>
    </FilterGroup>
  );
}

interface TextFilterProps {
  readonly filters: SearchFilters;
  readonly onChange: (filters: SearchFilters, step?: Step) => void;
}

/** Text in brand, model or description. */
function TextFilter({ filters, onChange }: TextFilterProps) {
  const { t } = useTranslation('search');
  const [draft, setDraft] = useDraft(filters.q ?? '', (text) =>
    onChange(changeFilters(filters, { q: text.trim() || undefined }), 'typing'),
  );
  return (
    <FilterGroup title={t('filters.text')}>
      <SmallInput
        type="search"
        label={t('filters.text')}
        placeholder={t('filters.textHint')}
        value={draft}
        onChange={setDraft}
      />
    </FilterGroup>
  );
}

interface Props {
  readonly filters: SearchFilters;
  readonly reference: Reference | undefined;
  /** Counts of the last response; undefined until the first one. */
  readonly facets: Facets | undefined;
  readonly onChange: (filters: SearchFilters, step?: Step) => void;
}

/**
 * All filters with counts. Place and dates are in the header. Memoized, since it is most of the screen: neither another
 * page of cars nor another currency rerenders it.
 */
export const FilterPanel = memo(function FilterPanel({ filters, reference, facets, onChange }: Props) {
  const { t } = useTranslation('search');
  const root = useRef<HTMLDivElement>(null);
  useTouchedBefore(root, filters);
  // Two quick clicks may come before the URL of the first is rendered.
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
  const foldOf = (name: ListFilter) => ({ name, title: t(`filters.${name}`), chosen: filters[name]?.length ?? 0 });
  const fold = (name: string, title: string, of: readonly (keyof SearchFilters)[]) => {
    const isChosen = of.some((filter) => filters[filter] !== undefined);
    return { name, title, chosen: isChosen ? 1 : 0 };
  };
  const models = reference?.brands.filter(({ code }) => filters.brand?.includes(code)).flatMap((brand) => brand.models);
  const doors = facets?.doors.toSorted((a, b) => Number(a.code) - Number(b.code)) ?? [];
  const cities = reference?.cities.map(({ id, name }) => ({ code: String(id), name }));
  const any = { code: '', name: t('filters.anyCity'), count: null };
  return (
    <div ref={root}>
      <PlaceFilter filters={filters} onChange={onChange} />
      {filters.from === undefined ? null : (
        <DaysFilter
          name="flexible"
          title={t('filters.flexible')}
          choices={flexibleDays}
          label={(count) => t('filters.flexibleOf', { count })}
          filters={filters}
          onChange={onChange}
        />
      )}
      <PriceFilter filters={filters} prices={facets?.price} onChange={onChange} />
      <TextFilter filters={filters} onChange={onChange} />
      <CheckFilter {...list('category', withCounts(reference?.categories ?? [], facets?.category))} />
      <ChipFilter {...list('transmission', withCounts(reference?.transmissions ?? [], facets?.transmission))} />
      <CheckFilter {...list('brand', mostFirst(withCounts(reference?.brands ?? [], facets?.brand)))} />
      {models && models.length > 0 ? (
        <CheckFilter {...list('model', mostFirst(withCounts(models, facets?.model)))} />
      ) : null}
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
      <FoldedFilter {...fold('year', t('filters.yearFrom'), ['year_min', 'year_max'])}>
        <YearFilter filters={filters} onChange={onChange} />
      </FoldedFilter>
      <FoldedFilter {...foldOf('fuel')}>
        <ChipFilter {...list('fuel', withCounts(reference?.fuels ?? [], facets?.fuel))} />
      </FoldedFilter>
      <FoldedFilter {...foldOf('car_type')}>
        <CheckFilter {...list('car_type', withCounts(reference?.car_types ?? [], facets?.car_type))} />
      </FoldedFilter>
      <FoldedFilter {...foldOf('drive')}>
        <ChipFilter {...list('drive', withCounts(reference?.drives ?? [], facets?.drive))} />
      </FoldedFilter>
      <FoldedFilter {...fold('rating', t('filters.rating'), ['rating_min'])}>
        <RatingFilter filters={filters} counts={facets?.rating} onChange={onChange} />
      </FoldedFilter>
      <FoldedFilter {...foldOf('equipment')}>
        <CheckFilter {...list('equipment', withCounts(reference?.equipment ?? [], facets?.equipment))} />
      </FoldedFilter>
      <FoldedFilter {...foldOf('extras')}>
        <CheckFilter {...list('extras', withCounts(reference?.extras ?? [], facets?.extras))} />
      </FoldedFilter>
      <FoldedFilter {...foldOf('terms')}>
        <ChipFilter
          {...list(
            'terms',
            withCounts(
              termCodes.map((code) => ({ code, name: t(`terms.${code}`) })),
              facets?.terms,
            ),
          )}
        />
      </FoldedFilter>
      <FoldedFilter {...foldOf('steering')}>
        <ChipFilter {...list('steering', withCounts(reference?.steerings ?? [], facets?.steering))} />
      </FoldedFilter>
      <FoldedFilter {...fold('engine', t('filters.engine'), ['engine_min', 'engine_max'])}>
        <EngineFilter filters={filters} onChange={onChange} />
      </FoldedFilter>
      <FoldedFilter {...foldOf('doors')}>
        <ChipFilter
          {...list(
            'doors',
            doors.map(({ code, count }) => ({ code, name: code, count })),
          )}
        />
      </FoldedFilter>
      <FoldedFilter {...fold('min-days', t('filters.minDays'), ['min_days'])}>
        <DaysFilter
          name="min_days"
          title={t('filters.minDays')}
          choices={shortest}
          label={(count) => t('filters.minDaysOf', { count })}
          filters={filters}
          onChange={onChange}
        />
      </FoldedFilter>
      <FoldedFilter {...fold('city', t('filters.city'), [])}>
        <CheckFilter
          isSingle
          name="city"
          title={t('filters.city')}
          options={[any, ...withCounts(cities ?? [], facets?.city)]}
          chosen={[filters.city_id === undefined ? '' : String(filters.city_id)]}
          onToggle={(code) => onChange(changeFilters(filters, { city_id: code === '' ? undefined : Number(code) }))}
        />
      </FoldedFilter>
    </div>
  );
});
