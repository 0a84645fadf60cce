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
  return db
    .selectFrom('orders as o')
    .innerJoin('cars', 'cars.id', 'o.car_id')
    .innerJoin('brands', 'brands.code', 'cars.brand_code')
    .innerJoin('models', 'models.code', 'cars.model_code')
    .innerJoin('clients', 'clients.id', 'o.client_id')
    .innerJoin('owners', 'owners.id', 'o.owner_id')
    .select(({ fn }) => [
      'o.id',
      'o.number',
      'o.status',
      fn<string>('concat_ws', [sql.lit(' '), 'brands.name', 'models.name', 'cars.year']).as('car'),
      fn<Date>('lower', ['o.period']).as('from'),
      fn<Date>('upper', ['o.period']).as('to'),
      sql<string>`clients.name || ' ' || clients.surname`.as('client'),
      fn<string>('concat_ws', [sql.lit(' '), 'owners.name', 'owners.surname']).as('owner'),
    ])
    .where((where) => where.or([where('o.client_id', '=', client_id), where('o.owner_id', '=', owner_id)]))
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
