import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { ScopedPool, WatchedClient } from './watchedPool.ts';

// The codes of PostgreSQL's own types never change; see pg_type.dat.
const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

/**
 * How values arrive: bigint and numeric as numbers (money is whole tetri, counts are small),
 * a date as `YYYY-MM-DD` text because a day in Georgia is no instant.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === INT8 || oid === NUMERIC) return Number;
    if (oid === DATE) return String;
    // pg types its parsers as `any`; what they give is checked by the table types.
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  },
};

/** The concurrent queries of a page. They stay open with its prepared statements: planning takes far longer than reading. */
const WARM = 4;

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
  /** The address is a pooler's that gives each transaction any of its connections. */
  readonly isShared?: boolean;
  /** How many times longer than usual everything may take; tests run on machines that are busy with other tests. */
  readonly patience?: number;
}

/** A quarter of an hour: planning again is cheap, and nothing a connection collects gets old. */
const LIFETIME_SECONDS = 900;

/** A pool whose every statement has an end: a slow or dead database becomes an error, not a queue. */
export function connectPool(options: PoolOptions): pg.Pool {
  return surviveLoss(new ScopedPool(poolConfig(options)));
}

export function poolConfig({ url, max, patience = 1, isShared = false }: PoolOptions): pg.PoolConfig {
  return {
    connectionString: url,
    max,
    min: Math.min(max, WARM),
    types,
    application_name: 'gza',
    connectionTimeoutMillis: 2_000 * patience,
    // A server that no longer answers at all does not enforce its own limits.
    query_timeout: 6_000 * patience,
    idleTimeoutMillis: 30_000,
    // The server's caches of a connection (plans, catalogs) go with it.
    maxLifetimeSeconds: LIFETIME_SECONDS,
    keepAlive: true,
    ...(isShared ? { Client: UnpreparedClient } : { Client: WatchedClient, ...sessionSettings(patience) }),
  };
}

/** What a connection of our own is opened with; a pooler opens its own with the same (`findMissingSettings`). */
const sessionSettings = (patience: number): pg.PoolConfig => ({
  statement_timeout: 5_000 * patience,
  lock_timeout: 2_000 * patience,
  idle_in_transaction_session_timeout: 10_000 * patience,
  // Reading a page anywhere costs about the same as the next one, on flash and in memory: the server's own default is
  // that of turning disks, and lets it sort thousands of cars where a walk along an index would find the first page.
  options: '-c TimeZone=UTC -c random_page_cost=1.1',
});

/** Where the next transaction may be on another connection, a statement that was prepared by name is not known there. */
class UnpreparedClient extends WatchedClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // One function for all of its overloads: only the name of the first argument is taken away.
    const query = this.query.bind(this) as (...args: readonly unknown[]) => unknown;
    // As above.
    this.query = ((first: unknown, ...rest: unknown[]) => query(withoutName(first), ...rest)) as pg.Client['query'];
  }
}

function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement) || 'submit' in statement)
    return statement;
  return { ...statement, name: undefined };
}

/** A plain pool for the queue, which has its own ideas of how long things take. */
export function connectJobPool(url: string): pg.Pool {
  return surviveLoss(new pg.Pool({ connectionString: url, max: 4, application_name: 'gza jobs' }));
}

export function surviveLoss<Some extends pg.Pool>(pool: Some): Some {
  // Without a listener a connection lost while idle would end the process; the pool replaces it by itself.
  pool.on('error', () => undefined);
  // The same for one lost between two statements of a transaction; the next statement on it fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function connectDatabase(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
