import { matchPath } from 'react-router';
import { routePatterns } from '#src/lib/paths.ts';
import type { RouteName } from '#src/lib/paths.ts';
import type { ScreenName } from './screens.ts';

interface AppRoute {
  readonly name: RouteName;
  readonly screen: ScreenName;
  /** Whether it needs a user. */
  readonly access: 'anyone' | 'user';
}

/** Every address with its screen. Screens that are not there yet are never linked to. */
export const routes: readonly AppRoute[] = [
  { name: 'home', screen: 'home', access: 'anyone' },
  { name: 'car', screen: 'car', access: 'anyone' },
  { name: 'search', screen: 'search', access: 'anyone' },
  { name: 'terms', screen: 'terms', access: 'anyone' },
  { name: 'about', screen: 'about', access: 'anyone' },
  { name: 'profile', screen: 'notReady', access: 'user' },
  { name: 'changePassword', screen: 'notReady', access: 'user' },
  { name: 'chat', screen: 'notReady', access: 'user' },
  { name: 'favourites', screen: 'notReady', access: 'user' },
  { name: 'orders', screen: 'notReady', access: 'user' },
  { name: 'paymentSuccess', screen: 'notReady', access: 'user' },
  { name: 'paymentFailure', screen: 'notReady', access: 'user' },
  { name: 'adminHome', screen: 'notReady', access: 'user' },
];

export interface RouteMatch {
  readonly route: AppRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** Null for an address the app doesn't have. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const route of routes) {
    const match = matchPath(routePatterns[route.name], pathname);
    if (match !== null) {
      const params = Object.entries(match.params).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      // The pattern names the parameters; the empty ones were left out above.
      return { route, params: Object.fromEntries(params) as Record<string, string> };
    }
  }
  return null;
}

export const screenOf = (pathname: string): ScreenName => matchRoute(pathname)?.route.screen ?? 'notFound';
