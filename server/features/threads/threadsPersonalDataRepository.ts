import { type Kysely, sql } from 'kysely';
import type { ThreadSide } from '#contract/calls/threads.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { isOpen } from './threadViewRepository.ts';

/** A conversation as it was written, before it is decided what of it somebody may have. */
export interface KeptThread {
  readonly car_id: number;
  readonly created_at: Date;
  readonly client_id: number;
  readonly owner_id: number;
  readonly is_open: boolean;
  readonly messages: readonly {
    readonly author: ThreadSide | 'system';
    readonly text: string;
    readonly event: string | null;
    readonly at: string;
  }[];
}

/** Every conversation somebody is a side of, with all of its messages. */
export async function listKeptThreads(
  db: Kysely<Database>,
  { clientId, ownerId }: Actor,
): Promise<readonly KeptThread[]> {
  const { rows } = await sql<KeptThread>`
    select t.car_id, t.created_at, t.client_id, t.owner_id, ${isOpen} as is_open, coalesce((
      select json_agg(json_build_object('author', m.author, 'text', m.text, 'event', m.event, 'at', m.created_at) order by m.id)
      from messages m where m.thread_id = t.id), '[]') as messages
    from threads t where t.client_id = ${clientId} or t.owner_id = ${ownerId} order by t.id`.execute(db);
  return rows;
}

/** Whoever leaves takes along what they wrote, on the side or sides they wrote on. */
export async function blankMessages(db: Kysely<Database>, { clientId, ownerId }: Actor): Promise<void> {
  await sql`
    update messages set text = '…' from threads t
    where t.id = messages.thread_id and messages.author = 'client' and t.client_id = ${clientId}`.execute(db);
  await sql`
    update messages set text = '…' from threads t
    where t.id = messages.thread_id and messages.author = 'owner' and t.owner_id = ${ownerId}`.execute(db);
}
