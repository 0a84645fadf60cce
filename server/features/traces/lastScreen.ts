import { routePatterns } from '#contract/routes.ts';
import type { TraceFile } from '#contract/calls/traces.ts';

/** Pattern of the route where the file ends, of those there are; empty where it says none. */
export function lastScreen({ actionsById, stagedActionIds, committedState }: TraceFile): string {
  const entered = stagedActionIds
    .map((id) => actionsById[id]?.action)
    .findLast((action) => action?.type === 'route/routeEntered');
  const pattern = patternOf(entered === undefined ? committedState['route'] : entered['payload']);
  return routePatterns.includes(pattern) ? pattern : '';
}

function patternOf(route: unknown): string {
  const isRoute = typeof route === 'object' && route !== null && 'pattern' in route;
  return isRoute && typeof route.pattern === 'string' ? route.pattern : '';
}
