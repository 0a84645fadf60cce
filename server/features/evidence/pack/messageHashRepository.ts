import { type Kysely, sql } from 'kysely';
import type { Language } from '#contract/domain/values.ts';
import type { Database } from '#server/platform/db/schema.ts';

export interface MessageHash {
  readonly author: 'client' | 'owner';
  readonly at: Date;
  /** Null where its author has deleted the account, and what they wrote with it. */
  readonly sha256: string | null;
}

const hashOf = sql<string>`encode(sha256(convert_to(text, 'UTF8')), 'hex')`;

/** SQL: whether the side of an order that wrote the message `m` is a deleted account. */
const hasLeft = (orderId: number) => sql`(select u.deleted_at is not null from orders o
  join clients on clients.id = o.client_id join owners on owners.id = o.owner_id
  join users u on u.id = case m.author when 'client' then clients.user_id else owners.user_id end
  where o.id = ${orderId})`;

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
    .select(['m.author', 'm.at', sql<string | null>`case when not ${hasLeft(orderId)} then m.sha256 end`.as('sha256')])
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
