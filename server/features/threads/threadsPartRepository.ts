import { type Kysely, sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/db/schema.ts';

/** Every conversation with all of its messages: both sides were told them. */
export async function exportThreads(db: Kysely<Database>, { clientId, ownerId }: Actor): Promise<unknown[]> {
  const { rows } = await sql`
    select t.car_id, t.created_at, coalesce((
      select json_agg(json_build_object('author', m.author, 'text', m.text, 'event', m.event, 'at', m.created_at) order by m.id)
      from messages m where m.thread_id = t.id), '[]') as messages
    from threads t where t.client_id = ${clientId} or t.owner_id = ${ownerId} order by t.id`.execute(db);
  return rows;
}

export async function blankMessages(db: Kysely<Database>, { clientId, ownerId }: Actor): Promise<void> {
  await sql`
    update messages set text = '…' from threads t
    where t.id = messages.thread_id
      and ((messages.author = 'client' and t.client_id = ${clientId}) or (messages.author = 'owner' and t.owner_id = ${ownerId}))`.execute(
    db,
  );
}
