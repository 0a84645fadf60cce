import type { OrderSummary } from '#contract/orders.ts';
import type { Language } from '#contract/values.ts';
import type { Actor, Context } from '#server/context.ts';
import { toSummary } from './orderSummary.ts';
import { countOrders, listOrderViews } from './orderViewRepository.ts';
import { viewerOf } from './viewer.ts';

interface Page {
  readonly page: number;
  readonly page_size?: number | undefined;
}

interface OrdersPage {
  readonly orders: OrderSummary[];
  readonly page: number;
  readonly page_size: number;
  readonly total: number;
}

export async function listOrders(
  { config, db }: Context,
  actor: Actor,
  { page, page_size }: Page,
  language: Language,
): Promise<OrdersPage> {
  const size = page_size ?? config.rental.ordersPageSize;
  const rows = await listOrderViews(db, actor, language, { offset: (page - 1) * size, limit: size });
  const orders = rows.map((row) => toSummary(row, viewerOf(row, actor)));
  return { orders, page, page_size: size, total: await countOrders(db, actor) };
}
