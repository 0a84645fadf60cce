import type { z } from 'zod';
import type * as calls from '#contract/calls/orders/orders.ts';
import type { OrderSummary } from '#contract/calls/orders/orders.ts';
import { addDays, localDateOf, startOfDay } from '#contract/domain/rentalTime.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { toSummary } from './orderSummary.ts';
import { countOrders, listOrderViews } from './orderViewRepository.ts';
import { viewerOf } from './viewer.ts';

type Filters = z.output<(typeof calls.listOrders)['query']>;

interface OrdersPage {
  readonly orders: OrderSummary[];
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
}

export async function listOrders(
  { config, db, clock }: Context,
  actor: Actor,
  { page, page_size, ...filters }: Filters,
  language: Language,
): Promise<OrdersPage> {
  const size = page_size ?? config.rental.ordersPageSize;
  const now = clock();
  const filter = { ...filters, now, tomorrow: startOfDay(addDays(localDateOf(now), 1)) };
  const rows = await listOrderViews(db, actor, language, { filter, offset: (page - 1) * size, limit: size });
  const orders = rows.map((row) => toSummary(row, viewerOf(row, actor)));
  return { orders, page, page_size: size, total: await countOrders(db, actor, filter) };
}
