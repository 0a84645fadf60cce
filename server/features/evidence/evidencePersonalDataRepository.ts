import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** What somebody said themselves: their own reports, and their word for those of others. */
export async function exportReports(db: Kysely<Database>, { clientId, ownerId }: Actor): Promise<unknown> {
  const isMine = (side: string) => sql<boolean>`((o.client_id = ${clientId} and ${sql.ref(side)} = 'client')
    or (o.owner_id = ${ownerId} and ${sql.ref(side)} = 'owner'))`;
  const made = await db
    .selectFrom('order_reports as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(({ selectFrom }) => [
      'o.number as order',
      'r.kind',
      'r.odometer',
      'r.fuel_eighths',
      'r.marks',
      'r.made_at',
      'r.sealed_at',
      'r.photos_deleted_at',
      jsonArrayFrom(
        selectFrom('order_report_photos as p')
          .select(({ fn }) => [
            'p.angle',
            fn<string>('encode', ['p.sha256', sql.lit('hex')]).as('sha256'),
            'p.taken_at',
            'p.received_at',
          ])
          .whereRef('p.report_id', '=', 'r.id')
          .orderBy('p.place'),
      ).as('photos'),
    ])
    .where(isMine('r.made_by'))
    .orderBy('r.id')
    .execute();
  const confirmed = await db
    .selectFrom('order_report_confirmations as c')
    .innerJoin('order_reports as r', 'r.id', 'c.report_id')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['o.number as order', 'r.kind', 'r.made_by', 'c.way', 'c.at', 'c.remarks', 'c.marks'])
    .where(isMine('c.side'))
    .orderBy('c.id')
    .execute();
  return { made, confirmed };
}
