/** The reason of a refund is for colleagues: it stands in the audit log, and neither side sees it. */
export const LONGEST_REFUND_REASON = 500;

/** Reasons are for colleagues: the blocked person never sees them. */
export const LONGEST_REASON = 500;

/** What an owner notes at a block. */
export const LONGEST_NOTE = 200;

/** What an owner writes about a car. */
export const LONGEST_DESCRIPTION = 1_000;

/** What an extra is. */
export const LONGEST_EXTRA_DESCRIPTION = 300;

/** As the database and every screen hold it: the longest text that is sent as one message. */
export const LONGEST_MESSAGE = 2000;

/** So many branches an owner can have, and so many exceptions a branch. */
export const MOST_BRANCHES = 100;
export const MOST_EXCEPTIONS = 100;

/** So many calendars a car can follow. */
export const MOST_FEEDS = 5;

/** The largest file of cars. */
export const IMPORT_BYTES = 1024 * 1024;

/** The cars of one answer, but for the last. */
export const SEARCH_PAGE_SIZE = 24;
