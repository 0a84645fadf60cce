import { type Kysely, sql } from 'kysely';
import type { OrderStatus } from '#contract/domain/orders/orderStatus.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { AccountRow } from './accountsRepository.ts';

type Party = Pick<AccountRow, 'client_id' | 'owner_id'>;

export interface AccountOrderRow {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly car: string;
  readonly from: Date;
  readonly to: Date;
  readonly client: string;
  readonly owner: string;
}

/** Orders as client or owner, the newest first; no column of money is read. */
export async function listOrdersOf(
  db: Kysely<Database>,
  { client_id, owner_id }: Party,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<AccountOrderRow[]> {
  const { rows } = await sql<AccountOrderRow>`
    select o.id, o.number, o.status, concat_ws(' ', brands.name, models.name, cars.year) as car,
      lower(o.period) as "from", upper(o.period) as "to",
      clients.name || ' ' || clients.surname as client, concat_ws(' ', owners.name, owners.surname) as owner
    from orders o
      join cars on cars.id = o.car_id
      join brands on brands.code = cars.brand_code
      join models on models.code = cars.model_code
      join clients on clients.id = o.client_id
      join owners on owners.id = o.owner_id
    where o.client_id = ${client_id} or o.owner_id = ${owner_id}
    order by o.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
