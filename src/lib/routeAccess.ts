import { matchPath } from 'react-router';
import { routePatterns } from '#contract/routePatterns.ts';
import type { RouteName } from '#contract/routePatterns.ts';
import type { Role } from '#contract/session.ts';

/** Whether an address needs a user, or one who has one of these roles. */
type Access = 'anyone' | 'user' | readonly Role[];

/** Everybody the control panel is for. */
const staff = ['owner', 'support', 'admin'] as const;

/** Who may open each address. */
export const routeAccess: Readonly<Record<RouteName, Access>> = {
  home: 'anyone',
  car: 'anyone',
  search: 'anyone',
  terms: 'anyone',
  about: 'anyone',
  safety: 'anyone',
  profile: 'user',
  changePassword: 'user',
  chat: 'user',
  favourites: 'user',
  orders: 'user',
  order: 'user',
  orderTrip: 'user',
  claim: 'user',
  verification: 'user',
  verificationPhone: 'anyone',
  checkout: 'user',
  paymentSuccess: 'user',
  paymentFailure: 'user',
  adminHome: staff,
  adminCalendar: ['owner'],
  adminOrders: ['owner', 'admin'],
  adminOrder: ['owner', 'admin'],
  adminHandOver: ['owner'],
  adminTakeBack: ['owner'],
  adminOperations: ['owner', 'admin'],
  adminStatistics: ['owner'],
  adminCars: ['owner'],
  adminCar: ['owner'],
  adminReviews: ['owner'],
  adminCarPrices: ['owner'],
  adminBranches: ['owner'],
  adminTerms: ['owner'],
  adminCarSync: ['owner'],
  adminProfile: staff,
  adminClaims: ['admin'],
  adminVerifications: ['admin'],
  adminAccounts: ['support', 'admin'],
  adminAudit: ['admin'],
  adminReference: ['admin'],
  supportTraces: ['support', 'admin'],
  supportReplay: ['support', 'admin'],
  supportTrace: ['support', 'admin'],
};

export interface RouteMatch {
  readonly name: RouteName;
  readonly access: Access;
  readonly params: Readonly<Record<string, string>>;
}

// The keys of the patterns are the names of the routes.
const routeNames = Object.keys(routePatterns) as RouteName[];

/** Null for an address the app doesn't have. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const name of routeNames) {
    const match = matchPath({ path: routePatterns[name], caseSensitive: true }, pathname);
    if (match !== null) {
      const params = Object.entries(match.params).flatMap(([param, value]) =>
        value === undefined ? [] : [[param, value]],
      );
      // The pattern names the parameters; the empty ones were left out above.
      return { name, access: routeAccess[name], params: Object.fromEntries(params) as Record<string, string> };
    }
  }
  return null;
}

/** Whether the address belongs to the control panel. */
export const isInPanel = (pathname: string): boolean => Array.isArray(matchRoute(pathname)?.access);

/** Whether somebody's roles open the address; those that need no role are open to all of them. */
export function isOpenTo(roles: readonly Role[], pathname: string): boolean {
  const access = matchRoute(pathname)?.access;
  return typeof access !== 'object' || access.some((role) => roles.includes(role));
}
