import { pastOf } from '../../fixtures/orders/pastOrders.ts';
import type { MocksOf } from '../../mocks.ts';
import { refuse } from '../../refuse.ts';
import { findMockOrder } from './orders.ts';

export const pastOrderMocks = {
  getPastOrder: ({ params, query }) => {
    const order = findMockOrder(Number(params['id']));
    if (order === undefined) return refuse(404, 'NOT_FOUND', 'There is nothing here.');
    return { status: 'success', ...pastOf(order, query.get('moment')) };
  },
} satisfies MocksOf<'getPastOrder'>;
