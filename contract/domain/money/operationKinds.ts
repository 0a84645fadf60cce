import { payoutStates } from './payoutMachine.ts';

/**
 * Online payments, refunds, cash that the owner has confirmed, claims after a return (by a bank or in cash), deposits that
 * the owner took, returned or (as `deposit_kept`) withheld, and payouts.
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
 * The state of an amount: held until the order is over, ready for the next payout, already with the owner (cash), in a
 * payout of this status, or set off against a debt of the owner (carried).
 */
export const operationStates = ['held', 'ready', 'with_owner', ...payoutStates, 'carried'] as const;
