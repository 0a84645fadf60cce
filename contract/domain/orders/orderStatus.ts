import { z } from 'zod';

export const OrderStatus = z.enum([
  'requested',
  'confirmed',
  'active',
  'completed',
  'declined',
  'expired',
  'cancelled',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const OrderEventName = z.enum([
  'request',
  'book',
  'accept',
  'decline',
  'expire',
  'cancel',
  'pay',
  // Half of the time to pay after the owner's approval is over.
  'remind_pay',
  // An authorization of the bank expires.
  'drop_hold',
  'mark_paid',
  // A day before the hand-over both sides are reminded of it, and two hours before the return.
  'remind_pick_up',
  'start',
  'remind_drop_off',
  // The car is not back: both sides are reminded, and again before its next rental begins.
  'remind_late',
  'finish',
  // The owner has not confirmed the return for days: they are asked, and then the order ends without a confirmation.
  'remind_return',
  'close',
  // The rental is over without a confirmed hand-over: the owner is asked, then it ends as one cancelled too late.
  'remind_start',
  'no_show',
  'refund',
  // The owner has cancelled a paid order: the client chooses a substitute car, or the refund.
  'substitute',
  'release',
  // The substitute order begins.
  'take_over',
  // The client requests other dates or another car: it waits for the owner's answer, or for the payment only.
  'ask_change',
  'take_change',
  'accept_change',
  // Half of the time to pay after the owner's approval is over.
  'remind_change',
  'decline_change',
  'withdraw_change',
  'expire_change',
  // The change is made.
  'change',
  // The bank holds the deposit, and releases it.
  'hold_deposit',
  'return_deposit',
  // The authorization has expired.
  'drop_deposit',
  // The owner takes it at the hand-over, and returns it or withholds a part afterwards.
  'take_deposit',
  'give_deposit',
  'keep_deposit',
  // They have done neither for a day.
  'remind_deposit',
  // A claim after the return: made, answered or not in time, decided, and the part beyond the deposit paid.
  'claim',
  'answer_claim',
  'pass_claim',
  'decide_claim',
  'pay_claim',
  // The authorization of the deposit expired before the claim was captured, or the time to pay is over.
  'reopen_claim',
  'remind_claim',
]);
export type OrderEventName = z.infer<typeof OrderEventName>;

/** Who triggers a transition: the client, the owner, an admin for the owner, or the marketplace itself. */
export const OrderActor = z.enum(['client', 'owner', 'admin', 'system']);
export type OrderActor = z.infer<typeof OrderActor>;
