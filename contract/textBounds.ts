/** The reason of a refund is for colleagues: it stands in the audit log, and neither side sees it. */
export const LONGEST_REFUND_REASON = 500;
