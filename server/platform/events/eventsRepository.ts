import { type Kysely, sql } from 'kysely';
import type { Client } from 'pg';
import type { Database } from '#server/platform/db/schema.ts';
import type { PublishedEvent } from './publishedEvent.ts';

/** Triggers of the database publish on it, too. */
const CHANNEL = 'gza_events';

/** Tells all processes once the caller's transaction is committed, and never if it is not. */
export async function publish(db: Kysely<Database>, event: PublishedEvent): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`.execute(db);
}

export async function listenForEvents(client: Client): Promise<void> {
  await client.query(`listen ${CHANNEL}`);
}

/** Whether the connection still answers: one that was cut silently says nothing by itself. */
export async function pingListener(client: Client): Promise<void> {
  await client.query('select 1');
}
