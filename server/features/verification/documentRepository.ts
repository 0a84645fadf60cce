import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { documentKinds } from '#contract/domain/documentKinds.ts';
import { type DocumentKind, type IdentityDocument } from '#contract/calls/verification/verification.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

export type DocumentRow = Selectable<Database['verification_documents']>;

/** In the order in which they are asked for. */
export async function listDocuments(db: Kysely<Database>, userIds: readonly number[]): Promise<DocumentRow[]> {
  if (userIds.length === 0) return [];
  const rows = await db.selectFrom('verification_documents').selectAll().where('user_id', 'in', userIds).execute();
  return rows.sort((one, other) => documentKinds.indexOf(one.kind) - documentKinds.indexOf(other.kind));
}

/** Takes the place of the document of the same kind; the page of a passport that of the back of an ID card, too. */
export async function replaceDocument(
  db: Transaction<Database>,
  document: Insertable<Database['verification_documents']>,
): Promise<DocumentRow> {
  await db
    .deleteFrom('verification_documents')
    .where('user_id', '=', document.user_id)
    .where('kind', 'in', document.identity_document === 'passport' ? ['id_front', 'id_back'] : [document.kind])
    .execute();
  return db.insertInto('verification_documents').values(document).returningAll().executeTakeFirstOrThrow();
}

export async function findIdentity(db: Transaction<Database>, userId: number): Promise<IdentityDocument | null> {
  const row = await db
    .selectFrom('verification_documents')
    .select('identity_document')
    .where('user_id', '=', userId)
    .where('kind', '=', 'id_front')
    .executeTakeFirst();
  return row?.identity_document ?? null;
}

/** Undefined when the actor has no such document. */
export async function deleteDocument(
  db: Transaction<Database>,
  actor: Actor,
  id: number,
): Promise<{ readonly kind: DocumentKind } | undefined> {
  return db
    .deleteFrom('verification_documents')
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .returning('kind')
    .executeTakeFirst();
}

/** Undefined unless it is the actor's own, or the actor reviews. */
export async function findDocument(db: Kysely<Database>, actor: Actor, id: number): Promise<DocumentRow | undefined> {
  const query = db.selectFrom('verification_documents').selectAll().where('id', '=', id);
  const seen = actor.roles.includes('admin') ? query : query.where('user_id', '=', actor.userId);
  return seen.executeTakeFirst();
}

export async function setVerdict(
  db: Transaction<Database>,
  id: number,
  verdict: Pick<DocumentRow, 'status' | 'reason' | 'comment' | 'decided_at'>,
): Promise<void> {
  await db.updateTable('verification_documents').set(verdict).where('id', '=', id).execute();
}

/**
 * What was accepted or waits is to be looked at again, under a new number: no decision about what was seen before fits it.
 * Of what was accepted and has no picture any more nothing can be seen.
 */
export async function reopenDocuments(db: Transaction<Database>, userId: number): Promise<void> {
  await db
    .deleteFrom('verification_documents')
    .where('user_id', '=', userId)
    .where('status', '=', 'approved')
    .where('storage_key', 'is', null)
    .execute();
  await sql`
    update verification_documents set id = default, status = 'pending', comment = null, decided_at = null
    where user_id = ${userId} and status <> 'rejected'`.execute(db);
}

/** The documents decided about before a moment whose picture is still there, some at a time. */
export async function listOldPictures(db: Kysely<Database>, decidedBefore: Date, afterId: number, limit: number) {
  return db
    .selectFrom('verification_documents')
    .select(['id', 'user_id', 'kind'])
    .where('decided_at', '<=', decidedBefore)
    .where('storage_key', 'is not', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Lets go of the picture; what was decided stays. */
export async function forgetPicture(db: Transaction<Database>, id: number): Promise<void> {
  await db
    .updateTable('verification_documents')
    .set({ storage_key: null, wrapped_key: null })
    .where('id', '=', id)
    .execute();
}

/** The documents whose picture is still there, some at a time. */
export async function listWrappedKeys(db: Kysely<Database>, afterId: number, limit: number) {
  return db
    .selectFrom('verification_documents')
    .select(['id', 'user_id', 'kind', 'wrapped_key'])
    .where('wrapped_key', 'is not', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Only while it still is what was read: the picture may have been deleted meanwhile. */
export async function replaceWrappedKey(db: Kysely<Database>, id: number, was: Buffer, becomes: Buffer): Promise<void> {
  await db
    .updateTable('verification_documents')
    .set({ wrapped_key: becomes })
    .where('id', '=', id)
    .where('wrapped_key', '=', was)
    .execute();
}
