import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';

export interface MessageHash {
  readonly author: 'client' | 'owner';
  readonly at: Date;
  readonly sha256: string;
}

const hashOf = sql<string>`encode(sha256(convert_to(text, 'UTF8')), 'hex')`;

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
    .selectFrom(({ selectFrom }) =>
      selectFrom('messages').distinct().select('thread_id').where('order_id', '=', orderId).as('t'),
    )
    // Of each thread its newest: by the ids of all messages it would be a walk over everybody's.
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('messages')
          .select(['id', 'author', 'created_at as at', hashOf.as('sha256')])
          .whereRef('thread_id', '=', 't.thread_id')
          .where('author', 'in', ['client', 'owner'])
          .orderBy('id', 'desc')
          .limit(most)
          .as('m'),
      (join) => join.onTrue(),
    )
    .select(['m.author', 'm.at', 'm.sha256'])
    .$narrowType<{ author: MessageHash['author'] }>()
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
