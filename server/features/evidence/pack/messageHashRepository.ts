import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';

export interface MessageHash {
  readonly author: 'client' | 'owner';
  readonly at: Date;
  readonly sha256: string;
}

/**
 * Of what the two sides wrote each other about the cars that the order has had, the oldest first; of more than `most` the
 * newest. Each of their threads has a line about it.
 */
export async function listMessageHashes(
  db: Kysely<Database>,
  orderId: number,
  most: number,
): Promise<readonly MessageHash[]> {
  const rows = await db
    .selectFrom('messages as m')
    .select([
      'm.author',
      'm.created_at as at',
      sql<string>`encode(sha256(convert_to(m.text, 'UTF8')), 'hex')`.as('sha256'),
    ])
    .$narrowType<{ author: MessageHash['author'] }>()
    .where('m.thread_id', 'in', ({ selectFrom }) =>
      selectFrom('messages as line').select('line.thread_id').where('line.order_id', '=', orderId),
    )
    .where('m.author', 'in', ['client', 'owner'])
    .orderBy('m.id', 'desc')
    .limit(most)
    .execute();
  return rows.toReversed();
}

/** Of the client and of the owner. */
export async function listLanguages(db: Kysely<Database>, userIds: readonly number[]): Promise<readonly Language[]> {
  const rows = await db.selectFrom('users').select(['id', 'language']).where('id', 'in', userIds).execute();
  const byId = new Map(rows.map(({ id, language }) => [id, language]));
  return [...new Set(userIds.flatMap((id) => byId.get(id) ?? []))];
}
