import { type Kysely, sql, type Transaction } from 'kysely';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { verificationOf } from '../orderRepository.ts';

interface ToRemind {
  readonly id: number;
  readonly from: Date;
  readonly car: string;
  readonly email: string;
  readonly language: Language;
}

interface Due {
  readonly now: Date;
  readonly startBefore: Date;
  readonly paidBefore: Date;
}

/** Paid orders that begin soon and whose client still has documents to send, some at a time. */
export async function listToRemind(
  db: Kysely<Database>,
  { now, startBefore, paidBefore }: Due,
  afterId: number,
): Promise<ToRemind[]> {
  const { rows } = await sql<ToRemind>`
    select o.id, lower(o.period) as "from", concat_ws(' ', brands.name, models.name, c.year) as car,
      users.email::text as email, users.language
    from orders o
      join cars c on c.id = o.car_id
      join brands on brands.code = c.brand_code
      join models on models.code = c.model_code
      join clients on clients.id = o.client_id
      join users on users.id = clients.user_id
    where o.status = 'confirmed' and o.identity_reminded_at is null and o.paid_at <= ${paidBefore}
      and lower(o.period) > ${now} and lower(o.period) <= ${startBefore}
      and ${verificationOf} in ('not_verified', 'rejected') and o.id > ${afterId}
    order by o.id limit 200`.execute(db);
  return rows;
}

/** False where it was done already. */
export async function markReminded(db: Transaction<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ identity_reminded_at: now })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .where('identity_reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
