import pg from 'pg';

const CHUNK = 2_000;

/** What the statuses of an order and of its payments go through; at the end all is as it was. */
const steps = [
  "update orders set status = 'requested' where id between $1 and $2",
  "update payments set status = 'created' where order_id between $1 and $2",
  "update payments set status = 'authorized' where order_id between $1 and $2",
  "update orders set status = 'confirmed' where id between $1 and $2",
  "update orders set status = 'active' where id between $1 and $2",
  'update payments p set status = k.status from kept_payments k where k.id = p.id and p.order_id between $1 and $2',
  'update orders o set status = k.status from kept_orders k where k.id = o.id and o.id between $1 and $2',
];

/**
 * Writes again what every order writes in its life: its holds are given back and taken anew, with the triggers that keep a
 * car's `busy` ranges and the log; its row is updated four times, those of its payments three times. Nothing is vacuumed
 * but by the database itself.
 */
export async function liveYear(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query('create temp table kept_orders as select id, status from orders');
    await client.query('create temp table kept_payments as select id, status from payments');
    await client.query('create unique index on kept_orders (id); create unique index on kept_payments (id)');
    const { rows: names } = await client.query<{ list: string }>(
      `select string_agg(quote_ident(attname), ', ') as list from pg_attribute
       where attrelid = 'car_blocks'::regclass and attnum > 0 and not attisdropped and attname <> 'id' and attgenerated = ''`,
    );
    const columns = names[0]?.list ?? '';
    const { rows } = await client.query<{ last: number }>('select max(id) as last from orders');
    for (let first = 1; first <= (rows[0]?.last ?? 0); first += CHUNK) {
      const ids = [first, first + CHUNK - 1];
      await client.query('set session_replication_role = replica');
      for (const step of steps) await client.query(step, ids);
      await client.query('set session_replication_role = origin');
      await client.query('create temp table holds as select * from car_blocks where order_id between $1 and $2', ids);
      await client.query('delete from car_blocks where order_id between $1 and $2', ids);
      await client.query(`insert into car_blocks (${columns}) select ${columns} from holds`);
      await client.query('drop table holds');
    }
  } finally {
    await client.end();
  }
}
