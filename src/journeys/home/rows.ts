import type { HomeRow } from '#contract/cars.ts';
import type { SearchFilters } from '#src/features/cars/search/searchFilters.ts';

interface Row {
  /** How the row looks. */
  readonly look: 'plain' | 'band' | 'lead' | 'wide';
  /** What "see all" searches for. */
  readonly filters: SearchFilters;
}

/** The rows of the home page in their order. */
export const rows = {
  popular: { look: 'plain', filters: { sort: 'rating' } },
  new: { look: 'plain', filters: { sort: 'newest' } },
  sports: { look: 'band', filters: { category: ['sports'] } },
  classic: { look: 'lead', filters: { category: ['classic'] } },
  buses: { look: 'wide', filters: { category: ['bus'] } },
} as const satisfies Record<HomeRow, Row>;
