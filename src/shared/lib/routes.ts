import { matchPath } from 'react-router';
import { routeNames, routeOf } from '#contract/routes.ts';
import type { RouteName } from '#contract/routes.ts';
import type { Role } from '#contract/calls/auth/session.ts';

export interface RouteMatch extends ReturnType<typeof routeOf> {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
}

/** Null for an address the app doesn't have. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const name of routeNames) {
    const route = routeOf(name);
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (match !== null) {
      const params = Object.entries(match.params).flatMap(([param, value]) =>
        value === undefined ? [] : [[param, value]],
      );
      // The pattern names the parameters; the empty ones were left out above.
      return { ...route, name, params: Object.fromEntries(params) as Record<string, string> };
    }
  }
  return null;
}

/** Whether the address belongs to the control panel. */
export const isInPanel = (pathname: string): boolean => Array.isArray(matchRoute(pathname)?.access);

/** Whether a user with these roles may open the address; addresses without roles are open to all of them. */
export function isOpenTo(roles: readonly Role[], pathname: string): boolean {
  const access = matchRoute(pathname)?.access;
  return typeof access !== 'object' || access.some((role) => roles.includes(role));
}
