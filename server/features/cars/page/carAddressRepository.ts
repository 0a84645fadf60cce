import type { Pool } from 'pg';

export interface CarAddress {
  readonly id: number;
  readonly slug: string;
  readonly updated_at: Date;
}

/** Null when nobody can rent a car of that id. */
export async function findSlug(pool: Pool, id: number): Promise<string | null> {
  const { rows } = await pool.query<Pick<CarAddress, 'slug'>>({
    name: 'car-slug',
    text: `select slug from cars where id = $1 and status = 'active'`,
    values: [id],
  });
  return rows[0]?.slug ?? null;
}

/** Of every car that can be rented, the first one after each `count` cars: where each part of a long list begins. */
export async function listFirstIds(pool: Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<Pick<CarAddress, 'id'>>({
    text: `select id from (select id, row_number() over (order by id) as place from cars where status = 'active') numbered
      where place % $1 = 1 % $1 order by id`,
    values: [count],
  });
  return rows.map(({ id }) => id);
}

/** Addresses of cars that can be rented, from an id on. */
export async function listCarAddresses(pool: Pool, from: number, count: number): Promise<CarAddress[]> {
  const { rows } = await pool.query<CarAddress>({
    text: `select id, slug, updated_at from cars where status = 'active' and id >= $1 order by id limit $2`,
    values: [from, count],
  });
  return rows;
}
