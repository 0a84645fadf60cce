import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import type { Mail } from './mail.ts';

const NEWEST = 200;

export async function insertOutboxMail(
  db: Kysely<Database>,
  { to, subject, text, html }: Mail,
  sentAt: Date,
): Promise<void> {
  await db.insertInto('outbox_mails').values({ recipient: to, subject, text, html, sent_at: sentAt }).execute();
}

/** Newest first. */
export async function listOutboxMails(db: Kysely<Database>) {
  return db
    .selectFrom('outbox_mails')
    .select(['id', 'recipient as to', 'subject', 'text', 'html', 'sent_at'])
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
}

export async function findOutboxMail(db: Kysely<Database>, id: number): Promise<{ html: string } | undefined> {
  return db.selectFrom('outbox_mails').select('html').where('id', '=', id).executeTakeFirst();
}

/** Mails that were ordered and are not made yet: first tries only, a failing one is not waited for. */
export async function countMailsUnderWay(db: Kysely<Database>, jobNames: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from graphile_worker.jobs
    where task_identifier = any(${jobNames}) and attempts <= 1 and last_error is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function deleteOldOutboxMails(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('outbox_mails').where('sent_at', '<', before).execute();
}
