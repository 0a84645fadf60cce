import { payoutStates } from './payoutMachine.ts';

/**
 * Money a client paid online, what went back of it, cash that the owner has confirmed, what was owed after a return (by a
 * bank or in cash), deposits that the owner took, gave back or (as `deposit_kept`) kept, and what was paid out.
 */
export const operationKinds = [
  'payment',
  'refund',
  'cash',
  'claim',
  'claim_cash',
  'deposit',
  'deposit_kept',
  'payout',
] as const;

/**
 * Where an amount is: held until the order is over, ready for the next payout, with the owner already (cash), in a payout
 * that stands as it says, or reckoned against what an owner owed (carried).
 */
export const operationStates = ['held', 'ready', 'with_owner', ...payoutStates, 'carried'] as const;
