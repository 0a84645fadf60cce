import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import { paths } from '#src/shared/lib/paths.ts';

/** The search for cars like this one; the chosen dates go along. */
export function similarSearchPath(
  filters: Readonly<Record<string, string | number>>,
  range: RentalRange | null,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, ...range })) query.set(name, String(value));
  return `${paths.search}?${query.toString()}`;
}
