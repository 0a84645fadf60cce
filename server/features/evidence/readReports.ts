import type { Kysely } from 'kysely';
import type { ResponseOf } from '#contract/call.ts';
import {
  type listReports as call,
  type Report,
  type ReportPhoto,
  reportStateOf,
  showReportPhoto,
  type ReportConfirmation,
} from '#contract/calls/orders/reports.ts';
import type { Actor, Context } from '#server/context.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { listEarlierReports } from './carMarksRepository.ts';
import { knownMarks } from './knownMarks.ts';
import { readerOf } from './reportedOrder.ts';
import { findReportedOrder } from './reportedOrderRepository.ts';
import {
  listConfirmations,
  listPhotos,
  listReportRows,
  type ReportRow,
  type ConfirmationRow,
  type PhotoRow,
} from './reportRepository.ts';
import { listReportHashes } from './signing/signingRepository.ts';

export async function readReports(db: Kysely<Database>, rows: readonly ReportRow[]): Promise<Report[]> {
  const ids = rows.map(({ id }) => id);
  const photos = Map.groupBy(await listPhotos(db, ids), ({ report_id }) => report_id);
  const confirmations = Map.groupBy(await listConfirmations(db, ids), ({ report_id }) => report_id);
  const hashes = await listReportHashes(db, ids);
  return rows.map((row) =>
    describeReport(row, {
      photos: photos.get(row.id) ?? [],
      confirmations: confirmations.get(row.id) ?? [],
      sha256: hashes.get(row.id),
    }),
  );
}

export async function readReport(db: Kysely<Database>, row: ReportRow): Promise<Report> {
  const [report] = await readReports(db, [row]);
  if (report === undefined) throw new Error(`The report ${row.id} is not there.`);
  return report;
}

/** Of an order, for its two sides and the admin who decides between them. */
export async function listReports(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  orderId: number,
): Promise<Omit<ResponseOf<typeof call>, 'status'>> {
  const order = await findReportedOrder(db, orderId);
  const reader = readerOf(order, actor);
  return {
    reports: await readReports(db, await listReportRows(db, orderId)),
    known_marks: order === undefined || reader !== 'owner' ? [] : [...knownMarks(await listEarlierReports(db, order))],
    kept_days: config.evidenceDays,
  };
}

interface ReportParts {
  readonly photos: readonly PhotoRow[];
  readonly confirmations: readonly ConfirmationRow[];
  /** Of its signed manifest. */
  readonly sha256: Buffer | undefined;
}

/** A report as it travels; keys of its files stay here. */
function describeReport(row: ReportRow, { photos, confirmations, sha256 }: ReportParts): Report {
  const received_count = photos.filter(({ received_at }) => received_at !== null).length;
  const confirmed_by = confirmations.map(({ side }) => side);
  return {
    id: row.id,
    order_id: row.order_id,
    kind: row.kind,
    made_by: row.made_by,
    state: reportStateOf({ made_by: row.made_by, confirmed_by, photos_count: photos.length, received_count }),
    made_at: row.made_at.toISOString(),
    confirmed_by,
    photos_count: photos.length,
    received_count,
    odometer: row.odometer,
    fuel_eighths: row.fuel_eighths,
    marks: row.marks,
    photos: photos.map((photo) => describePhoto(row, photo)),
    confirmations: confirmations.map(describeConfirmation),
    manifest_sha256: sha256?.toString('hex') ?? null,
    photos_deleted_at: row.photos_deleted_at?.toISOString() ?? null,
  };
}

function describePhoto(report: ReportRow, photo: PhotoRow): ReportPhoto {
  const isThere = photo.received_at !== null && report.photos_deleted_at === null;
  const url = showReportPhoto.path
    .replace(':id', String(report.order_id))
    .replace(':report_id', String(report.id))
    .replace(':angle', photo.angle);
  return {
    angle: photo.angle,
    sha256: photo.sha256.toString('hex'),
    taken_at: photo.taken_at.toISOString(),
    received_at: photo.received_at?.toISOString() ?? null,
    width: photo.width,
    height: photo.height,
    thumb_url: isThere ? `${url}?size=thumb` : null,
    full_url: isThere ? `${url}?size=full` : null,
  };
}

const describeConfirmation = ({ side, way, at, remarks, marks }: ConfirmationRow): ReportConfirmation => ({
  side,
  way,
  at: at.toISOString(),
  remarks,
  marks,
});
