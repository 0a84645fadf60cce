import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ThreadSide } from '#contract/calls/threads.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { isOpen } from './threadViewRepository.ts';

/** A conversation as it was written, before it is decided what of it somebody may have. */
export interface ExportedThread {
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
export async function listExportedThreads(
  db: Kysely<Database>,
  { clientId, ownerId }: Actor,
): Promise<readonly ExportedThread[]> {
  return db
    .selectFrom('threads as t')
    .select(({ selectFrom }) => [
      't.car_id',
      't.created_at',
      't.client_id',
      't.owner_id',
      isOpen.as('is_open'),
      jsonArrayFrom(
        selectFrom('messages as m')
          .select(['m.author', 'm.text', 'm.event', 'm.created_at as at'])
          .whereRef('m.thread_id', '=', 't.id')
          .orderBy('m.id'),
      ).as('messages'),
    ])
    .where((where) => where.or([where('t.client_id', '=', clientId), where('t.owner_id', '=', ownerId)]))
    .orderBy('t.id')
    .execute();
}

/** Whoever leaves takes along what they wrote, on the side or sides they wrote on. */
export async function blankMessages(db: Kysely<Database>, { clientId, ownerId }: Actor): Promise<void> {
  const blank = db
    .updateTable('messages')
    .from('threads as t')
    .set({ text: '…' })
    .whereRef('t.id', '=', 'messages.thread_id');
  await blank.where('messages.author', '=', 'client').where('t.client_id', '=', clientId).execute();
  await blank.where('messages.author', '=', 'owner').where('t.owner_id', '=', ownerId).execute();
}
