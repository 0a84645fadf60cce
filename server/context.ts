import type { Kysely, Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { OrderEventName } from '#contract/domain/orders/orderStatus.ts';
import type { Role } from '#contract/calls/auth/session.ts';
import type { Config } from './config.ts';
import type { Database } from './platform/db/schema.ts';
import type { Failures } from './platform/failures.ts';
import type { Network } from './platform/network/network.ts';
import type { Storage } from './platform/storage/storage.ts';

/** The user who makes a request: read from the session, passed to use cases and repositories. */
export interface Actor {
  readonly userId: number;
  readonly roles: readonly Role[];
  readonly clientId: number | null;
  readonly ownerId: number | null;
  readonly sessionId: number;
  /** Staff without a second factor, where it is required: they may do no more than set it up. */
  readonly mustSetUpSecondFactor: boolean;
  /** The admin who views this account; null for a user who logged in themselves. */
  readonly viewerId: number | null;
}

/** Follows every move of an order, in the transaction that makes it. */
export type OrderMoved = (
  transaction: Transaction<Database>,
  orderId: number,
  event: OrderEventName,
  at: Date,
) => Promise<void>;

/** Follows a client's change of name or identity number, in the transaction that makes it. */
export type ClientRenamed = (transaction: Transaction<Database>, userId: number, at: Date) => Promise<void>;

/** Effects that cross features. */
export interface FeatureEffects {
  readonly orderMoved: OrderMoved;
  readonly clientRenamed: ClientRenamed;
}

/** What every feature may use; made once by main.ts (and by each test) and passed to buildApp. */
export interface Context extends FeatureEffects {
  readonly config: Config;
  /** Typed queries, writes and everything that is not hot. */
  readonly db: Kysely<Database>;
  /** Of the database that is written to, for a connection outside the pool: only such a one can listen. */
  readonly databaseUrl: string;
  /** Plain prepared SQL for hot reads; of a replica where there is one. */
  readonly pool: Pool;
  /** The same for what must be seen as soon as it was written. */
  readonly mainPool: Pool;
  /** Uploaded files; on this disk or in a bucket. */
  readonly storage: Storage;
  /** Fetches addresses that users enter. */
  readonly network: Network;
  /** For background work. */
  readonly failures: Failures;
  /** The only source of "now"; tests move it. */
  readonly clock: () => Date;
}
