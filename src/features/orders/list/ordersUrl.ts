import type { OrderTime } from '#contract/domain/orderLists.ts';
import { oneOf, page, urlCodec } from '#src/shared/lib/urlCodec.ts';

export const orderTimes = ['upcoming', 'past'] as const satisfies readonly OrderTime[];

export const ordersUrl = urlCodec('orders', { when: oneOf(orderTimes, 'upcoming'), page });
