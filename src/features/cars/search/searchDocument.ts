import type { TFunction } from 'i18next';
import type { Reference } from '#contract/calls/reference/reference.ts';
import { nameOfCity } from './place/searchPlace.ts';
import type { SearchFilters } from './searchFilters.ts';

/** Title and description of a search for the tab, search engines and link previews: city, one brand, one category. */
export function searchDocument(
  t: TFunction<'search'>,
  filters: SearchFilters,
  reference: Pick<Reference, 'cities' | 'districts' | 'brands' | 'categories'> | undefined,
): { readonly title: string; readonly description: string } {
  const place = nameOfCity(filters, reference);
  const only = (codes: readonly string[] = []) => (codes.length === 1 ? codes[0] : undefined);
  const brand = reference?.brands.find(({ code }) => code === only(filters.brand))?.name;
  const category = reference?.categories.find(({ code }) => code === only(filters.category))?.name;
  const what = [brand, category].filter((name) => name !== undefined).join(', ');
  return {
    title: titleOf(t, place, what),
    description: place === undefined ? t('documentDescription') : t('documentDescriptionIn', { place }),
  };
}

function titleOf(t: TFunction<'search'>, place: string | undefined, what: string): string {
  if (place === undefined) return what === '' ? t('documentTitleAnywhere') : t('documentTitleAnywhereOf', { what });
  return what === '' ? t('documentTitle', { place }) : t('documentTitleOf', { place, what });
}
