import { paths } from '#src/shared/lib/paths.ts';
import type { SearchFilters } from './searchFilters.ts';
import { writeFilters } from './searchFilters.ts';

/** The URL of a search, optionally starting at a cursor. */
export function searchPath(filters: SearchFilters, cursor: string | null = null): string {
  const query = writeFilters(filters);
  if (cursor !== null) query.set('cursor', cursor);
  const search = query.toString();
  // Commas between codes are legal in a query and readable; everything else stays encoded.
  return search === '' ? paths.search : `${paths.search}?${search.replaceAll('%2C', ',')}`;
}
