/** What can be claimed after the return, in the order in which it is shown. */
export const claimKinds = ['damage', 'distance', 'fuel', 'late', 'cleaning', 'fine'] as const;
export type ClaimKind = (typeof claimKinds)[number];
