/** What an owner does with a deposit that is taken at the hand-over. */
export const depositMoveKinds = ['taken', 'returned', 'kept'] as const;

/** How it is handed over: the card is the owner's own terminal, of which no bank of ours knows. */
export const depositWays = ['cash', 'card'] as const;
