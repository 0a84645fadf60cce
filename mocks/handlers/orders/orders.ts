import { type OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import { nearStartUntil, refusalOf, upcomingStatuses } from '#contract/domain/orders/orderMachine.ts';
import { termsProblems } from '#contract/domain/terms/agreeTerms.ts';
import { askedChange } from '../../fixtures/orders/changes.ts';
import { findCoupon } from '../../fixtures/coupons.ts';
import { fleet } from '../../fixtures/fleet/fleet.ts';
import type { OrderNeed } from '#contract/domain/orders/orderLists.ts';
import type { Order } from '#contract/calls/orders/orders.ts';
import { addDays, localDateOf, localMomentOf } from '#contract/domain/rentalTime.ts';
import { factsOf, firstOrders, moved, newOrder, paidBy, seenBy } from '../../fixtures/orders/orders.ts';
import type { MockOrder } from '../../fixtures/orders/orders.ts';
import { carOf } from '../../fixtures/cars/page.ts';
import { quoteOf, requestOf } from '../../fixtures/orders/quotes.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse, refuseFields } from '../../refuse.ts';
import { mockUser } from '../../session.ts';

const orders = new Map<number, MockOrder>(mockOrders().map((order) => [order.id, order]));

/** The fourth one waits for the answer to a change. */
function mockOrders(): MockOrder[] {
  return firstOrders().map((order) => (order.id === 4 ? askedChange(order) : order));
}

const notLoggedIn = () => refuse(401, 'NOT_LOGGED_IN', 'Log in first.');
const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const refusals = {
  NOT_ALLOWED: () => refuse(403, 'NOT_ALLOWED', 'You are not allowed to do this.'),
  TOO_EARLY: () => refuse(409, 'TOO_EARLY', 'It is too early for this.'),
  IDENTITY_UNKNOWN: () => refuse(409, 'IDENTITY_UNKNOWN', 'The client is not verified yet.'),
  ORDER_CHANGED: () => refuse(409, 'ORDER_CHANGED', 'The order has changed in the meantime.'),
};

/** Back to the orders of the fixtures; tests call it after each test. */
export function resetMockOrders(): void {
  orders.clear();
  for (const order of mockOrders()) orders.set(order.id, order);
}

export const findMockOrder = (id: number) => orders.get(id);
export const saveMockOrder = (order: MockOrder) => orders.set(order.id, order);
export const mockViewer = () => {
  if (mockUser()?.roles.includes('admin')) return 'admin';
  return mockUser()?.owner ? 'owner' : 'client';
};

const tomorrow = () => addDays(localDateOf(Date.now()), 1);
const needs: Readonly<Record<OrderNeed, (order: MockOrder) => boolean>> = {
  answer: ({ status }) => status === 'requested',
  hand_over: ({ status, is_paid_online, from }) =>
    status === 'confirmed' &&
    is_paid_online &&
    (from < tomorrow() || from <= localMomentOf(nearStartUntil(Date.now()))),
  on_the_road: ({ status, to }) => status === 'active' && to >= tomorrow(),
  take_back: ({ status, to }) => status === 'active' && to < tomorrow(),
  cash: (order) => (order.status === 'active' || order.status === 'completed') && factsOf(order, true).isRestDue,
  change: ({ change }) => change?.status === 'asked',
  claim: ({ claim }) => claim !== null && claim.status !== 'settled',
};

const isUpcoming = ({ status }: MockOrder) => upcomingStatuses.some((upcoming) => upcoming === status);
const comesNext = ({ status, expires_at, from, to }: MockOrder) => expires_at ?? (status === 'active' ? to : from);

const isNeed = (text: string | null): text is OrderNeed => text !== null && text in needs;

/** Requests that conflict with an accepted order. */
function declineOverlapping(accepted: Order): string[] {
  const others = [...orders.values()].filter(
    ({ id, status, car, from, to }) =>
      id !== accepted.id &&
      status === 'requested' &&
      car.id === accepted.car.id &&
      from < accepted.to &&
      to > accepted.from,
  );
  for (const other of others) saveMockOrder(moved(other, 'decline', 'system') ?? other);
  return others.map(({ number }) => number);
}

function move(
  params: Readonly<Record<string, string>>,
  event: OrderEventName,
  details: Parameters<typeof moved>[3] = {},
) {
  if (mockUser() === undefined) return notLoggedIn();
  const order = orders.get(Number(params['id']));
  if (order === undefined) return notFound();
  const next = moved(order, event, mockViewer(), details);
  if (next === undefined)
    return refusals[refusalOf(factsOf(order, details.areOriginalsSeen === true), event, mockViewer())]();
  saveMockOrder(next);
  return { status: 'success' as const, order: seenBy(next, mockViewer()) };
}

export const orderMocks = {
  createQuote: ({ body }) => {
    const car = fleet.find(({ id }) => id === body.car_id);
    if (car === undefined) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
    const problems = termsProblems(carOf(car, new URLSearchParams()).terms, body);
    if (problems.length > 0)
      return refuseFields(Object.fromEntries(problems.map(({ field }) => [field, 'The car does not offer this.'])));
    if (body.coupon !== undefined && findCoupon(body.coupon) === undefined)
      return refuseFields({ coupon: 'This promo code does not work here.' });
    return { status: 'success', quote: quoteOf(car, body) };
  },
  placeOrder: ({ body }) => {
    if (mockUser() === undefined) return notLoggedIn();
    const request = requestOf(body.quote_id);
    const car = fleet.find(({ id }) => id === request?.car_id);
    if (request === null || car === undefined) return refuse(409, 'QUOTE_EXPIRED', 'This price has expired.');
    const order = newOrder(orders.size + 1, car, quoteOf(car, request), body.payment, body.terms_acknowledged);
    saveMockOrder(order);
    return { status: 'success', order: seenBy(order, 'client') };
  },
  listOrders: ({ query }) => {
    if (mockUser() === undefined) return notLoggedIn();
    const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 10)];
    const [status, need, when] = [query.get('status'), query.get('needs'), query.get('when')];
    const isWanted = (order: MockOrder) =>
      (status === null || order.status === status) &&
      (!isNeed(need) || needs[need](order)) &&
      (when === null || isUpcoming(order) === (when === 'upcoming'));
    const all = [...orders.values()]
      .filter(isWanted)
      .toReversed()
      .toSorted((one, other) => {
        if (when === 'upcoming') return comesNext(one).localeCompare(comesNext(other));
        return when === 'past' ? other.from.localeCompare(one.from) : 0;
      })
      .map((order) => seenBy(order, mockViewer()));
    const shown = all.slice((page - 1) * pageSize, page * pageSize);
    return { status: 'success', orders: shown, page, page_size: pageSize, total: all.length };
  },
  getOrder: ({ params }) => {
    if (mockUser() === undefined) return notLoggedIn();
    const order = orders.get(Number(params['id']));
    return order ? { status: 'success', order: seenBy(order, mockViewer()) } : notFound();
  },
  cancelOrder: ({ params }) => move(params, 'cancel'),
  refundOrder: ({ params, body }) => {
    const order = orders.get(Number(params['id']));
    if (order !== undefined && body.amount > order.prepaid - order.refund)
      return refuseFields({ amount: 'This is more than what is left of the payment.' });
    return move(params, 'refund', { amount: body.amount });
  },
  substituteOrder: ({ params, body }) => {
    const order = orders.get(Number(params['id']));
    if (mockUser() === undefined) return notLoggedIn();
    if (order === undefined) return notFound();
    const held = order.held_cars.find(({ car_id }) => car_id === body.car_id);
    const car = fleet.find(({ id }) => id === body.car_id);
    const next = moved(order, 'substitute', mockViewer());
    if (next === undefined) return refusals.ORDER_CHANGED();
    if (held === undefined || car === undefined) return refuseFields({ car_id: 'This car is not held for you.' });
    const made = paidBy(order, newOrder(orders.size + 1, car, quoteOf(car, order), order.payment));
    saveMockOrder({
      ...next,
      refund: held.back,
      carried: held.prepaid,
      substitute: { id: made.id, number: made.number },
    });
    saveMockOrder(made);
    return { status: 'success', order: seenBy(made, 'client') };
  },
  releaseCars: ({ params }) => move(params, 'release'),
  acceptOrder: ({ params }) => {
    const answer = move(params, 'accept');
    return answer instanceof Response ? answer : { ...answer, declined: declineOverlapping(answer.order) };
  },
  declineOrder: ({ params }) => move(params, 'decline'),
  markOrderPaid: ({ params }) => move(params, 'mark_paid'),
  startOrder: ({ params, body }) => move(params, 'start', { areOriginalsSeen: body?.originals_seen === true }),
  finishOrder: ({ params }) => move(params, 'finish'),
} satisfies MocksOf<
  | 'createQuote'
  | 'placeOrder'
  | 'listOrders'
  | 'getOrder'
  | 'cancelOrder'
  | 'refundOrder'
  | 'substituteOrder'
  | 'releaseCars'
  | 'acceptOrder'
  | 'declineOrder'
  | 'markOrderPaid'
  | 'startOrder'
  | 'finishOrder'
>;
