import { findOrderTransition } from '#contract/domain/orders/orderMachine.ts';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import { changed, changeQuoteOf, openedChange } from '../../fixtures/orders/changes.ts';
import { factsOf, moved, seenBy } from '../../fixtures/orders/orders.ts';
import type { MockOrder } from '../../fixtures/orders/orders.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse } from '../../refuse.ts';
import { mockUser } from '../../session.ts';
import { findMockOrder, saveMockOrder, mockViewer } from './orders.ts';

const notFound = () => refuse(404, 'NOT_FOUND', 'There is nothing here.');
const hasChanged = () => refuse(409, 'ORDER_CHANGED', 'The order has changed in the meantime.');

const shown = (order: MockOrder) => {
  saveMockOrder(order);
  return { status: 'success' as const, order: seenBy(order, mockViewer()) };
};

function answer(params: Readonly<Record<string, string>>, event: OrderEventName) {
  const order = mockUser() && findMockOrder(Number(params['id']));
  if (order === undefined) return notFound();
  const next = order.change?.id === Number(params['change_id']) ? moved(order, event, mockViewer()) : undefined;
  if (next === undefined || order.change === null) return hasChanged();
  if (event === 'accept_change') return shown({ ...next, change: { ...order.change, status: 'accepted' } });
  return shown(event === 'change' ? changed(next, order.change) : { ...next, change: null });
}

export const changeMocks = {
  quoteChange: ({ params, body }) => {
    const order = mockUser() && findMockOrder(Number(params['id']));
    if (order === undefined) return notFound();
    if (findOrderTransition(factsOf(order, false), 'ask_change', 'client') === undefined) return hasChanged();
    return { status: 'success', quote: changeQuoteOf(order, body) };
  },
  askChange: ({ params, body }) => {
    const order = mockUser() && findMockOrder(Number(params['id']));
    if (order === undefined) return notFound();
    const quote = changeQuoteOf(order, body);
    const event = quote.needs_confirmation ? 'ask_change' : quote.online > 0 ? 'take_change' : 'change';
    const next = moved(order, event, 'client');
    if (next === undefined) return hasChanged();
    const change = openedChange(order.id, quote);
    const { id, difference, needs_confirmation, expires_at } = change;
    const isDone = event === 'change';
    return {
      ...shown(isDone ? changed(next, change) : { ...next, change }),
      change: { id, difference, needs_confirmation, expires_at: isDone ? null : expires_at },
    };
  },
  acceptChange: ({ params }) => {
    const online = findMockOrder(Number(params['id']))?.change?.online ?? 0;
    return answer(params, online > 0 ? 'accept_change' : 'change');
  },
  declineChange: ({ params }) => answer(params, 'decline_change'),
  withdrawChange: ({ params }) => answer(params, 'withdraw_change'),
} satisfies MocksOf<'quoteChange' | 'askChange' | 'acceptChange' | 'declineChange' | 'withdrawChange'>;
