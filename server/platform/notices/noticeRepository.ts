import { type Kysely, sql } from 'kysely';
import { type NoticeKind, noticeWays, type NoticeWays } from '#contract/domain/noticeKinds.ts';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** What a user has chosen, by kind; a kind that is not there is as it is for everybody at first. */
export async function listChosen(
  db: Kysely<Database>,
  userId: number,
): Promise<readonly ({ readonly kind: string } & NoticeWays)[]> {
  return db
    .selectFrom('notice_settings')
    .select(['kind', ...noticeWays])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute();
}

export async function saveChosen(
  db: Kysely<Database>,
  userId: number,
  kind: NoticeKind,
  { mail, push, message }: NoticeWays,
): Promise<void> {
  const chosen = { mail, push, message };
  await db
    .insertInto('notice_settings')
    .values({ user_id: userId, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(chosen))
    .execute();
}

export async function deleteChosen(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('notice_settings').where('user_id', '=', userId).execute();
}

export interface Recipient {
  readonly email: string;
  readonly language: Language;
  readonly chosen: NoticeWays | null;
}

/** How a user is reached, and what they have chosen for a kind. */
export async function findRecipient(
  db: Kysely<Database>,
  userId: number,
  kind: NoticeKind,
): Promise<Recipient | undefined> {
  return db
    .selectFrom('users as u')
    .leftJoin('notice_settings as s', (join) => join.onRef('s.user_id', '=', 'u.id').on('s.kind', '=', kind))
    .select([
      'u.email',
      'u.language',
      sql<NoticeWays | null>`case when s.kind is not null
        then json_build_object('mail', s.mail, 'push', s.push, 'message', s.message) end`.as('chosen'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}
