/** What an owner does with a deposit that is taken at the hand-over. */
export const depositMoveKinds = ['taken', 'returned', 'kept'] as const;

/** How it is handed over: `card` is the owner's own terminal, unknown to our banks. */
export const depositWays = ['cash', 'card'] as const;
