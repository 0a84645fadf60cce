import { fillPath, routePatterns } from '#contract/routes.ts';
import type { RouteState } from '#src/shared/store/routeSlice.ts';

/** Of this the app has no screen. */
const nowhere = '/-';

/** The address of a route in the store: the inverse of `routeStateOf`. */
export function addressOfRoute({ pattern, params, search }: RouteState): string {
  const path = routePatterns.includes(pattern) ? fillPath(pattern, (name) => params[name] ?? '-') : nowhere;
  const query = new URLSearchParams(search).toString();
  return query === '' ? path : `${path}?${query}`;
}
