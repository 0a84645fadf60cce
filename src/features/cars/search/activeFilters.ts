import type { TFunction } from 'i18next';
import { carFields } from '#contract/domain/cars/carFields.ts';
import { choiceFilterNames } from '#contract/domain/cars/carFilters.ts';
import { readPlaceCode } from '#contract/domain/placeCode.ts';
import type { Reference } from '#contract/calls/reference.ts';
import { termCodes } from '#contract/domain/terms/lists.ts';
import type { Language } from '#contract/domain/values.ts';
import { writeLitres } from './litres.ts';
import type { PriceUnits } from './priceUnits.ts';
import { toUnits, writeUnits } from './priceUnits.ts';
import type { FilterName, ListFilter, SearchFilters } from './searchFilters.ts';
import { changeFilters, listFilters, toggleCode } from './searchFilters.ts';

/** A chosen filter in words, and the search without it. */
export interface ActiveFilter {
  readonly key: string;
  /** The filters of the address it stands for. */
  readonly names: readonly FilterName[];
  readonly label: string;
  readonly rest: SearchFilters;
}

/** What filters are written with: the words, the lists and the money of the page. */
export interface FilterWords {
  readonly t: TFunction<'search'>;
  readonly language: Language;
  readonly reference: Reference | undefined;
  readonly units: PriceUnits;
}

/** The chosen filters, price first as in the panel. Place and dates stand in the header. */
export function activeFilters(filters: SearchFilters, words: FilterWords): readonly ActiveFilter[] {
  const { t, language, units } = words;
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
      (text) => writeUnits(text, units),
    ),
    ...(['pick_up', 'drop_off'] as const).flatMap((name) => {
      const place = filters[name] && placeName(filters[name], words);
      return place ? [single([name], t(`chips.${name}`, { place }))] : [];
    }),
    ...(filters.q === undefined ? [] : [single(['q'], t('chips.text', { text: filters.q }))]),
    ...listFilters.flatMap((name) =>
      (filters[name] ?? []).map((code) => ({
        key: `${name} ${code}`,
        names: [name],
        label: nameOf(name, code, words),
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

/** The search with its place, dates and order only. */
export function withoutFilters({ city_id, from, to, sort }: SearchFilters): SearchFilters {
  return changeFilters({}, { city_id, from, to, sort });
}

/** A place in words; of an address or a hotel, its city. */
function placeName(code: string, { reference }: FilterWords): string {
  const place = readPlaceCode(code);
  const list = place?.kind === 'airport' ? reference?.airports : reference?.cities;
  return list?.find(({ id }) => id === place?.id)?.name ?? code;
}

/** A code the lists do not know, from an old link, shows as itself: it can be seen and taken away. */
function nameOf(filter: ListFilter, code: string, { t, reference }: FilterWords): string {
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

/** Everything a filter can be, in the words of the page. */
export function optionsOf(filter: Exclude<ListFilter, 'doors' | 'terms'>, reference: Reference | undefined) {
  if (!reference) return [];
  if (filter === 'brand') return reference.brands;
  if (filter === 'model') return reference.brands.flatMap(({ models }) => models);
  if (filter === 'extras' || filter === 'equipment') return reference[filter];
  // A filter of a list is called as its field.
  return reference[carFields[filter].list];
}
