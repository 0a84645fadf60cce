import type { RouteName } from '#src/lib/paths.ts';
import type { ScreenSource } from './chunks/screenLoader.ts';

/** The dialogs that open over any screen. */
export type DialogName = 'login' | 'recovery' | 'registration' | 'writeToOwner';

/** The screens that load when their address is opened. */
export type ScreenName = Exclude<RouteName, 'paymentSuccess' | 'paymentFailure'> | 'payment' | 'notFound';

export const screenSources: Readonly<Record<ScreenName, ScreenSource>> = {
  home: { code: () => import('./screens/HomeScreen.tsx'), namespaces: ['home', 'rental'] },
  car: { code: () => import('#src/features/cars/page/CarScreen.tsx'), namespaces: ['car', 'quote', 'rental'] },
  search: { code: () => import('#src/features/cars/search/SearchScreen.tsx'), namespaces: ['search', 'rental'] },
  terms: { code: () => import('./screens/TermsScreen.tsx'), namespaces: ['pages', 'rental'] },
  about: { code: () => import('./screens/AboutScreen.tsx'), namespaces: ['pages', 'rental'] },
  favourites: { code: () => import('./screens/FavouritesScreen.tsx'), namespaces: ['favourites', 'rental'] },
  orders: { code: () => import('#src/features/orders/list/OrdersScreen.tsx'), namespaces: ['orders', 'rental'] },
  order: {
    code: () => import('./screens/OrderScreen.tsx'),
    namespaces: ['orders', 'payment', 'rental', 'reviews', 'auth'],
  },
  adminHome: { code: () => import('./screens/AdminHomeScreen.tsx'), namespaces: ['orders', 'panel'] },
  adminOrders: {
    code: () => import('#src/features/orders/panel/AdminOrdersScreen.tsx'),
    namespaces: ['orders', 'panel'],
  },
  adminOrder: {
    code: () => import('./screens/AdminOrderScreen.tsx'),
    namespaces: ['orders', 'panel', 'rental', 'reviews', 'auth'],
  },
  verification: {
    code: () => import('./screens/VerificationScreen.tsx'),
    namespaces: ['verification', 'rental'],
  },
  adminVerifications: {
    code: () => import('#src/features/verification/review/ReviewScreen.tsx'),
    namespaces: ['verification', 'review'],
  },
  checkout: {
    code: () => import('./screens/CheckoutScreen.tsx'),
    namespaces: ['checkout', 'car', 'quote', 'payment', 'rental'],
  },
  payment: { code: () => import('./screens/PaymentScreen.tsx'), namespaces: ['payment', 'rental'] },
  adminReviews: { code: () => import('./screens/OwnReviewsScreen.tsx'), namespaces: ['reviews', 'auth', 'panel'] },
  profile: { code: () => import('./screens/ProfileScreen.tsx'), namespaces: ['profile', 'auth', 'rental'] },
  changePassword: {
    code: () => import('./screens/ChangePasswordScreen.tsx'),
    namespaces: ['profile', 'auth', 'rental'],
  },
  adminProfile: { code: () => import('./screens/PanelProfileScreen.tsx'), namespaces: ['profile', 'auth'] },
  chat: { code: () => import('#src/features/threads/ChatScreen.tsx'), namespaces: ['chat'] },
  notFound: { code: () => import('./screens/NotFoundScreen.tsx'), namespaces: ['pages'] },
};

/** What stands beside every screen of the control panel. */
export const panelSource: ScreenSource = {
  code: async () => ({ default: (await import('./layout/PanelNavigation.tsx')).PanelNavigation }),
  namespaces: ['panel'],
};

export const dialogSources: Readonly<Record<DialogName, ScreenSource>> = {
  login: {
    code: async () => ({ default: (await import('#src/features/auth/LoginDialog.tsx')).LoginDialog }),
    namespaces: ['auth'],
  },
  recovery: {
    code: async () => ({ default: (await import('#src/features/auth/recovery/RecoveryDialog.tsx')).RecoveryDialog }),
    namespaces: ['auth'],
  },
  registration: {
    code: async () => ({
      default: (await import('#src/features/registration/RegistrationDialog.tsx')).RegistrationDialog,
    }),
    namespaces: ['auth'],
  },
  writeToOwner: {
    code: async () => ({ default: (await import('#src/features/threads/WriteDialog.tsx')).WriteDialog }),
    namespaces: ['chat', 'auth'],
  },
};
