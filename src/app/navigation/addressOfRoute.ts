import { routePatterns } from '#contract/routePatterns.ts';
import type { RouteState } from '#src/store/routeSlice.ts';

const patterns: readonly string[] = Object.values(routePatterns);

/** Of this the app has no screen. */
const nowhere = '/-';

/** The address that shows what a route of the store says: the inverse of `routeStateOf`. */
export function addressOfRoute({ pattern, params, search }: RouteState): string {
  const path = patterns.includes(pattern)
    ? pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '-'))
    : nowhere;
  const query = new URLSearchParams(search).toString();
  return query === '' ? path : `${path}?${query}`;
}
