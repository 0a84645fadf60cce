import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PhotoFormat } from '#contract/domain/evidence.ts';
import { upcomingStatuses } from '#contract/domain/orders/orderMachine.ts';
import type { ReportAngle } from '#contract/calls/orders/reports.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { PhotoSize } from './filePlace.ts';
import type { PhotoRow } from './reportRepository.ts';

export type FileRow = Selectable<Database['order_report_files']>;

const selectPhoto = (db: Kysely<Database>, reportId: number, angle: ReportAngle) =>
  db.selectFrom('order_report_photos').selectAll().where('report_id', '=', reportId).where('angle', '=', angle);

export async function findPhoto(
  db: Kysely<Database>,
  reportId: number,
  angle: ReportAngle,
): Promise<PhotoRow | undefined> {
  return selectPhoto(db, reportId, angle).executeTakeFirst();
}

/** Held until the transaction ends, so that the same photograph that comes twice at once is taken once. */
export async function lockPhoto(
  db: Transaction<Database>,
  reportId: number,
  angle: ReportAngle,
): Promise<PhotoRow | undefined> {
  return selectPhoto(db, reportId, angle).forUpdate().executeTakeFirst();
}

export interface ReceivedPhoto {
  readonly at: Date;
  readonly bytes: number;
  readonly format: PhotoFormat;
  readonly width: number;
  readonly height: number;
  readonly files: readonly {
    readonly size: PhotoSize;
    readonly storage_key: string;
    readonly wrapped_key: Buffer;
  }[];
}

export async function savePhoto(
  db: Transaction<Database>,
  { report_id, angle }: Pick<PhotoRow, 'report_id' | 'angle'>,
  { at, bytes, format, width, height, files }: ReceivedPhoto,
): Promise<void> {
  await db
    .updateTable('order_report_photos')
    .set({ received_at: at, bytes, format, width, height })
    .where('report_id', '=', report_id)
    .where('angle', '=', angle)
    .execute();
  await db
    .insertInto('order_report_files')
    .values(files.map((file) => ({ ...file, report_id, angle })))
    .execute();
}

export async function findFile(
  db: Kysely<Database>,
  reportId: number,
  angle: ReportAngle,
  size: PhotoSize,
): Promise<FileRow | undefined> {
  return db
    .selectFrom('order_report_files')
    .selectAll()
    .where('report_id', '=', reportId)
    .where('angle', '=', angle)
    .where('size', '=', size)
    .executeTakeFirst();
}

/** All files, some at a time. */
export async function listFiles(db: Kysely<Database>, afterId: number, limit: number): Promise<FileRow[]> {
  return db.selectFrom('order_report_files').selectAll().where('id', '>', afterId).orderBy('id').limit(limit).execute();
}

/** Only while it still is what was read. */
export async function replaceFileKey(db: Kysely<Database>, id: number, was: Buffer, becomes: Buffer): Promise<void> {
  await db
    .updateTable('order_report_files')
    .set({ wrapped_key: becomes })
    .where('id', '=', id)
    .where('wrapped_key', '=', was)
    .execute();
}

/**
 * Reports with photographs of orders that were over before a moment and have rested since, some at a time. Whatever
 * happens to an order, a claim or money that goes back, is among its events and begins the time anew; while a claim is
 * open nothing is deleted.
 */
export async function listRested(db: Kysely<Database>, before: Date, afterId: number, limit: number) {
  return db
    .selectFrom('order_reports as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('clients', 'clients.id', 'o.client_id')
    .select(['r.id', 'r.order_id', 'clients.user_id as client_user_id'])
    .where('r.photos_deleted_at', 'is', null)
    .where('r.id', '>', afterId)
    .where('o.status', 'not in', upcomingStatuses)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('order_events as e').whereRef('e.order_id', '=', 'o.id').where('e.at', '>', before))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('claims as l').whereRef('l.order_id', '=', 'o.id').where('l.status', '<>', 'settled'))),
    )
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** A trigger queues the deletion of each file. What was said, and the hashes, stay. */
export async function forgetFiles(db: Transaction<Database>, reportId: number, at: Date): Promise<void> {
  await db.deleteFrom('order_report_files').where('report_id', '=', reportId).execute();
  await db.updateTable('order_reports').set({ photos_deleted_at: at }).where('id', '=', reportId).execute();
}
