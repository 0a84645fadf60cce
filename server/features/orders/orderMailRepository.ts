import { sql, type Transaction } from 'kysely';
import type { OrderActor, OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { MailPlace } from '#server/platform/mail/mail.ts';

export interface OrderMailRow {
  readonly order_id: number;
  readonly number: string;
  readonly car: string;
  readonly from: Date;
  readonly to: Date;
  readonly total: number;
  readonly prepaid: number;
  readonly refund: number;
  readonly expires_at: Date | null;
  readonly rest_paid_at: Date | null;
  readonly cancelled_by: OrderActor | null;
  readonly status: OrderStatus;
  readonly pick_up: MailPlace;
  readonly drop_off: MailPlace;
  readonly client_user_id: number;
  readonly owner_user_id: number;
}

/** What mails say of an order: nothing in it was typed by the other side. */
export async function findOrderMail(db: Transaction<Database>, id: number): Promise<OrderMailRow> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('cars as c', 'c.id', 'o.car_id')
    .innerJoin('brands', 'brands.code', 'c.brand_code')
    .innerJoin('models', 'models.code', 'c.model_code')
    .innerJoin('clients', 'clients.id', 'o.client_id')
    .innerJoin('owners', 'owners.id', 'o.owner_id')
    .select(({ fn }) => [
      'o.id as order_id',
      'o.number',
      fn<string>('concat_ws', [sql.lit(' '), 'brands.name', 'models.name', 'c.year']).as('car'),
      fn<Date>('lower', ['o.period']).as('from'),
      fn<Date>('upper', ['o.period']).as('to'),
      'o.total',
      'o.prepaid',
      'o.refund',
      'o.expires_at',
      'o.rest_paid_at',
      'o.cancelled_by',
      'o.status',
      sql<MailPlace>`o.pick_up - 'text'`.as('pick_up'),
      sql<MailPlace>`o.drop_off - 'text'`.as('drop_off'),
      'clients.user_id as client_user_id',
      'owners.user_id as owner_user_id',
    ])
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (order === undefined) throw new Error(`Order ${id} is not there.`);
  return order;
}
