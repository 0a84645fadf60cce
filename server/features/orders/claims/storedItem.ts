import type { ClaimItem } from '#contract/calls/orders/claims.ts';

/** An item as it was sent; the decision about it is stored separately. */
export type StoredItem = Omit<ClaimItem, 'decision'>;
export type StoredDecision = NonNullable<ClaimItem['decision']>;
