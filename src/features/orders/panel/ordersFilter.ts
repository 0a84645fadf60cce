import type { OrderStatus } from '#contract/orderMachine.ts';
import type { OrderNeed } from '#contract/orderLists.ts';

// The contract's own lists are schemas, which the browser does not load; a missing or wrong word does not compile.
const needs: Readonly<Record<OrderNeed, true>> = {
  answer: true,
  hand_over: true,
  on_the_road: true,
  take_back: true,
  cash: true,
  change: true,
  claim: true,
};
const statuses: Readonly<Record<OrderStatus, true>> = {
  requested: true,
  confirmed: true,
  active: true,
  completed: true,
  declined: true,
  expired: true,
  cancelled: true,
};

const isNeed = (text: string): text is OrderNeed => text in needs;
const isStatus = (text: string): text is OrderStatus => text in statuses;

export const orderNeeds = Object.keys(needs).filter(isNeed);
export const orderStatuses = Object.keys(statuses).filter(isStatus);

export interface OrdersWish {
  readonly needs?: OrderNeed;
  readonly status?: OrderStatus;
}

/** How orders are shown: row by row, or by what comes next. */
export const orderViews = ['list', 'board'] as const;
export type OrdersView = (typeof orderViews)[number];

export const readView = (query: URLSearchParams): OrdersView => (query.get('view') === 'board' ? 'board' : 'list');

/** What the address asks for; words it has not are left out. */
export function readOrdersWish(query: URLSearchParams): OrdersWish {
  const [need, status] = [query.get('needs') ?? '', query.get('status') ?? ''];
  return { ...(isNeed(need) && { needs: need }), ...(isStatus(status) && { status }) };
}
