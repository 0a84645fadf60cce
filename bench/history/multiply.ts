import type { Client } from 'pg';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** The table whose ids it holds, itself for a key of its own; null for other values. */
  readonly of: string | null;
  /** Whether it ends an index that allows values once and holds no id that tells the copies apart. */
  readonly isUnique: boolean;
}

/**
 * Adds copies of everything that belongs to people: each has the same owners, cars, orders and logs under ids, codes and
 * addresses of its own. Reference data and pictures are shared.
 */
export async function multiply(client: Client, copies: number): Promise<void> {
  await client.query("set synchronous_commit = off; set work_mem = '256MB'");
  await client.query('begin');
  // Triggers and foreign keys have done their work on the original.
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query<Column>(columnsOfPeople);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const strides = new Map<string, number>();
  for (const [table, columns] of tables) {
    await client.query(`create temp table original_${table} as select * from ${table}`);
    if (columns.some((column) => isOwnId(column))) {
      const { rows: greatest } = await client.query<{ id: number }>(
        `select coalesce(max(id), 1)::int as id from ${table}`,
      );
      strides.set(table, greatest[0]?.id ?? 1);
    }
  }
  for (const [table, columns] of tables) {
    const names = columns.map(({ name }) => name).join(', ');
    const values = columns.map((column) => valueOf(column, strides)).join(', ');
    await client.query(
      `insert into ${table} (${names}) overriding system value
        select ${values} from generate_series(1, ${copies}) as copy, original_${table} o`,
    );
    await client.query(`drop table original_${table}`);
  }
  for (const [table, stride] of strides)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), ${stride * (copies + 1)}) where pg_get_serial_sequence('${table}', 'id') is not null`,
    );
  await client.query('set session_replication_role = origin');
  await client.query('commit');
  await client.query('vacuum analyze');
}

const isOwnId = ({ table, name, of }: Column): boolean => name === 'id' && of === table;

function valueOf({ name, type, of, isUnique }: Column, strides: ReadonlyMap<string, number>): string {
  const value = `o.${name}`;
  const stride = of === null ? undefined : strides.get(of);
  if (stride !== undefined) return `${value} + copy * ${stride}`;
  if (!isUnique) return value;
  if (type === 'uuid') return 'gen_random_uuid()';
  if (type === 'bytea') return `${value} || int4send(copy)`;
  return type === 'text' || type === 'citext' ? `copy || '.' || ${value}` : value;
}

/** Of `users` and of every table that leads to it by foreign keys: what a copy writes, with what each column refers to. */
const columnsOfPeople = `
  with recursive
    keys as (
      select k.conrelid as relation, k.confrelid as referred, a.attname as name
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and cardinality(k.conkey) = 1 and k.connamespace = 'public'::regnamespace),
    people as (
      select 'users'::regclass::oid as relation
      union select keys.relation from keys join people on keys.referred = people.relation),
    shifted as (
      select relation, name from keys where referred in (select relation from people)
      union select relation, 'id' from people),
    uniques as (
      select i.indrelid as relation, array_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)) as names
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indisunique group by i.indexrelid, i.indrelid)
  select p.relation::regclass::text as "table", a.attname as name, format_type(a.atttypid, null) as type,
    coalesce(
      (select k.referred::regclass::text from keys k
        where k.relation = p.relation and k.name = a.attname and k.referred in (select relation from people) limit 1),
      case when a.attname = 'id' and a.atttypid in ('int4'::regtype, 'int8'::regtype) then p.relation::regclass::text end) as "of",
    exists (select from uniques u where u.relation = p.relation and a.attname = u.names[cardinality(u.names)]
      and not exists (select from shifted s where s.relation = u.relation and s.name = any (u.names))) as "isUnique"
  from people p join pg_attribute a on a.attrelid = p.relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by 1, a.attnum`;
