import type { Language } from '#contract/domain/values.ts';
import { changeFilters, readFilters, writeFilters } from '#src/features/cars/search/searchFilters.ts';
import type { FilterName, SearchFilters } from '#src/features/cars/search/searchFilters.ts';
import { languageOf, languages } from '#src/shared/i18n/languages.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { HeadOf } from './shownPage.ts';

type PageQuery = Pick<HeadOf, 'page' | 'query'>;
type Placed = Pick<HeadOf, 'page' | 'query' | 'publicUrl'>;

/** Filters that people search for by name: with one value each, their lists are pages of their own. */
const ownPages: readonly FilterName[] = ['city_id', 'category', 'brand'];

/** The same cars for other dates or in another order are the same page. */
const listOf = (query: URLSearchParams): SearchFilters =>
  changeFilters(readFilters(query), { from: undefined, to: undefined, sort: undefined });

/**
 * Whether search engines should not index the page: a list that no one searches for by name and that links to more of
 * its kind, the later pages of a list, whose addresses do not last, an empty list, and an owner without cars.
 * https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading
 */
export function isLeftOut({ page, query }: PageQuery): boolean {
  // A place without cars says so to people, and nothing to search engines.
  if (page.route === 'rent') return page.answer.count === 0;
  if (page.route === 'owner') return page.owner.cars_count === 0;
  if (page.route !== 'search') return false;
  const isNamed = Object.entries(listOf(query)).every(
    ([name, value]) => ownPages.some((own) => own === name) && (!Array.isArray(value) || value.length === 1),
  );
  return !isNamed || query.has('cursor') || page.answer.total === 0;
}

function pathOf(page: HeadOf['page']): string {
  if (page.route === 'car') return paths.car(page.car.slug, page.car.id);
  if (page.route === 'rent') return paths.rent(page.answer.place.code);
  return page.route === 'owner' ? paths.owner(page.owner.id) : paths[page.route];
}

/** The parameters that identify the page, in a fixed order. */
function parametersOf({ page, query }: PageQuery): URLSearchParams {
  if (page.route !== 'search') return new URLSearchParams();
  const parameters = writeFilters(listOf(query));
  const cursor = query.get('cursor');
  if (cursor) parameters.set('cursor', cursor);
  return parameters;
}

/** The whole address of the page in a language; without one, in the language of the reader. */
export function addressIn(language: Language | null, head: Placed): string {
  const parameters = parametersOf(head);
  if (language !== null) parameters.set('lang', language);
  parameters.sort();
  // As the client writes it: commas between codes stay unescaped.
  const text = parameters.toString().replaceAll('%2C', ',');
  return `${head.publicUrl}${pathOf(head.page)}${text === '' ? '' : `?${text}`}`;
}

/** The canonical address of the requested page. */
export const canonicalOf = (head: Placed): string => addressIn(languageOf(head.query.get('lang')), head);

/** The page in every language, and for readers of none of them. */
export const languageVersions = (head: Placed) => [
  ...languages.map((language) => ({ language, address: addressIn(language, head) })),
  { language: 'x-default', address: addressIn(null, head) },
];
