export const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** So long after the return an owner can claim. */
export const CLAIM_WITHIN = 24 * HOUR;
/** So long the client has to answer. */
export const ANSWER_WITHIN = 72 * HOUR;
/** So long the client has to pay what the deposit does not cover; then they are reminded, and the owner is told. */
export const PAY_WITHIN = 72 * HOUR;
/** So long before the start a deposit can be held by the bank. */
export const HOLD_BEFORE = 48 * HOUR;
/**
 * Banks let go of what they hold, the strictest of ours after seven days: what is needed for longer is booked before,
 * and goes back as a refund.
 */
export const HOLD_FOR = 6 * DAY;

/**
 * So long after the last that happened an owner is reminded of a deposit in their hand; not before the days that were
 * agreed for it are over.
 */
export const REMIND_OF_DEPOSIT_AFTER = DAY;

/** So long after the end of a rental its owner is asked whether the car is back. */
export const ASK_AFTER = DAY;
/** So long after the end it is over all the same, at the earliest a day after the owner was asked. */
export const CLOSE_AFTER = 3 * DAY;
export const CLOSE_AFTER_ASKING = DAY;

/** Tetri: a damage where no protection says less, and a fine. */
export const MOST_DAMAGE = 2_000_000;
export const MOST_FINE = 200_000;
/** An eighth of a tank: 6.25 litres at 3.20 ₾. */
export const FUEL_OF_EIGHTH = 2_000;
export const MOST_ITEMS = 10;
export const LONGEST_CLAIM_TEXT = 1_000;
/** More than any deposit: how much it may be, the order says. */
export const MOST_DEPOSIT = 100_000_000;
export const LONGEST_DEPOSIT_REASON = 500;

/** A page of the bank for a deposit or a claim is good for so long. */
const PAGE_FOR = HOUR;

export const pageUntil = (now: Date): Date => new Date(now.getTime() + PAGE_FOR);
export const claimUntil = (returned: Date): Date => new Date(returned.getTime() + CLAIM_WITHIN);
export const answerBy = (claimed: Date): Date => new Date(claimed.getTime() + ANSWER_WITHIN);
export const payBy = (due: Date): Date => new Date(due.getTime() + PAY_WITHIN);
export const closeFrom = (end: Date): Date => new Date(end.getTime() + CLOSE_AFTER);
export const holdFrom = (start: Date): Date => new Date(start.getTime() - HOLD_BEFORE);
