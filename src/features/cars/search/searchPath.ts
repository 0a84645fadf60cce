import { paths } from '#src/shared/lib/paths.ts';
import type { SearchFilters } from './searchFilters.ts';
import { writeFilters } from './searchFilters.ts';

/** The address of a search: what is shared, reloaded and gone back to. With a cursor, of the list from there on. */
export function searchPath(filters: SearchFilters, cursor: string | null = null): string {
  const query = writeFilters(filters);
  if (cursor !== null) query.set('cursor', cursor);
  const search = query.toString();
  // Commas between codes are legal in a query and readable; nothing else is spared.
  return search === '' ? paths.search : `${paths.search}?${search.replaceAll('%2C', ',')}`;
}
