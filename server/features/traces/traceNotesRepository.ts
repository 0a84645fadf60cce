import { type Insertable, type Kysely, sql } from 'kysely';
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
  const { rows } = await sql<NoteRow>`
    select n.id, n.step, n.text_sealed, n.at, coalesce(${personName}, u.email::text) as author
    from trace_notes n
      left join users u on u.id = n.author_id and u.deleted_at is null
      left join clients c on c.user_id = u.id
      left join owners o on o.user_id = u.id
    where n.trace_id = ${traceId} order by n.id`.execute(db);
  return rows;
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
