import type { ReportAngle } from '#contract/calls/orders/reports.ts';
import type { Row } from '#server/platform/db/schema.ts';

/** The photograph as it came, and the two that are shown. */
export type PhotoSize = Row<'order_report_files'>['size'];

/** Which photograph of which report: it is authenticated with the file and with its key, so neither opens as another. */
export const filePlace = (reportId: number, angle: ReportAngle, size: PhotoSize): string =>
  `reports/${reportId}/${angle}/${size}`;
