import type { TFunction } from 'i18next';
import { carFields } from '#contract/domain/cars/carFields.ts';
import { choiceFilterNames } from '#contract/domain/cars/carFilters.ts';
import { readPlaceCode } from '#contract/domain/placeCode.ts';
import type { Reference } from '#contract/calls/reference/reference.ts';
import { termCodes } from '#contract/domain/terms/lists.ts';
import type { Language } from '#contract/domain/values.ts';
import { writeLitres } from './litres.ts';
import type { PriceUnits } from './priceUnits.ts';
import { toUnits, writeUnits } from './priceUnits.ts';
import type { FilterName, ListFilter, SearchFilters } from './searchFilters.ts';
import { changeFilters, listFilters, toggleCode } from './searchFilters.ts';

/** An active filter as text, and the search without it. */
export interface ActiveFilter {
  readonly key: string;
  /** The filter names it covers. */
  readonly names: readonly FilterName[];
  readonly label: string;
  readonly rest: SearchFilters;
}

/** What is needed to describe filters: translations, lists and price units. */
export interface FilterContext {
  readonly t: TFunction<'search'>;
  readonly language: Language;
  readonly reference: Reference | undefined;
  readonly units: PriceUnits;
}

/** The active filters, price first as in the panel. Place and dates are in the header. */
export function activeFilters(filters: SearchFilters, context: FilterContext): readonly ActiveFilter[] {
  const { t, language, units } = context;
  const single = (names: readonly FilterName[], label: string): ActiveFilter => ({
    key: names.join(' '),
    names,
    label,
    rest: changeFilters(filters, Object.fromEntries(names.map((name) => [name, undefined]))),
  });
  const bounds = (
    [least, most]: readonly ['price_min' | 'year_min' | 'engine_min', 'price_max' | 'year_max' | 'engine_max'],
    write: (value: number) => string,
    dress: (text: string) => string = (text) => text,
  ): readonly ActiveFilter[] => {
    const [from, to] = [filters[least], filters[most]];
    if (from === undefined && to === undefined) return [];
    if (from === undefined) return [single([most], t('chips.upTo', { value: dress(write(to ?? 0)) }))];
    if (to === undefined) return [single([least], t('chips.from', { value: dress(write(from)) }))];
    const [low, high] = [write(from), write(to)];
    return [single([least, most], dress(low === high ? low : `${low}–${high}`))];
  };
  return [
    ...bounds(
      ['price_min', 'price_max'],
      (tetri) => String(toUnits(tetri, units)),
      (text) => writeUnits(text, units, language),
    ),
    ...(filters.flexible ? [single(['flexible'], t('filters.flexibleOf', { count: filters.flexible }))] : []),
    ...(filters.district_id === undefined
      ? []
      : [single(['district_id'], t('chips.district', { place: districtName(filters.district_id, context) }))]),
    ...(['pick_up', 'drop_off'] as const).flatMap((name) => {
      const place = filters[name] && placeName(filters[name], context);
      return place ? [single([name], t(`chips.${name}`, { place }))] : [];
    }),
    ...(filters.bbox === undefined ? [] : [single(['bbox'], t('chips.area'))]),
    ...(filters.q === undefined ? [] : [single(['q'], t('chips.text', { text: filters.q }))]),
    ...listFilters.flatMap((name) =>
      (filters[name] ?? []).map((code) => ({
        key: `${name} ${code}`,
        names: [name],
        label: nameOf(name, code, context),
        rest: toggleCode(filters, name, code),
      })),
    ),
    ...bounds(['year_min', 'year_max'], String),
    ...bounds(
      ['engine_min', 'engine_max'],
      (volume) => writeLitres(volume, language),
      (value) => t('chips.litres', { value }),
    ),
    ...choiceFilterNames.flatMap((name) => (filters[name] ? [single([name], t(`filters.${name}`))] : [])),
    ...(filters.rating_min ? [single(['rating_min'], t('chips.rating', { value: filters.rating_min }))] : []),
    ...(filters.min_days ? [single(['min_days'], t('chips.minDays', { count: filters.min_days }))] : []),
  ];
}

/** The search with only its city or district, dates and order. */
export function withoutFilters({ city_id, district_id, from, to, sort, map }: SearchFilters): SearchFilters {
  return changeFilters({}, { city_id, district_id, from, to, sort, map });
}

/** An unknown one from an old link is shown as its number, so that it can be removed. */
const districtName = (id: number, { reference }: FilterContext): string =>
  reference?.districts.find((district) => district.id === id)?.name ?? String(id);

/** The name of a place; for an address or a hotel, of its city. */
function placeName(code: string, { reference }: FilterContext): string {
  const place = readPlaceCode(code);
  const list = place?.kind === 'airport' ? reference?.airports : reference?.cities;
  return list?.find(({ id }) => id === place?.id)?.name ?? code;
}

/** An unknown code from an old link is shown as it is, so that it can be removed. */
function nameOf(filter: ListFilter, code: string, { t, reference }: FilterContext): string {
  if (filter === 'doors') {
    const count = Number(code);
    return Number.isInteger(count) ? t('chips.doors', { count }) : code;
  }
  if (filter === 'terms') {
    const term = termCodes.find((one) => one === code);
    return term === undefined ? code : t(`terms.${term}`);
  }
  return optionsOf(filter, reference).find((option) => option.code === code)?.name ?? code;
}

/** All options of a filter, translated. */
export function optionsOf(filter: Exclude<ListFilter, 'doors' | 'terms'>, reference: Reference | undefined) {
  if (!reference) return [];
  if (filter === 'brand') return reference.brands;
  if (filter === 'model') return reference.brands.flatMap(({ models }) => models);
  if (filter === 'extras' || filter === 'equipment') return reference[filter];
  // Filters by a list have the name of their field.
  return reference[carFields[filter].list];
}
