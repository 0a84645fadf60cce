import type { OrderEventName } from '#contract/orderMachine.ts';
import { fleet } from '../fixtures/fleet.ts';
import { firstOrders, moved, newOrder, seenBy } from '../fixtures/orders.ts';
import type { KeptOrder } from '../fixtures/orders.ts';
import { quoteOf } from '../fixtures/quotes.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';
import { mockUser } from '../session.ts';

const orders = new Map<number, KeptOrder>(firstOrders().map((order) => [order.id, order]));

const notLoggedIn = () => refuse(401, 'NOT_LOGGED_IN', 'Log in first.');
const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const changed = () => refuse(409, 'ORDER_CHANGED', 'The order has changed meanwhile.');

export const findMockOrder = (id: number) => orders.get(id);
export const keepMockOrder = (order: KeptOrder) => orders.set(order.id, order);
const viewer = () => (mockUser()?.owner ? 'owner' : 'client');

function move(params: Readonly<Record<string, string>>, event: OrderEventName) {
  if (mockUser() === undefined) return notLoggedIn();
  const order = orders.get(Number(params['id']));
  if (order === undefined) return notFound();
  const next = moved(order, event, viewer());
  if (next === undefined) return changed();
  keepMockOrder(next);
  return { status: 'success' as const, order: seenBy(next, viewer()) };
}

export const orderMocks = {
  createQuote: ({ body }) => {
    const car = fleet.find(({ id }) => id === body.car_id);
    return car ? { status: 'success', quote: quoteOf(car, body) } : refuse(404, 'NOT_FOUND', 'There is nothing here.');
  },
  placeOrder: ({ body }) => {
    if (mockUser() === undefined) return notLoggedIn();
    // The id of a quote of the mocks says what was asked for.
    const [, carId, from = '', to = '', extras = ''] = body.quote_id.split('.');
    const car = fleet.find(({ id }) => String(id) === carId);
    if (car === undefined) return refuse(409, 'QUOTE_EXPIRED', 'This price has expired.');
    const quote = quoteOf(car, { from, to, extras: extras.split(',') });
    const order = newOrder(orders.size + 1, car, quote, body.payment);
    keepMockOrder(order);
    return { status: 'success', order: seenBy(order, 'client') };
  },
  listOrders: ({ query }) => {
    if (mockUser() === undefined) return notLoggedIn();
    const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 10)];
    const all = [...orders.values()].toReversed().map((order) => seenBy(order, viewer()));
    const shown = all.slice((page - 1) * pageSize, page * pageSize);
    return { status: 'success', orders: shown, page, page_size: pageSize, total: all.length };
  },
  getOrder: ({ params }) => {
    if (mockUser() === undefined) return notLoggedIn();
    const order = orders.get(Number(params['id']));
    return order ? { status: 'success', order: seenBy(order, viewer()) } : notFound();
  },
  cancelOrder: ({ params }) => move(params, 'cancel'),
  acceptOrder: ({ params }) => {
    const answer = move(params, 'accept');
    return answer instanceof Response ? answer : { ...answer, declined: [] };
  },
  declineOrder: ({ params }) => move(params, 'decline'),
  markOrderPaid: ({ params }) => move(params, 'mark_paid'),
  startOrder: ({ params }) => move(params, 'start'),
  finishOrder: ({ params }) => move(params, 'finish'),
} satisfies MocksOf<
  | 'createQuote'
  | 'placeOrder'
  | 'listOrders'
  | 'getOrder'
  | 'cancelOrder'
  | 'acceptOrder'
  | 'declineOrder'
  | 'markOrderPaid'
  | 'startOrder'
  | 'finishOrder'
>;
