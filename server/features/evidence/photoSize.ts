import type { Row } from '#server/platform/db/schema.ts';

/** The photograph as it came, and the two that are shown. */
export type PhotoSize = Row<'order_report_files'>['size'];
