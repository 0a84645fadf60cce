import { paths } from '#src/lib/paths.ts';
import type { SearchFilters } from './searchFilters.ts';
import { writeFilters } from './searchFilters.ts';

/** The address of a search: what is shared, reloaded and gone back to. */
export function searchPath(filters: SearchFilters): string {
  const search = writeFilters(filters).toString();
  // Commas between codes are legal in a query and readable; nothing else is spared.
  return search === '' ? paths.search : `${paths.search}?${search.replaceAll('%2C', ',')}`;
}
