import { boundNames, choiceFilterNames, listFilterNames } from './generated/carFilterNames.ts';
import type { Role } from './calls/auth/session.ts';

interface Route {
  readonly path: string;
  /** Whether it needs a user, or one with one of these roles. */
  readonly access: 'anyone' | 'user' | readonly Role[];
  /** The names its screen reads from its query. Others may hold anything, and are not in traces. */
  readonly query?: readonly string[];
}

/** All roles that use the control panel. */
const staff = ['owner', 'support', 'admin'] as const;

/** What is chosen with the dates, by its names in the query of a car and of its checkout. */
export const choiceNames = ['extras', 'plan', 'additional', 'youngest_age', 'pick_up', 'drop_off'] as const;

/**
 * Every address that is a screen: the server answers these with the page, the client's router has no others. Their
 * components are in `src/app/routes.ts`.
 */
export const routes = {
  home: { path: '/', access: 'anyone' },
  car: { path: '/cars/rent/:slug/:id', access: 'anyone', query: ['from', 'to', ...choiceNames] },
  checkout: { path: '/checkout/:slug/:id', access: 'user', query: ['from', 'to', ...choiceNames, 'payment'] },
  search: {
    path: '/search',
    access: 'anyone',
    // In the order in which addresses have them.
    query: [
      'q',
      'city_id',
      'district_id',
      'bbox',
      'from',
      'to',
      'pick_up',
      'drop_off',
      ...listFilterNames,
      'extras',
      'equipment',
      'terms',
      ...boundNames,
      'price_min',
      'price_max',
      'min_days',
      'flexible',
      ...choiceFilterNames,
      'rating_min',
      'sort',
      'map',
      'cursor',
    ],
  },
  /** Renting at a city or an airport, by its code: `/rent/tbilisi`, `/rent/tbs`. */
  rent: { path: '/rent/:place', access: 'anyone' },
  terms: { path: '/terms-and-conditions', access: 'anyone' },
  about: { path: '/about-us', access: 'anyone' },
  safety: { path: '/safety', access: 'anyone' },
  owner: { path: '/owners/:id', access: 'anyone' },
  profile: { path: '/profile', access: 'user' },
  changePassword: { path: '/changepw', access: 'user' },
  chat: { path: '/chat', access: 'user', query: ['thread'] },
  compare: { path: '/compare', access: 'anyone', query: ['ids'] },
  favourites: { path: '/favourites', access: 'user' },
  savedSearches: { path: '/saved-searches', access: 'user' },
  verification: { path: '/verification', access: 'user', query: ['order'] },
  /** The documents sent by phone; the fragment after `#` identifies whose. */
  verificationPhone: { path: '/verification/phone', access: 'anyone' },
  orders: { path: '/orders', access: 'user', query: ['when', 'page'] },
  order: { path: '/orders/:id', access: 'user' },
  orderTrip: { path: '/orders/:id/trip', access: 'user' },
  claim: { path: '/claims/:id', access: 'user' },
  paymentSuccess: { path: '/payment-success/:id', access: 'user' },
  paymentFailure: { path: '/payment-failure/:id', access: 'user' },
  adminHome: { path: '/admin/home', access: staff },
  adminCalendar: { path: '/admin/calendar', access: ['owner'], query: ['zoom', 'branch'] },
  adminOrders: { path: '/admin/orders', access: ['owner', 'admin'], query: ['view', 'needs', 'status', 'page'] },
  adminOrder: { path: '/admin/orders/:id', access: ['owner', 'admin'] },
  adminHandOver: { path: '/admin/orders/:id/hand-over', access: ['owner'], query: ['step'] },
  adminTakeBack: { path: '/admin/orders/:id/take-back', access: ['owner'], query: ['step'] },
  adminOperations: {
    path: '/admin/operations',
    access: ['owner', 'admin'],
    query: ['from', 'to', 'kind', 'car_id', 'branch_id', 'state', 'q', 'owner_id', 'page'],
  },
  adminStatistics: { path: '/admin/statistics', access: ['owner'], query: ['period', 'branch'] },
  adminCars: {
    path: '/admin/cars',
    access: ['owner'],
    query: ['status', 'q', 'branch_id', 'category', 'week', 'sort', 'order', 'page'],
  },
  /** A car by its id, or `new`. */
  adminCar: { path: '/admin/cars/:id', access: ['owner'] },
  adminReviews: { path: '/admin/reviews', access: ['owner'] },
  adminCarPrices: { path: '/admin/cars/:id/prices', access: ['owner'] },
  adminBranches: { path: '/admin/branches', access: ['owner'], query: ['branch'] },
  adminTerms: { path: '/admin/terms', access: ['owner'], query: ['car'] },
  adminCarSync: { path: '/admin/cars/:id/sync', access: ['owner'] },
  adminProfile: { path: '/admin/profile', access: staff },
  adminClaims: { path: '/admin/claims', access: ['admin'], query: ['status', 'page'] },
  adminVerifications: { path: '/admin/verifications', access: ['admin'], query: ['status', 'page', 'user'] },
  adminAccounts: { path: '/admin/accounts', access: ['support', 'admin'], query: ['q', 'role', 'page', 'id'] },
  adminAudit: { path: '/admin/audit', access: ['admin'], query: ['action', 'actor', 'subject'] },
  adminReference: { path: '/admin/reference', access: ['admin'], query: ['list'] },
  /** An order as it was at a moment. */
  supportOrder: { path: '/support/orders/:id', access: ['support', 'admin'], query: ['moment'] },
  supportTraces: { path: '/support/traces', access: ['support', 'admin'], query: ['q', 'state', 'page'] },
  /** A trace from a file. */
  supportReplay: { path: '/support/replay', access: ['support', 'admin'] },
  /** A trace that a user sent. */
  supportTrace: { path: '/support/replay/:id', access: ['support', 'admin'] },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof routes;

/** The table with the common type of its rows. */
export const routeOf = (name: RouteName): Route => routes[name];

// The keys of a closed object.
export const routeNames = Object.keys(routes) as readonly RouteName[];

export const routePatterns: readonly string[] = routeNames.map((name) => routes[name].path);

/** The pattern with its parameters filled in. */
export const fillPath = (pattern: string, valueOf: (param: string) => string): string =>
  pattern.replaceAll(/:(\w+)/g, (_, param: string) => encodeURIComponent(valueOf(param)));

/** The one address of a car's page. */
export const carPathOf = (slug: string, id: number): string =>
  fillPath(routes.car.path, (param) => (param === 'slug' ? slug : String(id)));

/** The page of a city or an airport. */
export const rentPathOf = (code: string): string => fillPath(routes.rent.path, () => code);
