/** Days: how much earlier or later a flexible search may be. */
export const MOST_FLEXIBLE = 3;

/** The reason of a refund is internal: it is in the audit log, and neither side sees it. */
export const LONGEST_REFUND_REASON = 500;

/** Reasons are internal: the blocked user never sees them. */
export const LONGEST_REASON = 500;

/** An owner's note on a block. */
export const LONGEST_NOTE = 200;

/** A description of a car. */
export const LONGEST_DESCRIPTION = 1_000;

/** A description of an extra. */
export const LONGEST_EXTRA_DESCRIPTION = 300;

/** The longest message, in the database and on every screen. */
export const LONGEST_MESSAGE = 2000;

/** The most branches of an owner, and exceptions of a branch. */
export const MOST_BRANCHES = 100;
export const MOST_EXCEPTIONS = 100;

/** The most calendars that a car can import. */
export const MOST_FEEDS = 5;

/** The largest file of an import. */
export const IMPORT_BYTES = 1024 * 1024;

/** The most cars whose cards are asked for by their ids. */
export const MOST_CARDS = 12;

/** The size of a page of cars. */
export const SEARCH_PAGE_SIZE = 24;

/** What a sentence is understood of; the rest is words. */
export const LONGEST_SENTENCE = 300;

/** Words by which a place is looked for. */
export const LONGEST_PLACE_WORDS = 60;

/** The name of a saved search. */
export const LONGEST_SEARCH_NAME = 100;

/** The highest bound of a filter by price, in tetri: what is more finds the same. */
export const MOST_PRICE_BOUND = 100_000_000;
