import pg from 'pg';
import { type PoolOptions, poolConfig, surviveLoss } from '#server/platform/db/connect.ts';
import { isDatabaseOutage } from '#server/platform/http/failures/databaseOutage.ts';
import { makePositions } from './positions.ts';
import { isReadFresh, readFresh } from './readFresh.ts';

export interface ReplicaOptions extends PoolOptions {
  /** How far behind an answer may be. */
  readonly lagMs: number;
  readonly clock: () => Date;
  /** How often the primary's position is read, and each connection's. */
  readonly checkMs?: number;
}

const CHECK_MS = 1_000;

/** Of a replica that should answer at once; the primary is there instead. */
const PATIENCE_MS = 1_000;

const isCanceled = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '57014';
/** A row that the replica still showed was removed by the primary. */
const isConflict = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '40001';

/**
 * Reads from replicas, and from the primary instead where they cannot be reached, lag too far, or the reader must see what
 * was just written. Behind one address there may be several, so each connection is judged by itself.
 */
export class ReplicaPool extends pg.Pool {
  readonly #main: pg.Pool;
  readonly #patienceMs: number;
  readonly #checkMs: number;
  readonly #now: () => number;
  readonly #positions: ReturnType<typeof makePositions>;
  readonly #checked = new WeakMap<pg.PoolClient, number>();
  readonly #timer: NodeJS.Timeout;
  /** Before the first look nothing is known of the replica. */
  #isUsable = false;
  #looking: Promise<void> | null = null;

  constructor(options: ReplicaOptions, main: pg.Pool) {
    const patienceMs = PATIENCE_MS * (options.patience ?? 1);
    super({ ...poolConfig(options), connectionTimeoutMillis: patienceMs });
    this.#patienceMs = patienceMs;
    this.#main = main;
    this.#checkMs = options.checkMs ?? CHECK_MS;
    this.#now = () => options.clock().getTime();
    // The position and the connection were looked at up to so long ago.
    this.#positions = makePositions(options.lagMs - 2 * this.#checkMs);
    const query = this.query.bind(this) as (...args: readonly unknown[]) => Promise<unknown>;
    // One function for all of its overloads that return a promise; nothing here calls it with a callback.
    this.query = ((...args: readonly unknown[]) => this.orMain(() => query(...args))) as pg.Pool['query'];
    this.#timer = setInterval(() => void this.look(), this.#checkMs);
    this.#timer.unref();
  }

  /** Tries a read, and once more at the primary when the replica was in its way. */
  async orMain<Result>(read: () => Promise<Result>): Promise<Result> {
    const mayUseReplica = this.#isUsable && !isReadFresh();
    try {
      return await read();
    } catch (error) {
      if (!mayUseReplica || isCanceled(error)) throw error;
      if (!isConflict(error)) {
        if (!isDatabaseOutage(error)) throw error;
        this.#isUsable = false;
      }
      return readFresh(read);
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void;
  override connect(
    callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): Promise<pg.PoolClient> | void {
    const lent = this.#lend();
    if (callback === undefined) return lent;
    lent.then(
      (client) => callback(undefined, client, (release) => client.release(release === undefined ? false : true)),
      (error: unknown) =>
        callback(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined),
    );
  }

  override async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await super.end();
  }

  /** Where the primary is, and, while the replica is avoided, whether it is well again. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => (this.#looking = null));
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const at = this.#now();
    try {
      const { rows } = await this.#main.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
      const lsn = rows[0]?.lsn;
      if (lsn !== undefined) this.#positions.add({ lsn, at });
    } catch {
      // Silence, of which the positions make what they can.
    }
    if (!this.#isUsable) (await this.#lendReplica())?.release();
  }

  async #lend(): Promise<pg.PoolClient> {
    const client = this.#isUsable && !isReadFresh() ? await this.#lendReplica() : null;
    return client ?? this.#main.connect();
  }

  async #lendReplica(): Promise<pg.PoolClient | null> {
    try {
      const client = await super.connect();
      this.#isUsable = await this.#isCurrent(client);
      if (this.#isUsable) return client;
      // Its successor may lead to a replica that is nearer.
      client.release(true);
    } catch {
      this.#isUsable = false;
    }
    return null;
  }

  async #isCurrent(client: pg.PoolClient): Promise<boolean> {
    const now = this.#now();
    if (now - (this.#checked.get(client) ?? -Infinity) < this.#checkMs) return true;
    const needed = this.#positions.needed(now);
    if (needed === null) return false;
    const statement = {
      text: `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $1::pg_lsn
        as is_current`,
      values: [needed],
      query_timeout: this.#patienceMs,
    };
    try {
      const { rows } = await client.query<{ is_current: boolean }>(statement);
      if (rows[0]?.is_current !== true) return false;
    } catch {
      return false;
    }
    this.#checked.set(client, now);
    return true;
  }
}

export const connectReplica = (options: ReplicaOptions, main: pg.Pool): ReplicaPool =>
  surviveLoss(new ReplicaPool(options, main));
