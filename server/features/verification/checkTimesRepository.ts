import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';

/** Some two hundred checks: each has five documents, of a passport four. */
const MOST_DOCUMENTS = 1_000;
const MOST_OPEN = 200;

/**
 * How many minutes the newest checks took, rounded up: the last one of each client, from the last photograph, or from a
 * change of the name, to the decision. Of documents whose pictures are deleted nothing is read, so it follows an index.
 */
export async function listDecidedMinutes(db: Kysely<Database>, since: Date): Promise<number[]> {
  const rows = await db
    .with('newest', (query) =>
      query
        .selectFrom('verification_documents')
        .select(['user_id', 'uploaded_at', 'decided_at'])
        .where('storage_key', 'is not', null)
        .where('decided_at', '>', since)
        .orderBy('decided_at', 'desc')
        .limit(MOST_DOCUMENTS),
    )
    .with('checks', (query) =>
      query
        .selectFrom('newest')
        .select(({ fn }) => ['user_id', fn.max('uploaded_at').as('sent_at'), fn.max('decided_at').as('decided_at')])
        .groupBy('user_id'),
    )
    .selectFrom('checks as c')
    .innerJoin('verifications as v', 'v.user_id', 'c.user_id')
    .select(
      sql<number>`ceil(extract(epoch from c.decided_at - greatest(c.sent_at,
        case when v.renewed_at < c.decided_at then v.renewed_at end)) / 60)::integer`.as('minutes'),
    )
    .execute();
  return rows.map(({ minutes }) => minutes);
}

/** How many minutes those who wait longest have waited so far. */
export async function listOpenMinutes(db: Kysely<Database>, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('verifications')
    .select(sql<number>`floor(extract(epoch from ${now}::timestamptz - submitted_at) / 60)::integer`.as('minutes'))
    .where('status', '=', 'pending')
    .orderBy('submitted_at')
    .limit(MOST_OPEN)
    .execute();
  return rows.map(({ minutes }) => minutes);
}
