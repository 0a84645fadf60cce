import type { PoolClient } from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** The tables the demo fleet fills. */
export type FleetTable =
  | 'users'
  | 'clients'
  | 'owners'
  | 'branches'
  | 'cars'
  | 'pictures'
  | 'car_pictures'
  | 'car_extras'
  | 'car_date_prices'
  | 'car_weekday_prices'
  | 'car_length_prices'
  | 'car_length_discounts'
  | 'orders'
  | 'car_blocks'
  | 'reviews';

const withIds: readonly FleetTable[] = [
  'users',
  'clients',
  'owners',
  'branches',
  'cars',
  'pictures',
  'orders',
  'reviews',
];

/** Inserts rows in one statement and gives their ids in the same order. */
export async function insertRows(
  client: PoolClient,
  table: FleetTable,
  rows: readonly Row[],
): Promise<readonly number[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first).join(', ');
  const { rows: inserted } = await client.query<{ id: number }>(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
     ${withIds.includes(table) ? 'returning id' : ''}`,
    [JSON.stringify(rows)],
  );
  return inserted.map(({ id }) => id);
}

/** Waits for whoever is filling, then says whether anything is there already. */
export async function lockEmptyFleet(client: PoolClient): Promise<boolean> {
  await client.query('lock table cars in share row exclusive mode');
  const { rows } = await client.query<{ is_empty: boolean }>('select not exists (select from cars) as is_empty');
  return rows[0]?.is_empty ?? false;
}

export async function forgetBlocksBefore(client: PoolClient, moment: Date): Promise<void> {
  await client.query('update busy_horizon set ended_before = $1', [moment]);
}

/** What the planner knows about tables that were just filled decides how it searches them. */
export async function analyzeFleet(client: PoolClient): Promise<void> {
  await client.query('analyze cars, car_blocks, car_galleries, orders, reviews, search_terms');
}
