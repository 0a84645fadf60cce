import { queryNames, routePatterns } from '#contract/routePatterns.ts';
import { matchRoute } from '#src/lib/routeAccess.ts';
import type { RouteState } from '#src/store/routeSlice.ts';

/** The address as the store, and with it a trace, knows it: `addressOfRoute` makes it anew. */
export function routeStateOf(pathname: string, search: string): RouteState {
  const match = matchRoute(pathname);
  const params = Object.entries(match?.params ?? {}).map(([name, value]) => [name, decoded(value)] as const);
  // Of two of a name screens read the first one.
  const query = [...new URLSearchParams(search)].filter(([name]) => queryNames.has(name)).toReversed();
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
