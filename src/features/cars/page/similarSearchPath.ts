import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { paths } from '#src/shared/lib/paths.ts';

/** The URL of a search for similar cars on the chosen dates. */
export function similarSearchPath(
  filters: Readonly<Record<string, string | number>>,
  range: RentalRange | null,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, ...range })) query.set(name, String(value));
  return `${paths.search}?${query.toString()}`;
}
