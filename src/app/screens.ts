import type { RouteName } from '#contract/routePatterns.ts';
import { matchRoute } from '#src/lib/routeAccess.ts';
import type { ScreenSource } from './chunks/screenLoader.ts';

/** The dialogs that open over any screen. */
export type DialogName = 'login' | 'recovery' | 'registration' | 'report' | 'unsentReport' | 'writeToOwner';

/** The screens that load when their address is opened. */
export type ScreenName =
  | Exclude<RouteName, 'paymentSuccess' | 'paymentFailure' | 'adminTakeBack'>
  | 'payment'
  | 'notFound';

/** A screen is named after its address; the outcomes of a payment share one, and so do the two ways of a car. */
export function screenOfRoute(name: RouteName): ScreenName {
  if (name === 'adminTakeBack') return 'adminHandOver';
  return name === 'paymentSuccess' || name === 'paymentFailure' ? 'payment' : name;
}

export function screenOf(pathname: string): ScreenName {
  const match = matchRoute(pathname);
  return match === null ? 'notFound' : screenOfRoute(match.name);
}

export const screenSources: Readonly<Record<ScreenName, ScreenSource>> = {
  home: {
    code: () => import(/* webpackChunkName: "home" */ '#src/journeys/home/HomeScreen.tsx'),
    namespaces: ['home', 'rental'],
  },
  car: {
    code: () => import(/* webpackChunkName: "car" */ '#src/features/cars/page/CarScreen.tsx'),
    namespaces: ['car', 'terms', 'quote', 'places', 'rental'],
  },
  search: {
    code: () => import(/* webpackChunkName: "search" */ '#src/features/cars/search/SearchScreen.tsx'),
    namespaces: ['search', 'places', 'rental'],
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
  favourites: {
    code: () => import('#src/journeys/favourites/FavouritesScreen.tsx'),
    namespaces: ['favourites', 'rental'],
  },
  orders: {
    code: () => import('#src/features/orders/list/OrdersScreen.tsx'),
    namespaces: ['orders', 'places', 'rental'],
  },
  order: {
    code: () => import(/* webpackChunkName: "order" */ '#src/journeys/order/OrderScreen.tsx'),
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
  // Whoever has opened the order can open its trip where there is no network.
  orderTrip: {
    code: () => import(/* webpackChunkName: "order" */ '#src/journeys/order/TripScreen.tsx'),
    namespaces: ['claims', 'orders', 'payment', 'places', 'rental', 'terms', 'verification'],
  },
  claim: {
    code: () => import('#src/journeys/claim/ClaimScreen.tsx'),
    namespaces: ['claims', 'handover', 'orders', 'payment', 'forms', 'rental'],
  },
  adminClaims: { code: () => import('#src/features/claims/list/ClaimsScreen.tsx'), namespaces: ['claims', 'panel'] },
  adminHome: {
    code: () => import('#src/journeys/panel/AdminHomeScreen.tsx'),
    namespaces: ['orders', 'panel', 'statistics'],
  },
  adminCalendar: {
    code: () => import('#src/features/blocks/calendar/FleetCalendarScreen.tsx'),
    namespaces: ['calendar', 'panel'],
  },
  adminOrders: {
    code: () => import('#src/features/orders/panel/AdminOrdersScreen.tsx'),
    namespaces: ['orders', 'panel', 'places'],
  },
  adminOrder: {
    code: () => import('#src/journeys/order/AdminOrderScreen.tsx'),
    namespaces: ['orders', 'handover', 'terms', 'panel', 'quote', 'places', 'rental', 'reviews', 'forms', 'claims'],
  },
  adminHandOver: {
    code: () => import(/* webpackChunkName: "handOver" */ '#src/journeys/handover/HandOverScreen.tsx'),
    namespaces: ['claims', 'handover', 'orders', 'panel', 'forms'],
  },
  verification: {
    code: () => import('#src/journeys/account/VerificationScreen.tsx'),
    namespaces: ['verification', 'rental'],
  },
  verificationPhone: {
    code: () => import('#src/features/verification/phone/PhoneScreen.tsx'),
    namespaces: ['verification'],
  },
  adminAccounts: {
    code: () => import('#src/features/accounts/AccountsScreen.tsx'),
    namespaces: ['accounts', 'forms'],
  },
  adminReference: {
    code: () => import('#src/features/reference/edit/ReferenceScreen.tsx'),
    namespaces: ['reference', 'forms'],
  },
  adminAudit: { code: () => import('#src/features/audit/AuditScreen.tsx'), namespaces: ['audit'] },
  supportTraces: { code: () => import('#src/features/traces/list/TracesScreen.tsx'), namespaces: ['support'] },
  adminVerifications: {
    code: () => import('#src/features/verification/review/ReviewScreen.tsx'),
    namespaces: ['verification', 'review'],
  },
  checkout: {
    code: () => import('#src/journeys/checkout/CheckoutScreen.tsx'),
    namespaces: ['checkout', 'car', 'terms', 'quote', 'places', 'payment', 'rental'],
  },
  payment: {
    code: () => import('#src/journeys/payment/PaymentScreen.tsx'),
    namespaces: ['payment', 'places', 'rental', 'verification'],
  },
  adminOperations: {
    code: () => import('#src/features/operations/OperationsScreen.tsx'),
    namespaces: ['operations', 'forms'],
  },
  adminStatistics: {
    code: () => import('#src/features/statistics/StatisticsScreen.tsx'),
    namespaces: ['statistics'],
  },
  adminCars: {
    code: () => import('#src/journeys/panel/AdminCarsScreen.tsx'),
    namespaces: ['fleet', 'forms', 'panel'],
  },
  adminCar: {
    code: () => import('#src/journeys/panel/AdminCarScreen.tsx'),
    namespaces: ['fleet', 'forms', 'car', 'terms', 'panel', 'rental', 'quote'],
  },
  supportReplay: { code: () => import('./replay/HandOverScreen.tsx'), namespaces: [] },
  supportTrace: { code: () => import('./replay/HandOverScreen.tsx'), namespaces: [] },
  adminReviews: {
    code: () => import('#src/features/reviews/own/OwnReviewsScreen.tsx'),
    namespaces: ['reviews', 'forms', 'panel'],
  },
  adminCarPrices: {
    code: () => import('#src/features/prices/PricesScreen.tsx'),
    namespaces: ['prices', 'forms', 'quote', 'rental'],
  },
  adminCarSync: {
    code: () => import('#src/features/feeds/FeedsScreen.tsx'),
    namespaces: ['feeds', 'forms', 'panel'],
  },
  adminTerms: {
    code: () => import('#src/features/fleet/terms/FleetTermsScreen.tsx'),
    namespaces: ['terms', 'forms', 'panel'],
  },
  adminBranches: {
    code: () => import('#src/features/branches/BranchesScreen.tsx'),
    namespaces: ['branches', 'places', 'forms', 'panel'],
  },
  profile: {
    code: () => import('#src/journeys/account/ProfileScreen.tsx'),
    namespaces: ['profile', 'forms', 'rental'],
  },
  changePassword: {
    code: () => import('#src/journeys/account/ChangePasswordScreen.tsx'),
    namespaces: ['profile', 'forms', 'rental'],
  },
  adminProfile: {
    code: () => import('#src/features/profile/PanelProfileScreen.tsx'),
    namespaces: ['profile', 'forms'],
  },
  chat: { code: () => import('#src/features/threads/ChatScreen.tsx'), namespaces: ['chat'] },
  notFound: {
    code: () => import(/* webpackChunkName: "notFound" */ '#src/features/pages/NotFoundScreen.tsx'),
    namespaces: ['pages'],
  },
};

/** What stands beside every screen of the control panel. */
export const panelSource: ScreenSource = {
  code: async () => ({ default: (await import('./layout/PanelNavigation.tsx')).PanelNavigation }),
  namespaces: ['panel'],
};

/** What stands above every screen while an admin looks at somebody's account. */
export const viewingSource: ScreenSource = {
  code: async () => ({ default: (await import('#src/features/accounts/view/ViewingBar.tsx')).ViewingBar }),
  namespaces: ['accounts'],
};

export const dialogSources: Readonly<Record<DialogName, ScreenSource>> = {
  login: {
    code: async () => ({ default: (await import('#src/features/auth/LoginDialog.tsx')).LoginDialog }),
    namespaces: ['auth', 'forms'],
  },
  recovery: {
    code: async () => ({ default: (await import('#src/features/auth/recovery/RecoveryDialog.tsx')).RecoveryDialog }),
    namespaces: ['auth', 'forms'],
  },
  registration: {
    code: async () => ({
      default: (await import('#src/features/registration/RegistrationDialog.tsx')).RegistrationDialog,
    }),
    namespaces: ['auth', 'forms'],
  },
  report: {
    code: async () => ({ default: (await import('#src/features/traces/report/ReportDialog.tsx')).ReportDialog }),
    namespaces: ['report', 'forms'],
  },
  unsentReport: {
    code: async () => ({
      default: (await import(/* webpackChunkName: "handOver" */ '#src/features/reports/UnsentDialog.tsx')).UnsentDialog,
    }),
    namespaces: ['handover'],
  },
  writeToOwner: {
    code: async () => ({ default: (await import('#src/features/threads/WriteDialog.tsx')).WriteDialog }),
    namespaces: ['chat', 'forms'],
  },
};
