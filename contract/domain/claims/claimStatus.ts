import { z } from 'zod';

/** Waits for the client's answer, for an admin's decision, for the payment of what the deposit does not cover, or is over. */
export const ClaimStatus = z.enum(['asked', 'disputed', 'due', 'settled']);
export type ClaimStatus = z.infer<typeof ClaimStatus>;

/** The claim of an order: `possible` as long as its owner can still make one. */
export type ClaimFact = 'none' | 'possible' | ClaimStatus;
