import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/db/schema.ts';
import { ApiError } from '#server/platform/http/apiError.ts';
import type { NewConfirmation, PhotoRow, ReportRow } from './reportRepository.ts';
import type { SaidRecord } from './signing/appendRecord.ts';
import { listReportHashes } from './signing/recordRepository.ts';

/** What is signed of a report; refused while photographs are missing. */
export function recordOfReport(report: ReportRow, photos: readonly PhotoRow[], sealedAt: Date): SaidRecord {
  return {
    type: 'report',
    report_id: report.id,
    kind: report.kind,
    made_by: report.made_by,
    made_at: report.made_at.toISOString(),
    sealed_at: sealedAt.toISOString(),
    odometer: report.odometer,
    fuel_eighths: report.fuel_eighths,
    marks: report.marks,
    photos: photos.map(({ angle, sha256, taken_at, received_at, bytes, format }) => {
      if (received_at === null || bytes === null || format === null) throw new ApiError(409, 'REPORT_INCOMPLETE');
      return {
        angle,
        sha256: sha256.toString('hex'),
        taken_at: taken_at.toISOString(),
        received_at: received_at.toISOString(),
        bytes,
        format,
      };
    }),
  };
}

export async function recordOfConfirmation(
  transaction: Transaction<Database>,
  { report_id, side, way, at, remarks, marks }: NewConfirmation,
): Promise<SaidRecord> {
  const sha256 = (await listReportHashes(transaction, [report_id])).get(report_id);
  if (sha256 === undefined) throw new Error(`The report ${report_id} was never sealed.`);
  return {
    type: 'confirmation',
    report_id,
    report_sha256: sha256.toString('hex'),
    side,
    way,
    at: at.toISOString(),
    remarks,
    marks,
  };
}
