/** What the number of a payout has more than its id. */
export const FIRST_PAYOUT = 100_000;

/** What people quote: `P-100001`. */
export const payoutNumber = (id: number): string => `P-${FIRST_PAYOUT + id}`;
