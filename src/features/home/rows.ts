import type { HomeRow } from '#contract/calls/cars/cars.ts';
import type { SearchFilters } from '#src/features/cars/search/searchFilters.ts';

interface Row {
  /** How the row looks. */
  readonly look: 'plain' | 'band' | 'lead' | 'wide';
  /** About its height on a phone and on a wide screen, px. */
  readonly tall: readonly [number, number];
  /** What "see all" searches for. */
  readonly filters: SearchFilters;
}

/** The rows of the home page in their order. */
export const rows = {
  popular: { look: 'plain', tall: [430, 450], filters: { rating_min: '4' } },
  new: { look: 'plain', tall: [447, 461], filters: { sort: 'newest' } },
  sports: { look: 'band', tall: [501, 571], filters: { category: ['sports'] } },
  classic: { look: 'lead', tall: [510, 365], filters: { category: ['classic'] } },
  buses: { look: 'wide', tall: [505, 398], filters: { category: ['bus'] } },
} as const satisfies Record<HomeRow, Row>;
