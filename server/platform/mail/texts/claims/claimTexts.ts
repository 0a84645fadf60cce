import type { OrderTexts } from '../orders/orderText.ts';

/** What both sides are told of the end of a rental, of the deposit and of what follows the return. */
export type ClaimTexts = Pick<
  OrderTexts['events'],
  | 'remind_return'
  | 'close'
  | 'remind_start'
  | 'no_show'
  | 'hold_deposit'
  | 'return_deposit'
  | 'drop_deposit'
  | 'take_deposit'
  | 'give_deposit'
  | 'keep_deposit'
  | 'remind_deposit'
  | 'claim'
  | 'answer_claim'
  | 'pass_claim'
  | 'decide_claim'
  | 'pay_claim'
  | 'reopen_claim'
  | 'remind_claim'
>;
