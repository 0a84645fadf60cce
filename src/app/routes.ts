import { matchPath } from 'react-router';
import type { Role } from '#contract/session.ts';
import { routePatterns } from '#src/lib/paths.ts';
import type { RouteName } from '#src/lib/paths.ts';
import type { ScreenName } from './screens.ts';

interface AppRoute {
  readonly name: RouteName;
  readonly screen: ScreenName;
  /** Whether it needs a user, or one who has one of these roles. */
  readonly access: 'anyone' | 'user' | readonly Role[];
}

/** Everybody the control panel is for. */
const staff = ['owner', 'support', 'admin'] as const;

/** Every address with its screen. */
export const routes: readonly AppRoute[] = [
  { name: 'home', screen: 'home', access: 'anyone' },
  { name: 'car', screen: 'car', access: 'anyone' },
  { name: 'search', screen: 'search', access: 'anyone' },
  { name: 'terms', screen: 'terms', access: 'anyone' },
  { name: 'about', screen: 'about', access: 'anyone' },
  { name: 'profile', screen: 'profile', access: 'user' },
  { name: 'changePassword', screen: 'changePassword', access: 'user' },
  { name: 'chat', screen: 'chat', access: 'user' },
  { name: 'favourites', screen: 'favourites', access: 'user' },
  { name: 'orders', screen: 'orders', access: 'user' },
  { name: 'order', screen: 'order', access: 'user' },
  { name: 'verification', screen: 'verification', access: 'user' },
  { name: 'checkout', screen: 'checkout', access: 'user' },
  { name: 'paymentSuccess', screen: 'payment', access: 'user' },
  { name: 'paymentFailure', screen: 'payment', access: 'user' },
  { name: 'adminHome', screen: 'adminHome', access: staff },
  { name: 'adminOrders', screen: 'adminOrders', access: ['owner', 'admin'] },
  { name: 'adminOrder', screen: 'adminOrder', access: ['owner', 'admin'] },
  { name: 'adminReviews', screen: 'adminReviews', access: ['owner'] },
  { name: 'adminProfile', screen: 'adminProfile', access: staff },
  { name: 'adminVerifications', screen: 'adminVerifications', access: ['admin'] },
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

/** Whether the address belongs to the control panel. */
export const isInPanel = (pathname: string): boolean => Array.isArray(matchRoute(pathname)?.route.access);

/** Whether somebody's roles open the address; those that need no role are open to all of them. */
export function isOpenTo(roles: readonly Role[], pathname: string): boolean {
  const access = matchRoute(pathname)?.route.access;
  return typeof access !== 'object' || access.some((role) => roles.includes(role));
}

export const screenOf = (pathname: string): ScreenName => matchRoute(pathname)?.route.screen ?? 'notFound';
