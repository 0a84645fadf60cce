import { allFacets, type Facet } from './facetsRepository.ts';
import { type FilterGroup, listChosenGroups, type SearchFilters } from '../searchFilters.ts';

/** Facets that are counted over the same cars. */
export interface Selection {
  readonly groups: readonly FilterGroup[];
  readonly facets: readonly Facet[];
}

/** Facets without a filter of their own share one selection; each of the others has one. */
export function listSelections(filters: SearchFilters): readonly Selection[] {
  const chosen = listChosenGroups(filters);
  const own = allFacets.filter((facet) => chosen.includes(facet));
  const shared = allFacets.filter((facet) => !own.includes(facet));
  return [
    ...(shared.length === 0 ? [] : [{ groups: chosen, facets: shared }]),
    ...own.map((facet) => ({ groups: chosen.filter((group) => group !== facet), facets: [facet] })),
  ];
}
