import { routes } from '#contract/routes.ts';
import type { RouteName } from '#contract/routes.ts';
import type { Role } from '#contract/calls/auth/session.ts';
import { isOpenTo, matchRoute } from '#src/shared/lib/routes.ts';
import type { ScreenSource } from './chunks/screenLoader.ts';

interface RouteScreen extends ScreenSource {
  /**
   * Its entry in the menu of the control panel: its text, and the role it is limited to where the address is open to
   * others, too.
   */
  readonly menu?: { readonly name: `nav.${string}`; readonly only?: Role };
}

/** The screens that load when their address is opened. */
export type ScreenName = RouteName | 'notFound';

/** The outcomes of a payment. */
const payment = {
  code: () => import('#src/features/checkout/outcome/PaymentScreen.tsx'),
  namespaces: ['payment', 'places', 'rental', 'verification'],
} as const satisfies RouteScreen;

/** Both ways of a car. */
const handOver = {
  code: () => import(/* webpackChunkName: "handOver" */ '#src/features/orders/handover/HandOverScreen.tsx'),
  namespaces: ['claims', 'handover', 'orders', 'panel', 'forms'],
} as const satisfies RouteScreen;

/** What each address of `contract/routes.ts` shows. */
export const screenSources = {
  home: {
    code: () => import(/* webpackChunkName: "home" */ '#src/features/home/HomeScreen.tsx'),
    namespaces: ['home', 'rental'],
  },
  search: {
    code: () => import(/* webpackChunkName: "search" */ '#src/features/cars/search/SearchScreen.tsx'),
    namespaces: ['search', 'saved', 'places', 'rental'],
  },
  car: {
    code: () => import(/* webpackChunkName: "car" */ '#src/features/cars/page/CarScreen.tsx'),
    namespaces: ['car', 'saved', 'terms', 'quote', 'places', 'rental'],
  },
  checkout: {
    code: () => import('#src/features/checkout/CheckoutScreen.tsx'),
    namespaces: ['checkout', 'car', 'terms', 'quote', 'places', 'payment', 'rental'],
  },
  paymentSuccess: payment,
  paymentFailure: payment,
  compare: {
    code: () => import('#src/features/cars/compare/CompareScreen.tsx'),
    namespaces: ['compare', 'car', 'rental'],
  },
  favourites: {
    code: () => import('#src/features/favourites/list/FavouritesScreen.tsx'),
    namespaces: ['favourites', 'rental'],
  },
  savedSearches: {
    code: () => import('#src/features/savedSearches/SavedSearchesScreen.tsx'),
    namespaces: ['saved', 'search', 'forms', 'rental'],
  },
  orders: {
    code: () => import('#src/features/orders/list/OrdersScreen.tsx'),
    namespaces: ['orders', 'places', 'rental'],
  },
  order: {
    code: () => import(/* webpackChunkName: "order" */ '#src/features/orders/page/OrderScreen.tsx'),
    namespaces: [
      'orders',
      'handover',
      'terms',
      'payment',
      'quote',
      'places',
      'rental',
      'reviews',
      'forms',
      'verification',
      'claims',
    ],
  },
  // A user who has opened the order can open its trip without a network.
  orderTrip: {
    code: () => import(/* webpackChunkName: "order" */ '#src/features/orders/trip/TripScreen.tsx'),
    namespaces: ['claims', 'orders', 'payment', 'places', 'rental', 'terms', 'verification'],
  },
  claim: {
    code: () => import('#src/features/claims/screen/ClaimScreen.tsx'),
    namespaces: ['claims', 'handover', 'orders', 'payment', 'forms', 'rental'],
  },
  profile: {
    code: () => import('#src/features/account/ProfileScreen.tsx'),
    namespaces: ['profile', 'forms', 'rental'],
  },
  changePassword: {
    code: () => import('#src/features/account/ChangePasswordScreen.tsx'),
    namespaces: ['profile', 'forms', 'rental'],
  },
  verification: {
    code: () => import('#src/features/account/VerificationScreen.tsx'),
    namespaces: ['verification', 'rental'],
  },
  verificationPhone: {
    code: () => import('#src/features/verification/phone/PhoneScreen.tsx'),
    namespaces: ['verification'],
  },
  rent: {
    code: () => import(/* webpackChunkName: "rent" */ '#src/features/cars/rent/RentScreen.tsx'),
    namespaces: ['rent', 'rental'],
  },
  terms: {
    code: () => import(/* webpackChunkName: "terms" */ '#src/features/pages/TermsScreen.tsx'),
    namespaces: ['pages', 'rental'],
  },
  about: {
    code: () => import(/* webpackChunkName: "about" */ '#src/features/pages/AboutScreen.tsx'),
    namespaces: ['pages', 'rental'],
  },
  safety: {
    code: () => import(/* webpackChunkName: "safety" */ '#src/features/pages/SafetyScreen.tsx'),
    namespaces: ['pages', 'rental'],
  },
  owner: {
    code: () => import(/* webpackChunkName: "owner" */ '#src/features/owners/OwnerScreen.tsx'),
    namespaces: ['car', 'forms', 'rental'],
  },

  // The menu of the control panel has the order of these rows.
  adminHome: {
    code: () => import('#src/features/panel/AdminHomeScreen.tsx'),
    namespaces: ['orders', 'panel', 'statistics'],
    menu: { name: 'nav.home' },
  },
  adminCars: {
    code: () => import('#src/features/panel/AdminCarsScreen.tsx'),
    namespaces: ['fleet', 'forms', 'panel'],
    menu: { name: 'nav.cars' },
  },
  adminCalendar: {
    code: () => import('#src/features/blocks/calendar/FleetCalendarScreen.tsx'),
    namespaces: ['calendar', 'panel'],
    menu: { name: 'nav.calendar' },
  },
  adminOrders: {
    code: () => import('#src/features/orders/panel/AdminOrdersScreen.tsx'),
    namespaces: ['orders', 'panel', 'places'],
    menu: { name: 'nav.orders' },
  },
  chat: {
    code: () => import('#src/features/threads/ChatScreen.tsx'),
    namespaces: ['chat'],
    menu: { name: 'nav.messages', only: 'owner' },
  },
  adminOperations: {
    code: () => import('#src/features/operations/OperationsScreen.tsx'),
    namespaces: ['operations', 'forms'],
    menu: { name: 'nav.operations' },
  },
  adminStatistics: {
    code: () => import('#src/features/statistics/StatisticsScreen.tsx'),
    namespaces: ['statistics'],
    menu: { name: 'nav.statistics' },
  },
  adminReviews: {
    code: () => import('#src/features/reviews/own/OwnReviewsScreen.tsx'),
    namespaces: ['reviews', 'forms', 'panel'],
    menu: { name: 'nav.reviews' },
  },
  adminTerms: {
    code: () => import('#src/features/fleet/terms/FleetTermsScreen.tsx'),
    namespaces: ['terms', 'forms', 'panel'],
    menu: { name: 'nav.terms' },
  },
  adminBranches: {
    code: () => import('#src/features/branches/BranchesScreen.tsx'),
    namespaces: ['branches', 'places', 'forms', 'panel'],
    menu: { name: 'nav.branches' },
  },
  adminClaims: {
    code: () => import('#src/features/claims/list/ClaimsScreen.tsx'),
    namespaces: ['claims', 'panel'],
    menu: { name: 'nav.claims' },
  },
  adminVerifications: {
    code: () => import('#src/features/verification/review/ReviewScreen.tsx'),
    namespaces: ['verification', 'review'],
    menu: { name: 'nav.verifications' },
  },
  adminAccounts: {
    code: () => import('#src/features/accounts/AccountsScreen.tsx'),
    namespaces: ['accounts', 'forms'],
    menu: { name: 'nav.accounts' },
  },
  supportTraces: {
    code: () => import('#src/features/traces/list/TracesScreen.tsx'),
    namespaces: ['support'],
    menu: { name: 'nav.reports' },
  },
  supportReplay: {
    code: () => import('../features/traces/LeaveForReplayScreen.tsx'),
    namespaces: [],
    menu: { name: 'nav.replay' },
  },
  adminReference: {
    code: () => import('#src/features/reference/edit/ReferenceScreen.tsx'),
    namespaces: ['reference', 'forms'],
    menu: { name: 'nav.reference' },
  },
  adminAudit: {
    code: () => import('#src/features/audit/AuditScreen.tsx'),
    namespaces: ['audit'],
    menu: { name: 'nav.audit' },
  },
  adminProfile: {
    code: () => import('#src/features/profile/PanelProfileScreen.tsx'),
    namespaces: ['profile', 'forms'],
    menu: { name: 'nav.profile' },
  },

  // Behind them.
  adminOrder: {
    code: () => import('#src/features/orders/page/AdminOrderScreen.tsx'),
    namespaces: ['orders', 'handover', 'terms', 'panel', 'quote', 'places', 'rental', 'reviews', 'forms', 'claims'],
  },
  adminHandOver: handOver,
  adminTakeBack: handOver,
  adminCar: {
    code: () => import('#src/features/panel/AdminCarScreen.tsx'),
    namespaces: ['fleet', 'forms', 'car', 'terms', 'panel', 'rental', 'quote'],
  },
  adminCarPrices: {
    code: () => import('#src/features/prices/PricesScreen.tsx'),
    namespaces: ['prices', 'forms', 'panel', 'quote', 'rental'],
  },
  adminCarSync: {
    code: () => import('#src/features/feeds/FeedsScreen.tsx'),
    namespaces: ['feeds', 'forms', 'panel'],
  },
  supportOrder: {
    code: () => import('#src/features/orders/past/PastOrderScreen.tsx'),
    namespaces: ['past', 'orders', 'quote'],
  },
  supportTrace: { code: () => import('../features/traces/LeaveForReplayScreen.tsx'), namespaces: [] },
  notFound: {
    code: () => import(/* webpackChunkName: "notFound" */ '#src/features/pages/NotFoundScreen.tsx'),
    namespaces: ['pages'],
  },
} as const satisfies Readonly<Record<ScreenName, RouteScreen>>;

export const screenOf = (pathname: string): ScreenName => matchRoute(pathname)?.name ?? 'notFound';

type Sources = typeof screenSources;
/** The screens with an entry in the menu of the control panel. */
export type MenuName = {
  [Name in RouteName]: Sources[Name] extends { readonly menu: unknown } ? Name : never;
}[RouteName];

const isInMenu = (name: ScreenName): name is MenuName => 'menu' in screenSources[name];

/** The side menu of the control panel for a user with these roles. */
export const menuOf = (roles: readonly Role[]) =>
  (Object.keys(screenSources) as ScreenName[]) // the keys of a closed object
    .filter(isInMenu)
    .map((name) => ({ name, path: routes[name].path, entry: screenSources[name].menu }))
    .filter(({ path, entry }) => isOpenTo(roles, path) && (!('only' in entry) || roles.includes(entry.only)));
