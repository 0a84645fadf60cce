import {
  type Report,
  type ReportPhoto,
  reportStateOf,
  showReportPhoto,
  type ReportConfirmation,
} from '#contract/calls/reports.ts';
import type { ConfirmationRow, PhotoRow, ReportRow } from './reportRepository.ts';

export interface ReportParts {
  readonly photos: readonly PhotoRow[];
  readonly confirmations: readonly ConfirmationRow[];
  /** Of its signed manifest. */
  readonly sha256: Buffer | undefined;
}

/** A report as it travels; keys of its files stay here. */
export function describeReport(row: ReportRow, { photos, confirmations, sha256 }: ReportParts): Report {
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
