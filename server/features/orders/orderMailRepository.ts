import { sql, type Transaction } from 'kysely';
import type { OrderActor, OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { Language } from '#contract/domain/values.ts';
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
  readonly cancelled_by: OrderActor | null;
  readonly status: OrderStatus;
  readonly pick_up: MailPlace;
  readonly drop_off: MailPlace;
  readonly client_email: string;
  readonly client_language: Language;
  readonly owner_email: string;
  readonly owner_language: Language;
}

/** What mails say of an order: nothing in it was typed by the other side. */
export async function findOrderMail(db: Transaction<Database>, id: number): Promise<OrderMailRow> {
  const { rows } = await sql<OrderMailRow>`
    select o.id as order_id, o.number, concat_ws(' ', brands.name, models.name, c.year) as car, lower(o.period) as "from", upper(o.period) as "to",
      o.total, o.prepaid, o.refund, o.expires_at, o.cancelled_by,
      o.status, o.pick_up - 'text' as pick_up, o.drop_off - 'text' as drop_off, client.email::text as client_email, client.language as client_language,
      owner.email::text as owner_email, owner.language as owner_language
    from orders o
      join cars c on c.id = o.car_id
      join brands on brands.code = c.brand_code
      join models on models.code = c.model_code
      join clients on clients.id = o.client_id
      join users client on client.id = clients.user_id
      join owners on owners.id = o.owner_id
      join users owner on owner.id = owners.user_id
    where o.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`Order ${id} is not there.`);
  return row;
}
