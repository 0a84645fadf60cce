import { carPathOf, routePatterns } from '#contract/routePatterns.ts';

/** Every address of the app: the patterns themselves, and what fills those with parameters. Links are built here only. */
export const paths = {
  ...routePatterns,
  car: carPathOf,
  checkout: (slug: string, id: number): string => `/checkout/${encodeURIComponent(slug)}/${id}`,
  claim: (id: number): string => `/claims/${id}`,
  order: (id: number): string => `/orders/${id}`,
  orderTrip: (id: number): string => `/orders/${id}/trip`,
  paymentSuccess: (id: number): string => `/payment-success/${id}`,
  paymentFailure: (id: number): string => `/payment-failure/${id}`,
  adminOrder: (id: number): string => `/admin/orders/${id}`,
  adminHandOver: (id: number): string => `/admin/orders/${id}/hand-over`,
  adminTakeBack: (id: number): string => `/admin/orders/${id}/take-back`,
  adminCar: (id: number | 'new'): string => `/admin/cars/${id}`,
  adminCarPrices: (id: number): string => `/admin/cars/${id}/prices`,
  adminCarSync: (id: number): string => `/admin/cars/${id}/sync`,
  supportTrace: (id: number): string => `/support/replay/${id}`,
} as const;
