import { fleet } from '../fixtures/fleet.ts';
import { quoteOf } from '../fixtures/quotes.ts';
import type { MocksOf } from '../mocks.ts';
import { refuse } from '../refuse.ts';

export const orderMocks = {
  createQuote: ({ body }) => {
    const car = fleet.find(({ id }) => id === body.car_id);
    return car ? { status: 'success', quote: quoteOf(car, body) } : refuse(404, 'NOT_FOUND', 'There is nothing here.');
  },
} satisfies MocksOf<'createQuote'>;
