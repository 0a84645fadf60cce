import { type Kysely, sql } from 'kysely';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

/** What somebody said themselves: their own reports, and their word for those of others. */
export async function exportReports(db: Kysely<Database>, { clientId, ownerId }: Actor): Promise<unknown> {
  const isMine = (side: string) => sql`((o.client_id = ${clientId} and ${sql.ref(side)} = 'client')
    or (o.owner_id = ${ownerId} and ${sql.ref(side)} = 'owner'))`;
  const made = await sql`
    select o.number as "order", r.kind, r.odometer, r.fuel_eighths, r.marks, r.made_at, r.sealed_at, r.photos_deleted_at,
      (select coalesce(json_agg(json_build_object('angle', p.angle, 'sha256', encode(p.sha256, 'hex'),
        'taken_at', p.taken_at, 'received_at', p.received_at) order by p.place), '[]')
        from order_report_photos p where p.report_id = r.id) as photos
    from order_reports r join orders o on o.id = r.order_id
    where ${isMine('r.made_by')} order by r.id`.execute(db);
  const confirmed = await sql`
    select o.number as "order", r.kind, r.made_by, c.way, c.at, c.remarks, c.marks
    from order_report_confirmations c join order_reports r on r.id = c.report_id join orders o on o.id = r.order_id
    where ${isMine('c.side')} order by c.id`.execute(db);
  return { made: made.rows, confirmed: confirmed.rows };
}
