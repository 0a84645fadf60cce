import { routes } from '#contract/routes.ts';
import type { RouteState } from '#src/shared/store/routeSlice.ts';

/** Screens of one order, by the number in their address. */
const ofOrders: ReadonlySet<string> = new Set([routes.order.path, routes.adminOrder.path]);

/** The order that the screen behind the dialog is about; null where it is about none. */
export function reportedOrder({ pattern, params }: RouteState): number | null {
  const { id = '' } = params;
  return ofOrders.has(pattern) && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null;
}
