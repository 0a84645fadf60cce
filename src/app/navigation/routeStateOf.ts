import { routePatterns } from '#contract/routePatterns.ts';
import { matchRoute } from '#src/lib/routeAccess.ts';
import type { RouteState } from '#src/store/routeSlice.ts';

/** Query names that say what was looked for but not who looked; free text (`q`) stays out. */
const harmless: ReadonlySet<string> = new Set(
  'city_id from to brand model category car_type fuel transmission steering drive year_min year_max engine_min engine_max doors price_min price_max extras instant rating_min min_days sort payment'.split(
    ' ',
  ),
);

/** The address as the store, and with it a trace, may know it. */
export function routeStateOf(pathname: string, search: string): RouteState {
  const match = matchRoute(pathname);
  const known = [...new URLSearchParams(search)].filter(([name]) => harmless.has(name));
  return {
    pattern: match === null ? '' : routePatterns[match.name],
    params: match?.params ?? {},
    search: Object.fromEntries(known),
  };
}
