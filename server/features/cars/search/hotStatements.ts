import { Sort } from '#contract/calls/cars/search.ts';
import { recommendedStatement } from '../recommended/recommendedRepository.ts';
import { listSelections } from './facets/facetSelections.ts';
import { facetsStatement } from './facets/facetsRepository.ts';
import { fewCarsStatement } from './fewCarsRepository.ts';
import { isByDates, isByTotal, listChosenGroups, type ParsedSearchQuery, type SearchFilters } from './searchFilters.ts';
import { orders, pageStatement, type Statement, TOTAL_CAP, totalsStatement } from './searchRepository.ts';
import { candidatesStatement } from './totals/totalOrderRepository.ts';

export interface NamedStatement extends Statement {
  readonly name?: string;
}

/** What the search box of the first page and its categories lead to, each with and without dates. */
const queries: readonly ParsedSearchQuery[] = [
  {},
  { city_id: 1 },
  { category: ['suv'] },
  { city_id: 1, category: ['suv'] },
];
const someDates = { from: new Date(0), to: new Date(0) };
/** Up to six days and more: with the length change the bounds by which totals are put in order. */
const someDays = [1, 7].map((count) => Array.from({ length: count }, () => '1970-01-01'));

function textsOf(filters: SearchFilters): readonly string[] {
  const groups = listChosenGroups(filters);
  return [
    ...Sort.options.map((sort) => {
      if (isByDates(filters, sort)) return recommendedStatement(filters, groups, null);
      return isByTotal(filters, sort)
        ? candidatesStatement(filters, groups, { direction: orders[sort].direction, after: null })
        : pageStatement(filters, groups, sort, null);
    }),
    totalsStatement([[filters, groups]]),
    ...listSelections(filters).map(({ groups: counted, facets }) =>
      facetsStatement(filters, counted, facets, { most: TOTAL_CAP }),
    ),
    fewCarsStatement(filters, groups),
  ].map(({ text }) => text);
}

/** The only named statements of a search: each is planned once per connection and reused until it closes. */
const names: ReadonlyMap<string, string> = new Map(
  queries
    .flatMap((query): SearchFilters[] => [
      { query, words: [], dates: null, days: [] },
      ...someDays.map((days) => ({ query: { ...query, from: 'some', to: 'some' }, words: [], dates: someDates, days })),
    ])
    .flatMap(textsOf)
    .map((text, index) => [text, `search-${index}`]),
);

/** Gives a statement its name when it is one of the few that have one; the others are planned each time and forgotten. */
export function nameHot(statement: Statement): NamedStatement {
  const name = names.get(statement.text);
  return name === undefined ? statement : { ...statement, name };
}
