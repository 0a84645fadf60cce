import type { ReportAngle } from '#contract/calls/orders/reports.ts';
import type { PhotoSize } from './photoSize.ts';

/** Which photograph of which report: it is authenticated with the file and with its key, so neither opens as another. */
export const filePlace = (reportId: number, angle: ReportAngle, size: PhotoSize): string =>
  `reports/${reportId}/${angle}/${size}`;
