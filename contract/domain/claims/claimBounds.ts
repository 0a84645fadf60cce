export const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long after the return an owner can claim. */
export const CLAIM_WITHIN = 24 * HOUR;
/** How long the client has to answer. */
export const ANSWER_WITHIN = 72 * HOUR;
/** How long the client has to pay what the deposit does not cover; then they are reminded, and the owner is informed. */
export const PAY_WITHIN = 72 * HOUR;
/** How long before the start a deposit can be authorized at the bank. */
export const HOLD_BEFORE = 48 * HOUR;
/**
 * Bank authorizations expire, the strictest of ours after seven days: an amount that is needed for longer is captured
 * before, and refunded later.
 */
export const HOLD_FOR = 6 * DAY;

/**
 * How long after the last event an owner is reminded of a deposit in cash; not before the days agreed for its return are
 * over.
 */
export const REMIND_OF_DEPOSIT_AFTER = DAY;

/** How long after the end of a rental its owner is asked whether the car is back, or was handed over at all. */
export const ASK_AFTER = DAY;
/** How long after the end it is closed without an answer, at the earliest a day after the owner was asked. */
export const CLOSE_AFTER = 3 * DAY;
export const CLOSE_AFTER_ASKING = DAY;

/** Tetri: the most of a damage without a lower limit of a protection, and of a fine. */
export const MOST_DAMAGE = 2_000_000;
export const MOST_FINE = 200_000;
/** An eighth of a tank: 6.25 litres at 3.20 ₾. */
export const FUEL_OF_EIGHTH = 2_000;
export const MOST_ITEMS = 10;
export const LONGEST_CLAIM_TEXT = 1_000;
/** More than any deposit: the order has the actual limit. */
export const MOST_DEPOSIT = 100_000_000;
export const LONGEST_DEPOSIT_REASON = 500;

/** How long a page of the bank for a deposit or a claim is valid. */
const PAGE_FOR = HOUR;

export const pageUntil = (now: Date): Date => new Date(now.getTime() + PAGE_FOR);
export const claimUntil = (returned: Date): Date => new Date(returned.getTime() + CLAIM_WITHIN);
export const answerBy = (claimed: Date): Date => new Date(claimed.getTime() + ANSWER_WITHIN);
export const payBy = (due: Date): Date => new Date(due.getTime() + PAY_WITHIN);
export const closeFrom = (end: Date): Date => new Date(end.getTime() + CLOSE_AFTER);
export const holdFrom = (start: Date): Date => new Date(start.getTime() - HOLD_BEFORE);
