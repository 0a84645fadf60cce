import type { OrderStatus } from '#contract/domain/orderStatus.ts';
import type { OrderNeed } from '#contract/domain/orderLists.ts';
import { oneOf, page, urlCodec } from '#src/shared/lib/urlCodec.ts';

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

export interface OrdersFilters {
  readonly needs?: OrderNeed;
  readonly status?: OrderStatus;
}

/** How orders are shown: row by row, or by what comes next. */
export const orderViews = ['list', 'board'] as const;

export const panelOrdersUrl = urlCodec('adminOrders', {
  view: oneOf(orderViews, 'list'),
  needs: oneOf(orderNeeds),
  status: oneOf(orderStatuses),
  page,
});
