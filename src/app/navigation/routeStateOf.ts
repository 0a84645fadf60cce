import { routePatterns } from '#contract/routePatterns.ts';
import { matchRoute } from '#src/lib/routeAccess.ts';
import type { RouteState } from '#src/store/routeSlice.ts';

/** What screens read from their addresses. Other names may hold anything, and stay out. */
const known: ReadonlySet<string> = new Set(
  'q city_id from to brand model category car_type fuel transmission steering drive year_min year_max engine_min engine_max doors price_min price_max extras terms plan additional youngest_age pick_up drop_off instant rating_min min_days sort cursor order payment thread page id user role status state needs when view tab list kind action actor subject period branch branch_id car_id owner_id week zoom car step'.split(
    ' ',
  ),
);

/** The address as the store, and with it a trace, knows it: `addressOfRoute` makes it anew. */
export function routeStateOf(pathname: string, search: string): RouteState {
  const match = matchRoute(pathname);
  const params = Object.entries(match?.params ?? {}).map(([name, value]) => [name, decoded(value)] as const);
  // Of two of a name screens read the first one.
  const query = [...new URLSearchParams(search)].filter(([name]) => known.has(name)).toReversed();
  return {
    pattern: match === null ? '' : routePatterns[match.name],
    params: Object.fromEntries(params),
    search: Object.fromEntries(query),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
