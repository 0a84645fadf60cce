import type { Insertable, Kysely } from 'kysely';
import { personName } from '#server/platform/db/personNameRepository.ts';
import type { Database } from '#server/platform/db/schema.ts';

export interface NoteRow {
  readonly id: number;
  readonly step: number | null;
  readonly text_sealed: Buffer;
  readonly author: string | null;
  readonly at: Date;
}

/** In the order in which they were written. */
export async function listNoteRows(db: Kysely<Database>, traceId: number): Promise<NoteRow[]> {
  return db
    .selectFrom('trace_notes as n')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'n.author_id').on('u.deleted_at', 'is', null))
    .leftJoin('clients as c', 'c.user_id', 'u.id')
    .leftJoin('owners as o', 'o.user_id', 'u.id')
    .select(({ fn }) => ['n.id', 'n.step', 'n.text_sealed', 'n.at', fn.coalesce(personName, 'u.email').as('author')])
    .where('n.trace_id', '=', traceId)
    .orderBy('n.id')
    .execute();
}

export async function countNotes(db: Kysely<Database>, traceId: number): Promise<number> {
  const { count } = await db
    .selectFrom('trace_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('trace_id', '=', traceId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertNote(db: Kysely<Database>, note: Insertable<Database['trace_notes']>): Promise<number> {
  const { id } = await db.insertInto('trace_notes').values(note).returning('id').executeTakeFirstOrThrow();
  return id;
}
