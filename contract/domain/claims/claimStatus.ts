import { z } from 'zod';

/** It waits for the client's answer, for an admin's decision, for what the deposit does not cover, or it is over. */
export const ClaimStatus = z.enum(['asked', 'disputed', 'due', 'settled']);
export type ClaimStatus = z.infer<typeof ClaimStatus>;

/** How an order stands with claims: `possible` as long as its owner can still make one. */
export type ClaimFact = 'none' | 'possible' | ClaimStatus;
