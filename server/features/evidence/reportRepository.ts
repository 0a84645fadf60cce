import { sql } from 'kysely';
import type { Kysely, Selectable, Transaction, NotNull } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { reportStateOf } from '#contract/calls/orders/reports.ts';
import type { createReport, ReportKind, ReportSide, ReportSummary } from '#contract/calls/orders/reports.ts';
import type { ParsedBodyOf } from '#contract/call.ts';
import type { Actor } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';

export type ReportRow = Selectable<Database['order_reports']>;
export type PhotoRow = Selectable<Database['order_report_photos']>;
export type NewConfirmation = Omit<ConfirmationRow, 'id'>;
export type ConfirmationRow = Selectable<Database['order_report_confirmations']>;

export async function findReport(db: Kysely<Database>, orderId: number, id: number): Promise<ReportRow | undefined> {
  return db
    .selectFrom('order_reports')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** The one that a side has made of a kind. */
export async function findOwnReport(
  db: Kysely<Database>,
  orderId: number,
  kind: ReportKind,
  madeBy: ReportSide,
): Promise<ReportRow | undefined> {
  return db
    .selectFrom('order_reports')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('made_by', '=', madeBy)
    .executeTakeFirst();
}

/** The hand-over before the return, the owner's report before the client's. */
export async function listReportRows(db: Kysely<Database>, orderId: number): Promise<ReportRow[]> {
  const rows = await db.selectFrom('order_reports').selectAll().where('order_id', '=', orderId).execute();
  const rank = ({ kind, made_by }: ReportRow) => (kind === 'hand_over' ? 0 : 2) + (made_by === 'owner' ? 0 : 1);
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

type Said = ParsedBodyOf<typeof createReport>;

export async function insertReport(
  db: Transaction<Database>,
  report: Said & {
    readonly orderId: number;
    readonly madeBy: ReportSide;
    readonly saidSha256: Buffer;
    readonly at: Date;
  },
): Promise<ReportRow> {
  const { photos, ...said } = report;
  const row = await db
    .insertInto('order_reports')
    .values({
      order_id: report.orderId,
      kind: said.kind,
      made_by: report.madeBy,
      odometer: said.odometer,
      fuel_eighths: said.fuel_eighths,
      marks: JSON.stringify(said.marks),
      is_continued: said.is_continued ?? false,
      said_sha256: report.saidSha256,
      made_at: report.at,
      sealed_at: null,
      photos_deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_report_photos')
    .values(
      photos.map(({ angle, sha256, taken_at }, place) => ({
        report_id: row.id,
        angle,
        place,
        sha256: Buffer.from(sha256, 'hex'),
        taken_at: new Date(taken_at),
        received_at: null,
        bytes: null,
        format: null,
        width: null,
        height: null,
      })),
    )
    .execute();
  return row;
}

/** Of a report that is not sealed; its files go with it. */
export async function deleteReport(db: Transaction<Database>, id: number): Promise<void> {
  await db.deleteFrom('order_reports').where('id', '=', id).execute();
}

export async function sealReport(db: Transaction<Database>, id: number, at: Date): Promise<void> {
  await db.updateTable('order_reports').set({ sealed_at: at }).where('id', '=', id).execute();
}

/** Counts a try before it is looked at; false when there are none left. */
export async function takeTry(db: Kysely<Database>, id: number, most: number): Promise<boolean> {
  const taken = await db
    .updateTable('order_reports')
    .set(({ eb }) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('id', '=', id)
    .where('code_tries', '<', most)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Of all these reports, in the order in which they were announced. */
export async function listPhotos(db: Kysely<Database>, reportIds: readonly number[]): Promise<PhotoRow[]> {
  if (reportIds.length === 0) return [];
  return db
    .selectFrom('order_report_photos')
    .selectAll()
    .where('report_id', 'in', reportIds)
    .orderBy('report_id')
    .orderBy('place')
    .execute();
}

export async function listConfirmations(
  db: Kysely<Database>,
  reportIds: readonly number[],
): Promise<ConfirmationRow[]> {
  if (reportIds.length === 0) return [];
  return db
    .selectFrom('order_report_confirmations')
    .selectAll()
    .where('report_id', 'in', reportIds)
    .orderBy('id')
    .execute();
}

export async function insertConfirmation(
  db: Transaction<Database>,
  { marks, ...confirmation }: NewConfirmation,
): Promise<void> {
  await db
    .insertInto('order_report_confirmations')
    .values({ ...confirmation, marks: JSON.stringify(marks) })
    .execute();
}

/** What an order's page says of its reports: the hand-over before the return, the owner's before the client's. */
export async function listReportSummaries(db: Kysely<Database>, orderId: number): Promise<ReportSummary[]> {
  const rows = await db
    .selectFrom('order_reports as r')
    .select(({ selectFrom }) => [
      'r.id',
      'r.kind',
      'r.made_by',
      'r.made_at',
      sql<ReportSummary['confirmed_by']>`(select coalesce(array_agg(c.side order by c.id), '{}')
        from order_report_confirmations c where c.report_id = r.id)`.as('confirmed_by'),
      selectFrom('order_report_photos as p')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('p.report_id', '=', 'r.id')
        .as('photos_count'),
      selectFrom('order_report_photos as p')
        .select(({ fn }) => fn.count<number>('p.received_at').as('count'))
        .whereRef('p.report_id', '=', 'r.id')
        .as('received_count'),
    ])
    .$narrowType<{ photos_count: NotNull; received_count: NotNull }>()
    .where('r.order_id', '=', orderId)
    .orderBy('r.kind')
    .orderBy('r.made_by', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, made_at: row.made_at.toISOString(), state: reportStateOf(row) }));
}

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
