import type { ClaimItem } from '#contract/calls/claims.ts';

/** An item as it was sent; what is decided of it stands beside. */
export type StoredItem = Omit<ClaimItem, 'decision'>;
export type StoredDecision = NonNullable<ClaimItem['decision']>;
