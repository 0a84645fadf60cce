import type { ColumnType, Generated } from 'kysely';
import type { PhotoFormat } from '#contract/evidence.ts';
import type { ReportAngle, ReportConfirmation, ReportKind, ReportMark, ReportSide } from '#contract/reports.ts';

export interface EvidenceTables {
  order_reports: ReportTable;
  order_report_photos: PhotoTable;
  order_report_files: FileTable;
  order_report_confirmations: ConfirmationTable;
  evidence_keys: KeyTable;
  evidence_records: RecordTable;
}

/** JSON text going in, the value coming out. */
type Marks = ColumnType<ReportMark[], string, never>;

interface ReportTable {
  id: Generated<number>;
  order_id: number;
  kind: ReportKind;
  made_by: ReportSide;
  odometer: number;
  fuel_eighths: number;
  marks: Marks;
  is_continued: boolean;
  said_sha256: Buffer;
  made_at: Date;
  sealed_at: Date | null;
  code_tries: Generated<number>;
  photos_deleted_at: Date | null;
}

interface PhotoTable {
  report_id: number;
  angle: ReportAngle;
  place: number;
  sha256: Buffer;
  taken_at: Date;
  received_at: Date | null;
  bytes: number | null;
  format: PhotoFormat | null;
  width: number | null;
  height: number | null;
}

/** The photograph as it came, and the two that are shown. */
export type PhotoSize = 'original' | 'full' | 'thumb';

interface FileTable {
  id: Generated<number>;
  report_id: number;
  angle: ReportAngle;
  size: PhotoSize;
  storage_key: string;
  wrapped_key: Buffer;
}

interface ConfirmationTable {
  id: Generated<number>;
  report_id: number;
  side: ReportSide;
  way: ReportConfirmation['way'];
  user_id: number;
  at: Date;
  remarks: string | null;
  marks: Marks;
}

interface KeyTable {
  id: Generated<number>;
  public_key: Buffer;
  sealed_key: Buffer | null;
  created_at: Date;
  replaced_at: Date | null;
}

interface RecordTable {
  order_id: number;
  place: number;
  report_id: number;
  content: string;
  sha256: Buffer;
  key_id: number;
  signature: Buffer;
}
