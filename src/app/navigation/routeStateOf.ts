import { matchRoute } from '#src/shared/lib/routes.ts';
import type { RouteState } from '#src/shared/store/routeSlice.ts';

/** The address as stored in the state, and so in a trace: `addressOfRoute` is the inverse. */
export function routeStateOf(pathname: string, search: string): RouteState {
  const match = matchRoute(pathname);
  const params = Object.entries(match?.params ?? {}).map(([name, value]) => [name, decoded(value)] as const);
  const known = match?.query ?? [];
  // Of two of a name screens read the first one.
  const query = [...new URLSearchParams(search)].filter(([name]) => known.includes(name)).toReversed();
  return {
    pattern: match?.path ?? '',
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
